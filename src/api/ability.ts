import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Action, Rule, Subject } from '#contract/access.ts';

export type Ability = MongoAbility<[Action, Subject]>;

export const abilityFrom = (rules: Rule[]): Ability => createMongoAbility<Ability>(rules);
