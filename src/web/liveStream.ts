export interface StreamEvent {
  name: string;
  data: string;
}

/** Reads server-sent events until the stream ends. Chunks may break anywhere, within a line or a letter too. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  tell: (event: StreamEvent) => void,
  alive: () => void,
) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event: StreamEvent = { name: 'message', data: '' };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (event.data) tell(event);
        event = { name: 'message', data: '' };
      } else if (line.startsWith('event:')) event.name = line.slice(6).trim();
      else if (line.startsWith('data:')) event.data += line.slice(5).trim();
    }
  }
}
