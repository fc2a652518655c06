import { useEffect, useState } from 'react';

/** Goes on by itself, while nobody reads, points or looks elsewhere. With reduced motion it waits to be started. */
export function useAutoplay(seconds: number | undefined, isStill: boolean, next: () => void) {
  const [wanted, setWanted] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const isOn = seconds !== undefined && (wanted ?? !isStill);
  useEffect(() => {
    if (!isOn || isHeld || seconds === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isOn, isHeld, seconds, next]);
  return { isOn, toggle: () => setWanted(!isOn), hold: () => setHeld(true), letGo: () => setHeld(false) };
}
