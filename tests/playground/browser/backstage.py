"""An event loop in a thread of its own: the browser is driven synchronously, servers are not."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Self


class Backstage:
    """Opened and closed with the block; what opens and closes is said by whoever inherits."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self) -> Self:
        self.thread.start()
        self.wait(self.open())
        return self

    def __exit__(self, *_: object) -> None:
        self.wait(self.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What `work` comes to, done in the background loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    async def open(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError
