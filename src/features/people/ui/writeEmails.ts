import type { PersonRow } from '#features/people/contract.ts';

/** As a mail program takes them: "Amara Okafor <amara@school.org>, …" for several, the bare address for one. */
export function writeEmails(people: Pick<PersonRow, 'fullName' | 'email'>[]): string {
  if (people.length === 1) return people[0]?.email ?? '';
  return people.map((person) => `${person.fullName.replace(/[",<>]/g, '')} <${person.email}>`).join(', ');
}
