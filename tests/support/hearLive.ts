/** An open page: the live stream of a server. */
export async function listen(url: string, token: string) {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const live = await fetch(`${url}/api/live`, { headers, signal: ending.signal });
  if (!live.body) throw new Error(`the stream was answered ${live.status}`);
  const reader = live.body.getReader();
  const decoder = new TextDecoder();
  let heard = '';
  const hear = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended after: ${heard}`);
      heard += decoder.decode(value, { stream: true });
    }
  };
  await hear('event: hello');
  return {
    hear,
    /** What was heard so far counts no more. */
    forget() {
      heard = '';
    },
    /** Waits until the server closes it. */
    async ended() {
      while (!(await reader.read()).done);
    },
    end: () => ending.abort(),
  };
}
