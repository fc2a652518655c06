import { useReducedMotion } from '@mantine/hooks';

/** How marks come in: shortly, or not at all for those who asked for less motion. */
export function useMotion() {
  const lessMotion = useReducedMotion();
  return { isAnimationActive: !lessMotion, animationDuration: 240 };
}
