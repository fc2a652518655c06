/** A button to another page. Not `disabled` at the ends: whoever pages by keys would lose their place there. */
export function pageStep(page: number, by: 1 | -1, pages: number, onPage: (page: number) => void) {
  const to = Math.min(page + by, pages);
  const isNowhere = to < 1 || to === page;
  return {
    'aria-disabled': isNowhere,
    'data-disabled': isNowhere || undefined,
    onClick: () => !isNowhere && onPage(to),
  };
}
