import { expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './liveStream.ts';

const TEXT = 'event: hello\ndata: {}\n\n: ping\n\ndata: {"topic":"käse","ids":[3]}\n\ndata: {"top';

/** The text in pieces of so many bytes. */
function inPieces(size: number) {
  const bytes = new TextEncoder().encode(TEXT);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

it.each([1, 2, 7, 1000])(
  'reads whole events from pieces of %i bytes, and drops the one cut off at the end',
  async (size) => {
    const events: StreamEvent[] = [];
    let pieces = 0;
    await readEvents(
      inPieces(size),
      (event) => events.push(event),
      () => {
        pieces += 1;
      },
    );
    expect(events).toEqual([
      { name: 'hello', data: '{}' },
      { name: 'message', data: '{"topic":"käse","ids":[3]}' },
    ]);
    expect(pieces).toBeGreaterThan(0);
  },
);
