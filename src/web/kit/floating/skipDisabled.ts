/**
 * A menu gives the focus to its first entry, also to one that is disabled and cannot take it: the keyboard would stay
 * outside. Without a place in the order such an entry is passed over; where all are disabled, the menu itself is focused.
 */
export function skipDisabled(menu: HTMLElement | null) {
  for (const entry of menu?.querySelectorAll('[data-menu-item]:disabled') ?? []) entry.removeAttribute('tabindex');
}
