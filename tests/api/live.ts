import { expect } from 'vitest';
import type { createApp } from '#api/app.ts';

/** An open live stream: what it says, and how to close the page. */
export async function follow(app: ReturnType<typeof createApp>, token: string, ago?: number) {
  const answer = await app.request(ago === undefined ? '/api/live' : `/api/live?ago=${ago}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const reader = (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read();
      if (done) return false;
      heard += value;
    }
    return true;
  };
  const ended = async () => {
    for (;;) if ((await reader.read()).done) return true;
  };
  return { until, ended, heard: () => heard, close: () => reader.cancel() };
}
