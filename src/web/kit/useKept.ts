import { useState } from 'react';

/** The last thing that was there: a drawer keeps its words while it slides out. */
export function useKept<T>(value: T | null): T | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
