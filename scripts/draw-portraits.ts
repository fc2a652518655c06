// Draws the 48 portraits of public/avatars. The same on every run: change a number here and look at what comes out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '#web/art/seeded.ts';

const COUNT = 48;
const GROUNDS = ['#e4ecff', '#f6e7c6', '#d3ebe5', '#f6dccf', '#d9ebf7', '#ecd9ea', '#e6e4df'];
const SKINS = ['#f3cfb3', '#e8b48f', '#c98a5e', '#a0673f', '#70442c', '#5a3523'];
const HAIRS = ['#231f1d', '#231f1d', '#3d2a20', '#6b4226', '#a54a26', '#bd8a4b', '#d9b36a', '#8c8a86'];
const CLOTHES = ['#3052d6', '#b58207', '#00605a', '#b6380c', '#4a99cf', '#6a1265', '#54524f'];

type Look = { skin: string; hair: string; cloth: string };

/** What is drawn behind the head, and over it. */
const STYLES: ((look: Look) => { behind: string; over: string })[] = [
  // Short, close to the head.
  ({ hair }) => ({
    behind: '',
    over: `<path d="M13.2 15.8C12.2 8.6 15.6 5.8 20 5.8s7.8 2.8 6.8 10c-.2-2.6-.8-4.2-1.6-5-3.2.8-7.2.8-10.4 0-.8.8-1.4 2.4-1.6 5z" fill="${hair}"/>`,
  }),
  // A bun on top.
  ({ hair }) => ({
    behind: '',
    over: `<circle cx="20" cy="4.6" r="3.4" fill="${hair}"/><path d="M12.6 15.4C12.2 8.8 15.6 6 20 6s7.8 2.8 7.4 9.4c-1-3-3.6-4.6-7.4-4.6s-6.4 1.6-7.4 4.6z" fill="${hair}"/>`,
  }),
  // A bob with a fringe.
  ({ hair }) => ({
    behind: `<path d="M11 14.4C11 8.4 14.8 5.4 20 5.4s9 3 9 9v9.8h-18z" fill="${hair}"/>`,
    over: `<path d="M12.8 15.2C12.6 9 16 6.6 20 6.6s7.4 2.4 7.2 8.6z" fill="${hair}"/>`,
  }),
  // Long, over the shoulders.
  ({ hair }) => ({
    behind: `<path d="M10.6 15C10.6 8.4 14.8 5.2 20 5.2s9.4 3.2 9.4 9.8l1 15.4H9.6z" fill="${hair}"/>`,
    over: `<path d="M12.8 16c.2-3.6 2.4-5.8 6.4-7 3.8 1 7.4 3 8 7C28 9.4 24.6 6.2 20 6.2s-8 3.2-7.2 9.8z" fill="${hair}"/>`,
  }),
  // Curls.
  ({ hair }) => ({
    behind: `<g fill="${hair}"><circle cx="13" cy="12.6" r="4.2"/><circle cx="27" cy="12.6" r="4.2"/><circle cx="16" cy="8.2" r="4.4"/><circle cx="24" cy="8.2" r="4.4"/><circle cx="20" cy="7" r="4.4"/></g>`,
    over: `<path d="M12.8 14.4C13.4 9.6 16.2 8 20 8s6.6 1.6 7.2 6.4c-2-2.2-4.2-3-7.2-3s-5.2.8-7.2 3z" fill="${hair}"/>`,
  }),
  // A scarf.
  ({ cloth }) => ({
    behind: `<path d="M9.8 31C10.6 25 10.4 20 10.6 15.4 10.8 8.6 14.8 5 20 5s9.2 3.6 9.4 10.4c.2 4.6 0 9.6.8 15.6-3.4 2.4-17 2.4-20.4 0z" fill="${cloth}"/>`,
    over: `<path d="M20 5c-5 0-8.6 3.6-8.6 10.4 0 5.6 3.6 11.2 8.6 11.2s8.6-5.6 8.6-11.2C28.6 8.6 25 5 20 5zm0 4.6c3.2 0 5.4 2.6 5.4 6.4 0 4-2.4 7.4-5.4 7.4s-5.4-3.4-5.4-7.4c0-3.8 2.2-6.4 5.4-6.4z" fill="${cloth}" fill-rule="evenodd"/><path d="M14 20.5c1.6 3.8 3.6 4.6 6 4.6s4.4-.8 6-4.6l1.6 12.8c-4.6 1.6-10.6 1.6-15.2 0z" fill="${cloth}"/><path d="M13.6 27.2c4 2.4 8.6 2.8 12.6 1" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1"/>`,
  }),
  // A side parting.
  ({ hair }) => ({
    behind: '',
    over: `<path d="M13.2 16C12 9 15.4 5.6 20.4 5.6c4.6 0 7.4 2.8 6.4 10.2-.2-2.8-.8-4.2-1.8-5-3.2.2-6.4-.2-8.8-1.4-1.4 1.6-2.6 3.4-3 6.6z" fill="${hair}"/>`,
  }),
  // Very short with a beard.
  ({ hair }) => ({
    behind: '',
    over: `<path d="M12.8 13.8C12.8 8.4 15.8 6 20 6s7.2 2.4 7.2 7.8c-1.6-2.4-4-3.4-7.2-3.4s-5.6 1-7.2 3.4z" fill="${hair}"/><path d="M13 17.2c.6 5.6 3.4 8.6 7 8.6s6.4-3 7-8.6c-1.4 2.6-3.6 3.6-7 3.6s-5.6-1-7-3.6z" fill="${hair}"/>`,
  }),
];

const darker = (hex: string, by: number) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function portrait(number: number): string {
  const next = seeded(`portrait ${number}`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const ground = GROUNDS[number % GROUNDS.length] as string;
  const style = STYLES[(number * 3 + Math.floor(number / STYLES.length)) % STYLES.length] as (typeof STYLES)[number];
  const skin = SKINS[(number * 5 + Math.floor(number / 7)) % SKINS.length] as string;
  const isDark = SKINS.indexOf(skin) > 2;
  const look: Look = { skin, hair: pick(isDark ? HAIRS.slice(0, 3) : HAIRS), cloth: pick(CLOTHES) };
  const { behind, over } = style(look);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" fill="${ground}"/>`,
    behind,
    `<path d="M6.6 40c.8-6.6 6-10 13.4-10s12.6 3.4 13.4 10z" fill="${behind.includes(look.cloth) ? darker(look.cloth, 0.6) : look.cloth}"/>`,
    `<path d="M16.8 22h6.4v8.6a3.2 3.2 0 0 1-6.4 0z" fill="${darker(skin, 0.93)}"/>`,
    `<ellipse cx="20" cy="16.4" rx="6.6" ry="8.2" fill="${skin}"/>`,
    over,
    '</svg>',
    '',
  ].join('');
}

const folder = join(import.meta.dirname, '..', 'public', 'avatars');
mkdirSync(folder, { recursive: true });
for (let number = 1; number <= COUNT; number += 1) {
  writeFileSync(join(folder, `${String(number).padStart(2, '0')}.svg`), `${portrait(number)}\n`);
}
console.log(`${COUNT} portraits drawn.`);
