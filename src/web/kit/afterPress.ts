let pressed = false;
let waiting: (() => void)[] = [];

addEventListener(
  'pointerdown',
  () => {
    pressed = true;
  },
  { capture: true, passive: true },
);
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(
    end,
    () => {
      pressed = false;
      const due = waiting;
      waiting = [];
      // The click itself comes first.
      for (const run of due) setTimeout(run);
    },
    { capture: true, passive: true },
  );
}

/** What moves the page waits for the end of a press: what is pressed must still be there when the finger is lifted. */
export function afterPress(run: () => void) {
  if (pressed) waiting.push(run);
  else run();
}
