import { expect, it } from 'vitest';
import { abilityFrom } from '#api/ability.ts';
import { ACTIONS, AREAS, type Rule, type Subject } from '#contract/access.ts';
import { abilityByRules } from './ability.ts';

it('pages show what the server allows: the same rules say the same on both sides', () => {
  const subjects: Subject[] = [...AREAS, 'ACL', 'Auth', 'Student', 'all'];
  const rules: Rule[] = ACTIONS.flatMap((action) => subjects.map((subject) => ({ action, subject })));
  const sets = [
    [],
    ...rules.map((rule) => [rule]),
    ...rules.map((rule, at) => [rule, rules[(at * 7 + 3) % rules.length] ?? rule]),
  ];
  for (const set of sets) {
    const here = abilityByRules(set);
    const there = abilityFrom(set);
    for (const { action, subject } of rules)
      expect(here.can(action, subject), JSON.stringify({ set, action, subject })).toBe(there.can(action, subject));
  }
});
