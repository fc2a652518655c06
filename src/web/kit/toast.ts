import { notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { say } from '#web/i18n/messages.ts';

export interface ToastData {
  id: string;
  failed: boolean;
  sentence: ReactNode;
  detail?: ReactNode;
  errorId?: string | undefined;
  undo?: () => void;
  retry?: () => void;
}

/** What the host draws, by the notification's id. */
export const toasts = new Map<string, ToastData>();

export const MOST_TOASTS = 3;
let count = 0;

function show(data: Omit<ToastData, 'id'>): string {
  count += 1;
  const id = `toast-${count}`;
  const open = notificationsStore.getState().notifications;
  // Newest first: when there is no room, the oldest that is not an error makes way; errors wait in line.
  const oldest = open.findLast((one) => one.id && toasts.get(one.id)?.failed === false);
  if (open.length >= MOST_TOASTS && oldest?.id) notifications.hide(oldest.id);
  toasts.set(id, { ...data, id });
  notifications.show({
    id,
    priority: count,
    // The drawn toast keeps its own time, because focus pauses it too.
    autoClose: false,
    role: data.failed ? 'alert' : 'status',
    message: data.sentence,
    onClose: () => toasts.delete(id),
  });
  return id;
}

export const toast = {
  /** Something happened. `undo` takes it back. */
  done(sentence: ReactNode, { detail, undo }: { detail?: ReactNode; undo?: () => void } = {}) {
    return show({ failed: false, sentence, detail, undo });
  },
  /** Something did not happen; stays until it is closed. Takes a sentence or what was thrown. */
  failed(problem: unknown, { detail, retry }: { detail?: ReactNode; retry?: () => void } = {}) {
    const sentence = problem instanceof Error ? say(problem.message) : String(problem);
    const errorId = problem instanceof Error && 'id' in problem ? (problem.id as string | undefined) : undefined;
    return show({ failed: true, sentence, detail, errorId, retry });
  },
  close(id: string) {
    notifications.hide(id);
  },
};
