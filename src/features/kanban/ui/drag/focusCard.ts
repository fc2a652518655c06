export const cardElement = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-card="${id}"]`);

/** Once it is drawn at its new place. */
export function focusCard(id: number | undefined) {
  requestAnimationFrame(() => requestAnimationFrame(() => cardElement(id)?.focus()));
}
