import { useState } from 'react';
import type { Role, RolesAnswer } from '#features/permissions/contract.ts';
import { useGuarded } from '#web/kit/useGuarded.ts';
import { isTicked, type Moves, outcome, withMove, withoutSent } from './moves.ts';

/** The ticks of all roles that were moved and are not saved yet. */
export function useMatrix(all: RolesAnswer | undefined) {
  const [moves, setMoves] = useState<Record<string, Moves>>({});
  const changes = (all?.roles ?? []).flatMap((role) => {
    const result = outcome(moves[role.name] ?? {}, role.permissionIds, all?.permissions ?? []);
    return result.given.length + result.taken.length > 0 ? [{ role, ...result }] : [];
  });
  useGuarded({ work: () => ({ moves }), setWork: (left) => setMoves(left.moves), isUnsaved: () => changes.length > 0 });
  return {
    changes,
    moves,
    isTicked: (role: Role, id: number) => isTicked(moves[role.name] ?? {}, role.permissionIds, id),
    isMoved: (role: Role, id: number) =>
      isTicked(moves[role.name] ?? {}, role.permissionIds, id) !== role.permissionIds.includes(id),
    tick: (role: Role, id: number, ticked: boolean) =>
      setMoves((before) => ({
        ...before,
        [role.name]: withMove(before[role.name] ?? {}, role.permissionIds, id, ticked),
      })),
    reset: () => setMoves({}),
    /** These are saved. */
    settle: (sent: Record<string, Moves>) =>
      setMoves((before) => {
        const roles = Object.keys({ ...sent, ...before });
        return Object.fromEntries(roles.map((name) => [name, withoutSent(before[name] ?? {}, sent[name] ?? {})]));
      }),
  };
}
export type Matrix = ReturnType<typeof useMatrix>;
