import { expect, it } from 'vitest';
import { sayProblems } from './sayProblems.ts';

it('says every problem in other words and leaves the rest as it is', () => {
  const file = '\uFEFFname,"a, b",problem\r\n"Two\nlines",\'=1,"Enter the email.\nEnter the name."\r\nX,,Unknown.\r\n';
  const words: Record<string, string> = { 'Enter the email.': 'E-Mail fehlt.', 'Enter the name.': 'Name fehlt.' };
  expect(sayProblems(file, (sentence) => words[sentence] ?? sentence)).toBe(
    '\uFEFFname,"a, b",problem\r\n"Two\nlines",\'=1,E-Mail fehlt. Name fehlt.\r\nX,,Unknown.\r\n',
  );
});

it('hands nothing to a spreadsheet that it would run', () => {
  expect(sayProblems('a,problem\r\n1,x\r\n', () => '=1+1')).toBe("\uFEFFa,problem\r\n1,'=1+1\r\n");
});
