import { useState } from 'react';

/** The address follows in a moment: until then what is ticked is kept here, also for the next tick. */
export function useTicked<Value extends string | number>(value: Value[], onChange: (values: Value[]) => void) {
  const address = value.join();
  const [ticked, setTicked] = useState({ address, value });
  if (ticked.address !== address) setTicked({ address, value });
  const tick = (next: Value[]) => {
    setTicked({ address, value: next });
    onChange(next);
  };
  return [ticked.value, tick] as const;
}
