import type { GroupEvent } from '#features/chat/contract.ts';

/** The first few by name. */
function namesOf(people: GroupEvent['people']) {
  const names = people.slice(0, 5).map((one) => one.fullName);
  const rest = people.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** What happened in a group as plain words; pages say it in their own language from the event itself. */
export function groupLine({ deed, by, people, name }: GroupEvent): string {
  const who = by.fullName;
  const whom = namesOf(people);
  const lines: Record<GroupEvent['deed'], string> = {
    created: `${who} made the group “${name}” with ${whom}`,
    renamed: `${who} renamed the group to “${name}”`,
    added: `${who} added ${whom}`,
    removed: `${who} removed ${whom}`,
    left: `${who} left`,
    'made-admin': `${who} lets ${whom} manage the group`,
    'made-member': `${who} no longer lets ${whom} manage the group`,
  };
  return lines[deed];
}
