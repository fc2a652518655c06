import type { ReactNode } from 'react';

export interface Question {
  /** The question with the name in it: "Delete the board “Done”?" */
  question: string;
  detail?: ReactNode;
  /** What the button says: "Delete board". */
  verb: string;
  cancel?: string;
  danger?: boolean;
  /** Has to be typed first: for what is lost for good, so that no hand is quicker than the head. */
  word?: string;
  /** What yes does. The dialog waits for it, and stays with the reason when it fails. */
  run?: () => Promise<unknown>;
}

interface Choice<T extends string> {
  value: T;
  label: string;
}

export interface Asked extends Question {
  answer: (yes: boolean) => void;
  /** What it is about can be meant in several ways. */
  choices?: Choice<string>[];
  /** The name of a field for the reason. */
  reason?: string;
  /** Tells what was chosen or written. */
  tell?: (value: string) => void;
}

let asked: Asked | null = null;
let isBeingAnswered = false;
const listeners = new Set<() => void>();

function change(next: Asked | null) {
  if (asked && !next) {
    isBeingAnswered = true;
    setTimeout(() => {
      isBeingAnswered = false;
    });
  }
  asked = next;
  for (const listener of listeners) listener();
}

function show<T>(question: Omit<Asked, 'answer'>, given: (yes: boolean) => T): Promise<T> {
  asked?.answer(false);
  return new Promise((resolve) => {
    change({
      ...question,
      answer: (yes) => {
        change(null);
        resolve(given(yes));
      },
    });
  });
}

/** Only for what cannot be undone; everything else happens at once and offers Undo. */
export const confirm = (question: Question): Promise<boolean> => show(question, (yes) => yes);

/** A question with several answers, the first one chosen. Answers null when it was cancelled. */
export function choose<T extends string>({ choices, ...question }: Question & { choices: Choice<T>[] }) {
  let chosen = choices[0]?.value ?? null;
  const tell = (value: string) => {
    chosen = value as T;
  };
  return show({ ...question, choices, tell }, (yes) => (yes ? chosen : null));
}

/** A question whose yes needs a reason, which is the answer. Null when it was cancelled. */
export function askReason({ reason, ...question }: Question & { reason: string }) {
  let written = '';
  const tell = (value: string) => {
    written = value.trim();
  };
  return show({ ...question, reason, tell }, (yes) => (yes ? written : null));
}

export const subscribeAsked = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const getAsked = () => asked;

/**
 * A question lies above everything: keys are meant for it. The key that answers it is so, too: who hears it after the
 * dialog did must not take it for one of its own.
 */
export const isAsking = () => asked !== null || isBeingAnswered;
