import type { z } from 'zod';
import type { oneEvent } from '#features/calendar/contract.ts';
import type { StepOf } from '#web/kit/useWizard.ts';

export const EMPTY = { title: '', about: '', day: '', from: '09:00', to: '10:30', place: '' };
export type EventDraft = typeof EMPTY;

export type AddedEvent = z.infer<typeof oneEvent>['event'];

export interface StepProps {
  wizard: StepOf<EventDraft>;
  onDone: (event: AddedEvent) => void;
}

/** As the clocks here show it. */
export const momentOf = (day: string, time: string) => `${day}T${time}`;
