"""The built web client, read into memory once; every page address leads to its index."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route

from spielwerk.server.answers import not_found
from spielwerk.server.house import House

COMPRESSIBLE = ("text/", "application/json", "application/javascript", "image/svg+xml")
UNBUILT = b"The web client is not built here. Run `make play`, or use the protocol at /schema.\n"


class Page:
    def __init__(self, content: bytes, kind: str, lasting: bool) -> None:
        self.content = content
        self.kind = kind
        self.tag = f'"{sha256(content).hexdigest()[:20]}"'
        self.lasting = lasting
        packed = gzip.compress(content, 9) if kind.startswith(COMPRESSIBLE) else b""
        self.packed = packed if packed and len(packed) < len(content) else None


def read_pages(folder: Path) -> dict[str, Page]:
    """All files by their address; names with a hash in `assets/` never change."""
    pages = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file():
            address = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            if path.suffix in {".js", ".mjs"}:
                kind = "text/javascript"
            pages[address] = Page(path.read_bytes(), kind, address.startswith("assets/"))
    return pages


class Pages:
    def __init__(self, folder: Path) -> None:
        self.pages = read_pages(folder)

    def find(self, address: str) -> Page | None:
        """A file, or the client itself for addresses that look like pages."""
        address = address.strip("/")
        if address in self.pages:
            return self.pages[address]
        is_page = "." not in address.rpartition("/")[2]
        return self.pages.get("index.html") if is_page else None


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    exclude_from_compression=True,
)
async def page(request: Request[Any, Any, Any], house: House, path: str = "") -> Response[bytes]:
    pages: Pages = request.app.state.pages
    address = path.strip("/")
    if address.startswith(("api/", "ws/")) or address in {"api", "ws"}:
        raise not_found("page")
    if not pages.pages and not address:
        return Response(UNBUILT, media_type="text/plain; charset=utf-8")
    found = pages.find(address)
    if found is None:
        raise not_found("page")
    caching = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    headers = {"etag": found.tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)
