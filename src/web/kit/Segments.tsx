import { SegmentedControl, type SegmentedControlProps, useDirection } from '@mantine/core';

/** Choices beside each other. What marks the chosen one is measured once: when the page is turned round, it is made anew. */
export function Segments(props: SegmentedControlProps) {
  const { dir } = useDirection();
  return <SegmentedControl key={dir} {...props} />;
}
