export function keepLast(folder: string, note: string, since: number): void;
