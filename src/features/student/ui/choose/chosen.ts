import type { Difficulty } from '#contract/questionKinds.ts';
import type { StudentCategory } from '#features/student/contract.ts';

type Place = Pick<StudentCategory, 'id' | 'parentId'>;

const above = (id: number, all: Place[]): number[] => {
  const parent = all.find((one) => one.id === id)?.parentId ?? null;
  return parent === null ? [] : [parent, ...above(parent, all)];
};

/** On: it or something above it was chosen. Some: something below it was. */
export function stateOf(id: number, chosen: number[], all: Place[]): 'on' | 'some' | 'off' {
  if ([id, ...above(id, all)].some((one) => chosen.includes(one))) return 'on';
  return chosen.some((one) => above(one, all).includes(id)) ? 'some' : 'off';
}

/** Chooses a category with all below it, or takes it out, also from the middle of one that was chosen whole. */
export function toggle(id: number, chosen: number[], all: Place[]): number[] {
  if (stateOf(id, chosen, all) !== 'on') {
    return [...chosen.filter((one) => !above(one, all).includes(id)), id];
  }
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const path = above(id, all);
  const whole = path.find((one) => chosen.includes(one)) ?? 0;
  const onTheWay = path.slice(0, path.indexOf(whole) + 1);
  // Everything beside the way down to it stays chosen.
  const beside = all.filter(
    (one) => one.parentId !== null && onTheWay.includes(one.parentId) && one.id !== id && !path.includes(one.id),
  );
  return [...chosen.filter((one) => one !== whole), ...beside.map((one) => one.id)];
}

/** How many questions there are for what was chosen; nothing chosen means everything. */
export function available(chosen: number[], all: StudentCategory[], level: Difficulty | undefined): number {
  const roots = chosen.length > 0 ? chosen : all.filter((one) => one.parentId === null).map((one) => one.id);
  return all
    .filter((one) => roots.includes(one.id))
    .reduce((sum, one) => sum + (level ? (one.byDifficulty[level] ?? 0) : one.questions), 0);
}

export interface Line {
  category: StudentCategory;
  depth: number;
  /** Has something below it. */
  branch: boolean;
}

/** The tree as lines, each below its parent; what is below a closed branch is left out. */
export function inLines(
  all: StudentCategory[],
  isOpen: (id: number) => boolean,
  parentId: number | null = null,
  depth = 0,
): Line[] {
  return all
    .filter((one) => one.parentId === parentId)
    .flatMap((category) => {
      const branch = all.some((one) => one.parentId === category.id);
      const below = branch && isOpen(category.id) ? inLines(all, isOpen, category.id, depth + 1) : [];
      return [{ category, depth, branch }, ...below];
    });
}

/** Everything above what was chosen: what has to be open for it to be seen. */
export const waysTo = (chosen: number[], all: Place[]): number[] => chosen.flatMap((id) => above(id, all));
