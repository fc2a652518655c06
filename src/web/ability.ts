import type { Action, Rule, Subject } from '#contract/access.ts';

/** What a person may do, for what pages show; every call asks the server's own rules again. */
export interface AppAbility {
  can: (action: Action, subject: Subject) => boolean;
}

/** Who manages something reads it too, and `all` is every area. */
export const abilityByRules = (rules: Rule[]): AppAbility => ({
  can: (action, subject) =>
    rules.some(
      (rule) =>
        (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
    ),
});
