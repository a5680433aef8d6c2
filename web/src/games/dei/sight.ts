/** Scroll the column around an element until it is seen; never the page, which holds the bars in place. */
export function bring(element: HTMLElement): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const [here, there] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    if (here.top < there.top || here.height > there.height) box.scrollTop += here.top - there.top;
    else if (here.bottom > there.bottom) box.scrollTop += here.bottom - there.bottom;
    return;
  }
}
