import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { inStep } from './inStep.ts';

it('what is written and what follows are heard of before anything is drawn', async () => {
  const client = new QueryClient();
  const queryKey = ['list'];
  client.setQueryData(queryKey, ['old']);
  const seen: unknown[] = [];
  let waits = true;
  const observer = new QueryObserver<string[]>(client, { queryKey, enabled: false });
  // As the screens do: told together, drawn at the end of the turn.
  const draw = () => queueMicrotask(() => seen.push([observer.getCurrentResult().data, waits]));
  const stop = observer.subscribe(notifyManager.batchCalls(draw));
  inStep(
    () => client.setQueryData(queryKey, ['new']),
    () => {
      waits = false;
    },
  );
  expect(waits).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(seen).toEqual([[['new'], false]]);
  stop();
});
