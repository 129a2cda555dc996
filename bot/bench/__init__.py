"""Benchmarks: scripted people over HTTP, and players against players."""
