import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a table becomes lines that spreadsheets read as they were meant', () => {
  const table = {
    columns: ['Day', 'Name, long'],
    rows: [
      ['1 Nov', 2.5],
      ['say "hi"', null],
      ['=SUM(A1)', 0],
    ],
  };
  expect(csvOf(table)).toBe('Day,"Name, long"\r\n1 Nov,2.5\r\n"say ""hi""",\r\n\'=SUM(A1),0');
});
