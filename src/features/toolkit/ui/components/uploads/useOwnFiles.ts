import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { api, ask } from '#web/client.ts';

const remove = (id: number) => ask(api.api.files[':id'].$delete({ param: { id } })).catch(() => undefined);

/** Files that nothing goes with: what is taken off the list, or left behind with the page, is deleted on the server. */
export function useOwnFiles() {
  const [files, setFiles] = useState<StoredFile[]>([]);
  const kept = useRef<StoredFile[]>([]);

  function change(next: StoredFile[]) {
    for (const { id } of kept.current) if (!next.some((file) => file.id === id)) void remove(id);
    kept.current = next;
    setFiles(next);
  }

  useEffect(
    () => () => {
      for (const { id } of kept.current) void remove(id);
    },
    [],
  );

  return [files, change] as const;
}
