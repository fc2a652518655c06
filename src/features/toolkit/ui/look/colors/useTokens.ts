import { useEffect, useState } from 'react';
import { ALL_NAMES, variableOf } from './tokens.ts';

function read(): Record<string, string> {
  const page = getComputedStyle(document.documentElement);
  return Object.fromEntries(ALL_NAMES.map((name) => [name, page.getPropertyValue(variableOf(name)).trim()]));
}

/** The tokens as they are on the page right now; follows the skin and the accent. */
export function useTokens(): Record<string, string> {
  const [values, setValues] = useState(read);
  useEffect(() => {
    const follow = new MutationObserver(() => setValues(read()));
    follow.observe(document.documentElement, { attributeFilter: ['data-skin', 'data-accent'] });
    return () => follow.disconnect();
  }, []);
  return values;
}
