import type { TextTable } from '#web/kit/readTable.ts';

export const SAMPLE = `name,email,form,born
Amara Okafor,amara.okafor@example.org,7b,2014-03-02
Jonas Weber,jonas.weber@example.org,7b,2014-07-19
,ines@example.org,8a,2013-01-30
Leïla Mansour,leila.mansour@example,8a,2013-11-05
Tiago Nunes,tiago.nunes@example.org,8a,30.02.2013
Amara Okafor,amara.okafor@example.org,7b,2014-03-02
`;

export const FIELDS = ['name', 'email', 'form', 'born'] as const;
export type Field = (typeof FIELDS)[number];
export type Fault = 'missing' | 'email' | 'day' | 'twice';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What is wrong with a cell, if anything. `before`: the addresses of the rows above. */
function faultOf(field: Field, text: string, before: Set<string>): Fault | undefined {
  if (text === '') return field === 'name' || field === 'email' ? 'missing' : undefined;
  if (field === 'email') return !/^\S+@\S+\.\S+$/.test(text) ? 'email' : before.has(text) ? 'twice' : undefined;
  return field === 'born' && !isDay(text) ? 'day' : undefined;
}

/** Every row with what is wrong in it, by field. */
export function checked({ headings, rows }: TextTable) {
  const before = new Set<string>();
  return rows.map(({ line, cells }) => {
    const pupil = FIELDS.map((field) => {
      const text = cells[headings.indexOf(field)] ?? '';
      return { field, text, fault: faultOf(field, text, before) };
    });
    before.add(pupil[1]?.text ?? '');
    return { line, pupil, isRight: pupil.every(({ fault }) => !fault) };
  });
}
export type CheckedRow = ReturnType<typeof checked>[number];
