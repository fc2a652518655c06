const NEEDED = [20, 19];

/** Says so in one sentence and ends when this Node is too old; called before anything else is loaded. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `LMS needs Node ${NEEDED.join('.')} or newer and this is ${process.versions.node}: install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
