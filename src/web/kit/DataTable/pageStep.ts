/** A button to another page. Not `disabled` at the ends: whoever pages by keys would lose their place there. */
export function pageStep(to: number, pages: number, onPage: (page: number) => void) {
  const isNowhere = to < 1 || to > pages;
  return {
    'aria-disabled': isNowhere,
    'data-disabled': isNowhere || undefined,
    onClick: () => !isNowhere && onPage(to),
  };
}
