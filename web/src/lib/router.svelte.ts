/** Pages by address. Links are plain links; clicks on them stay in the page. */
function here(): URL {
  return new URL(location.href);
}

let address = $state.raw(here());

export function url(): URL {
  return address;
}

/** The parts of the path: "/table/abc" is ["table", "abc"]. */
export function path(): string[] {
  return address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  address = here();
  if (!replace) window.scrollTo(0, 0);
}

export function listen(): void {
  addEventListener("popstate", () => (address = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.hash || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
