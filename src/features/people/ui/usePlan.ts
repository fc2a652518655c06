import { useRef, useState } from 'react';
import type { ImportPlan, PeopleImport } from '#features/people/contract.ts';
import { toast } from '#web/kit/toast.ts';
import { changePlan, freshImport, keepImport } from './imports.ts';

/**
 * The plan of an import while it is chosen. Choices are sent one after the other, so that the last one is the one which
 * is stored; those that came while another was on its way go together. `busy` until all are in.
 */
export function usePlan(file: PeopleImport) {
  const [plan, setPlan] = useState(file.plan);
  const [busy, setBusy] = useState(false);
  const wanted = useRef(file.plan);
  const isSending = useRef(false);

  /** What the server made of the last choice; what it said to those before is of no interest any more. */
  async function sendAll() {
    let sent: ImportPlan;
    let answer: PeopleImport;
    do {
      sent = wanted.current;
      answer = await changePlan(file.id, sent);
    } while (sent !== wanted.current);
    return answer;
  }

  async function change(part: Partial<ImportPlan>) {
    wanted.current = { ...wanted.current, ...part };
    setPlan(wanted.current);
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      keepImport(await sendAll());
    } catch (error) {
      toast.failed(error);
      // Some of it may be stored: the screen shows what is.
      wanted.current = (await freshImport(file.id).catch(() => file)).plan;
      setPlan(wanted.current);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { plan, busy, change };
}
