const two = (number: number) => String(number).padStart(2, '0');

/** The day it is then where the person is: `2026-11-15`. */
export const localDay = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
