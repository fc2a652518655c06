import { expect, it } from 'vitest';
import { shelf } from './shelf.ts';

function storage() {
  const things = new Map<string, string>();
  return {
    getItem: (name: string) => things.get(name) ?? null,
    setItem: (name: string, text: string) => void things.set(name, text),
    removeItem: (name: string) => void things.delete(name),
  };
}

const place = (given: ReturnType<typeof storage>) =>
  shelf<{ title: string }>('a', ({ title }) => typeof title === 'string', given);

it('what was kept is there again, and gone once it is dropped', () => {
  const given = storage();
  expect(place(given).keep({ title: 'Tides' })).toBe(true);
  expect(place(given).read()).toEqual({ title: 'Tides' });
  place(given).drop();
  expect(place(given).read()).toBeNull();
});

it('what is broken, of another shape or of another format is not taken', () => {
  const given = storage();
  for (const found of ['{', 'null', '7', '{"title":3}', '{"title":"Tides","format":2}']) {
    given.setItem('a', found);
    expect(place(given).read()).toBeNull();
  }
});

it('a browser that keeps nothing says so and breaks nothing', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const given = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(place(given).keep({ title: 'Tides' })).toBe(false);
  expect(place(given).read()).toBeNull();
  expect(() => place(given).drop()).not.toThrow();
});
