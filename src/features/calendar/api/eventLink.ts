/** Where an event is opened; of what repeats, which of its occurrences, by its start as the series has it. */
export const eventLink = (id: number, occurrence?: number | null) =>
  `/apps/calendar?event=${id}${occurrence ? `&at=${new Date(occurrence).toISOString()}` : ''}`;
