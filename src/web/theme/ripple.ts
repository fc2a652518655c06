/** What answers a press with a ripple. `data-ripple="off"` opts out. */
const PRESSABLE =
  '.mantine-Button-root, .mantine-ActionIcon-root, .mantine-Menu-item, [data-ripple]:not([data-ripple="off"])';

function ripple(event: PointerEvent) {
  if (event.button !== 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const host = (event.target as Element | null)?.closest<HTMLElement>(PRESSABLE);
  if (!host || host.matches(':disabled, [data-disabled], [data-ripple="off"]')) return;
  const box = host.getBoundingClientRect();
  const x = event.clientX - box.left;
  const y = event.clientY - box.top;
  // Far enough to cover the control from where the pointer is.
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  const wave = document.createElement('span');
  wave.className = 'lms-ripple';
  wave.setAttribute('aria-hidden', 'true');
  wave.style.cssText = `left:${x - radius}px;top:${y - radius}px;width:${radius * 2}px;height:${radius * 2}px`;
  wave.addEventListener('animationend', () => wave.remove());
  host.classList.add('lms-ripple-host');
  host.append(wave);
}

/** One listener for the whole page instead of one per button. */
export function startRipple() {
  document.addEventListener('pointerdown', ripple, { passive: true });
}
