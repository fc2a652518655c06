export type Lists<L extends string> = { readonly [Name in L]: readonly string[] };

export interface Place<L extends string> {
  list: L;
  /** Where it then lies. */
  at: number;
}

const namesOf = <L extends string>(lists: Lists<L>) => Object.keys(lists) as L[];

export function placeOf<L extends string>(lists: Lists<L>, id: string): Place<L> {
  const list = namesOf(lists).find((one) => lists[one].includes(id)) ?? (namesOf(lists)[0] as L);
  return { list, at: lists[list].indexOf(id) };
}

/** The lists with one thing at another place. */
export function placed<L extends string>(lists: Lists<L>, id: string, { list, at }: Place<L>): Lists<L> {
  const without = Object.fromEntries(
    namesOf(lists).map((one) => [one, lists[one].filter((other) => other !== id)]),
  ) as Record<L, string[]>;
  without[list].splice(at, 0, id);
  return without;
}

const isMirrored = () => document.documentElement.dir === 'rtl';
const elementOf = (id: string) => document.querySelector(`[data-drag-item="${CSS.escape(id)}"]`);

/** Past the middle only, or two things of different size would swap for ever. */
function isPast(over: DOMRect, own: DOMRect, x: number, y: number): boolean {
  const isBeside = over.top < own.bottom && over.bottom > own.top;
  if (!isBeside) return y > over.top + over.height / 2;
  return x > over.left + over.width / 2 !== isMirrored();
}

/** Where it would go with the pointer there; null when it stays. */
export function placeUnder<L extends string>(lists: Lists<L>, id: string, x: number, y: number): Place<L> | null {
  const under = document.elementFromPoint(x, y);
  const target = under?.closest<HTMLElement>('[data-drag-list]');
  const list = namesOf(lists).find((one) => one === target?.dataset.dragList);
  const own = elementOf(id)?.getBoundingClientRect();
  if (!target || !list || !own) return null;
  const from = placeOf(lists, id);
  const overId = under?.closest<HTMLElement>('[data-drag-item]')?.dataset.dragItem;
  const at = overId === undefined ? -1 : lists[list].indexOf(overId);
  if (overId === id) return null;
  if (at < 0) return list === from.list ? null : { list, at: lists[list].length };
  const over = elementOf(overId as string)?.getBoundingClientRect();
  if (!over) return null;
  const past = isPast(over, own, x, y);
  if (list !== from.list) return { list, at: past ? at + 1 : at };
  return at > from.at === past ? { list, at } : null;
}

/** How many stand side by side; one in a list that goes down. */
function columnsOf(ids: readonly string[]): number {
  const tops = ids.map((id) => elementOf(id)?.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

/** Where an arrow key takes it. */
export function stepFrom<L extends string>(lists: Lists<L>, id: string, key: string): Place<L> | null {
  const { list, at } = placeOf(lists, id);
  const columns = columnsOf(lists[list]);
  const isOn = key === 'ArrowDown' || (key === 'ArrowRight') !== isMirrored();
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isSideways && columns === 1) {
    const names = namesOf(lists);
    const beside = names[names.indexOf(list) + (isOn ? 1 : -1)];
    return beside ? { list: beside, at: Math.min(at, lists[beside].length) } : null;
  }
  const to = at + (isOn ? 1 : -1) * (isSideways ? 1 : columns);
  return to >= 0 && to < lists[list].length ? { list, at: to } : null;
}
