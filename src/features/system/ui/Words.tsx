/** A sentence of the description, which is English; what stands between backticks is code. */
export function Words({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => ({ part, isCode: at % 2 === 1, key: `${at} ${part}` }));
  return <bdi dir="auto">{parts.map(({ part, isCode, key }) => (isCode ? <code key={key}>{part}</code> : part))}</bdi>;
}
