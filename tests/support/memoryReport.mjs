// Stands in front of the built server (node --import): on SIGUSR2 it collects what is garbage and says what is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  // What the first round lets go of, the second one takes.
  collect();
  setTimeout(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    console.log(`memory ${JSON.stringify({ rss, heapUsed, external })}`);
  }, 50);
});
