/** Points without the dust of binary fractions: 0.23 of 5 comes back as 0.22999999999999998. */
export const pointsOf = (exact: number): number => Number(exact.toPrecision(12));
