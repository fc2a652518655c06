import { useBlocker } from '@tanstack/react-router';
import { use, useEffect, useRef } from 'react';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from './confirm.ts';
import { Leaving } from './leaving.ts';

/** Whether what was typed may be left behind. */
export const askToLeave = () =>
  confirm({
    question: i18n.t('kit:unsaved.question'),
    detail: i18n.t('kit:unsaved.detail'),
    verb: i18n.t('kit:unsaved.leave'),
    cancel: i18n.t('kit:unsaved.stay'),
    danger: true,
  });

/** A drawer that may close goes by another address in this time, or by none. */
const CLOSING_MS = 500;

/** One question is enough, also where several things are unsaved; who stays after all is asked again. */
let isLeft = false;

async function mayLeave() {
  if (isLeft) return true;
  isLeft = await askToLeave();
  setTimeout(() => {
    isLeft = false;
  }, CLOSING_MS);
  return isLeft;
}

interface Way {
  current: { pathname: string };
  next: { pathname: string };
}

/** Asks before what was typed is left behind: inside the app, with the drawer it stands in, and when the tab closes. */
export function useUnsavedGuard(isUnsaved: (way?: Way) => boolean, enabled: boolean) {
  const guards = use(Leaving);
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;

  useEffect(() => {
    if (!enabled || !guards) return;
    const guarded = {
      isUnsaved: () => latest.current(),
      ask: mayLeave,
    };
    guards.add(guarded);
    return () => {
      guards.delete(guarded);
    };
  }, [guards, enabled]);

  useBlocker({
    disabled: !enabled,
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async (way) => isUnsaved(way) && !(await mayLeave()),
  });
}
