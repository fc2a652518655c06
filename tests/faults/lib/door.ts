import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What PostgreSQL says while it reads its log after a crash. */
const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0';

function sayStarting(socket: Socket) {
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  socket.end(message);
}

/** Stands before a PostgreSQL that is starting: the first so many are turned away as it does it, all later ones get in. */
export async function doorOf(address: string, turnAway: number) {
  const target = new URL(address);
  let turned = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (turned < turnAway) {
      socket.once('data', () => {
        turned += 1;
        sayStarting(socket);
      });
      return;
    }
    const inside = connect(Number(target.port), target.hostname);
    inside.on('error', () => socket.destroy());
    socket.pipe(inside).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const own = new URL(address);
  own.port = String((server.address() as AddressInfo).port);
  return { address: own.href, turnedAway: () => turned, close: () => server.close() };
}
