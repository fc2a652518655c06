/** Given to the open tab of a row that scrolls sideways: brings it into sight. The page itself stays where it is. */
export function tabInSight(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (!row) return;
  const [its, all] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += (its.left + its.right - all.left - all.right) / 2;
}
