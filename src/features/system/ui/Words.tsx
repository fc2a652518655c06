/** Sentences of the description, which are English; what stands between backticks is code, between two stars strong. */
export function Words({ text }: { text: string }) {
  const parts = text.split(/(`[^`]*`|\*\*[^*]*\*\*)/).map((part, at) => ({ part, key: `${at} ${part}` }));
  return (
    <bdi dir="auto">
      {parts.map(({ part, key }) => {
        if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
        return part.startsWith('**') ? <b key={key}>{part.slice(2, -2)}</b> : part;
      })}
    </bdi>
  );
}
