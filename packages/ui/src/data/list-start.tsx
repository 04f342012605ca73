/** The top of a list, in an element with `position: relative`. Pagination scrolls to it. */
export function ListStart() {
  return (
    <span
      aria-hidden
      data-list-start
      className="absolute top-0 scroll-mt-[calc(var(--ui-sticky-top,0px)+1rem)] print:hidden"
    />
  );
}
