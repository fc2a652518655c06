/** A process that was found. Without one nothing is killed: number 0 would be the tests themselves. */
export function kill(pid: number | undefined) {
  if (!pid) throw new Error('there is no such process');
  process.kill(pid, 'SIGKILL');
}
