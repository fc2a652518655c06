import { notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { say } from '#web/i18n/messages.ts';

export interface ToastAct {
  label: string;
  run: () => void;
  /** Otherwise pressing it closes the toast. */
  stays?: boolean;
}

export interface ToastData {
  id: string;
  kind: 'done' | 'failed' | 'working';
  sentence: ReactNode;
  detail?: ReactNode;
  errorId?: string | undefined;
  undo?: (() => void) | undefined;
  retry?: (() => void) | undefined;
  act?: ToastAct | undefined;
  /** Until it is closed, also when it tells what was done. */
  stays?: boolean | undefined;
}

/** What the host draws, by the notification's id. */
export const toasts = new Map<string, ToastData>();

export const subscribeToasts = (tell: () => void) => notificationsStore.subscribe(tell);
export const isToasting = () => notificationsStore.getState().notifications.length > 0;

export const MOST_TOASTS = 3;
let count = 0;

function show(data: Omit<ToastData, 'id'>): string {
  count += 1;
  const id = `toast-${count}`;
  const open = notificationsStore.getState().notifications;
  // Newest first: when there is no room, the oldest that only tells what was done makes way; the others wait in line.
  const oldest = open.findLast(({ id: one }) => {
    const shown = one && toasts.get(one);
    return shown && shown.kind === 'done' && !shown.stays;
  });
  if (open.length >= MOST_TOASTS && oldest?.id) notifications.hide(oldest.id);
  toasts.set(id, { ...data, id });
  notifications.show({
    id,
    priority: count,
    // The drawn toast keeps its own time, because focus pauses it too.
    autoClose: false,
    role: data.kind === 'failed' ? 'alert' : 'status',
    message: data.sentence,
    onClose: () => toasts.delete(id),
  });
  return id;
}

interface More {
  detail?: ReactNode;
  act?: ToastAct | undefined;
}

export const toast = {
  /** Something happened. `undo` takes it back; `stays` when part of it did not happen and is to be read. */
  done(sentence: ReactNode, { detail, undo, act, stays }: More & Pick<ToastData, 'undo' | 'stays'> = {}) {
    return show({ kind: 'done', sentence, detail, undo, act, stays });
  },
  /** Something did not happen; stays until it is closed. Takes a sentence or what was thrown. */
  failed(problem: unknown, { detail, retry, act }: More & { retry?: () => void } = {}) {
    const sentence = problem instanceof Error ? say(problem.message) : String(problem);
    const errorId = problem instanceof Error && 'id' in problem ? (problem.id as string | undefined) : undefined;
    return show({ kind: 'failed', sentence, detail, errorId, retry, act });
  },
  /** Something is going on; whoever shows it closes it again. */
  working(sentence: ReactNode, more: More = {}) {
    return show({ kind: 'working', sentence, ...more });
  },
  close(id: string) {
    notifications.hide(id);
  },
};
