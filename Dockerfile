# Two stages: the first has what builds, the second only what runs. docs/deploy-docker.md

FROM python:3.13-slim-bookworm AS build
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_NO_CACHE=1 UV_COMPILE_BYTECODE=1
WORKDIR /source
COPY requirements/build.lock requirements/run.lock requirements/
COPY deploy/install.sh deploy/
RUN python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes \
        --only-binary :all: --requirement requirements/build.lock \
    && sh deploy/install.sh packages . /opt/kozel
COPY LICENSE pyproject.toml ./
COPY migrations migrations
COPY bot bot
RUN sh deploy/install.sh code . /opt/kozel

FROM python:3.13-slim-bookworm
# The user owns nothing but /data, and nothing more can be installed.
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin kozel \
    && install --directory --owner kozel --mode 700 /data \
    && python -m pip uninstall --yes --root-user-action ignore pip \
    && rm -rf /usr/local/lib/python3.13/ensurepip
COPY --from=build /opt/kozel /opt/kozel
ENV PATH=/opt/kozel/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite:////data/kozel.db \
    LISTEN=0.0.0.0:8080 \
    LOG_FORMAT=json
WORKDIR /opt/kozel/app
USER 10001
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# Alive, not ready: to start the bot anew does not help when Telegram or the database is away.
HEALTHCHECK --interval=60s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-m", "bot.commands.health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
