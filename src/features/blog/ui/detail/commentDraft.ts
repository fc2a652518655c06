import { useState } from 'react';
import { shelf } from '#web/kit/shelf.ts';
import { uuid } from '#web/kit/uuid.ts';

interface Draft {
  text: string;
  /** The words that were sent last, and the key they went with. */
  sent?: { text: string; key: string };
}

/** What was typed and not sent stays in this tab, for the way to the login and back. Without a name it is not kept. */
export function useDraft(name: string | undefined, first: string) {
  const place = shelf<Draft>(`lms-comment:${name}`, ({ text }) => typeof text === 'string', sessionStorage);
  const [draft, setDraft] = useState<Draft>(() => (name && place.read()) || { text: first });
  function put(next: Draft) {
    setDraft(next);
    if (name) next.text || next.sent ? place.keep(next) : place.drop();
  }
  return {
    text: draft.text,
    write: (text: string) => put({ ...draft, text }),
    /** The same words again have the same key; other words are another comment. */
    keyFor(text: string): string {
      if (draft.sent?.text === text) return draft.sent.key;
      const sent = { text, key: uuid() };
      put({ ...draft, sent });
      return sent.key;
    },
    /** It was sent. */
    drop() {
      setDraft({ text: '' });
      place.drop();
    },
  };
}
