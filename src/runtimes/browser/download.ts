import type { Part, Parts } from './messages.ts';
import type { Material } from './openDatabase.ts';

async function open(part: Part, arrived: (bytes: number) => void): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(part.url);
  if (!answer.ok || !answer.body) throw new Error(`${part.url} answered ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      arrived(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
}

const whole = async (stream: Promise<ReadableStream<Uint8Array<ArrayBuffer>>>) => new Response(await stream).blob();

/** Everything the database needs, side by side. The engine is compiled while it arrives. */
export async function download(parts: Parts, progress: (share: number) => void): Promise<Material> {
  const total = parts.engine.bytes + parts.files.bytes + parts.school.bytes;
  let sum = 0;
  const arrived = (bytes: number) => {
    sum += bytes;
    progress(Math.min(sum / total, 1));
  };
  const compiled = open(parts.engine, arrived).then((stream) =>
    WebAssembly.compileStreaming(new Response(stream, { headers: { 'Content-Type': 'application/wasm' } })),
  );
  const [engine, files, school] = await Promise.all([
    compiled,
    whole(open(parts.files, arrived)),
    whole(open(parts.school, arrived)),
  ]);
  return { engine, files, school };
}
