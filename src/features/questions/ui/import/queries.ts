import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuestionStatus } from '#contract/questionKinds.ts';
import type { QuestionFormat } from '#features/questions/choices.ts';
import { api, ask } from '#web/client.ts';
import type { Source } from './source.ts';

export interface ImportOptions {
  /** Null: found out from the text. */
  format: QuestionFormat | null;
  status: QuestionStatus;
  categoryId: number | null;
}

const send = (source: Source, { format, status, categoryId }: ImportOptions, dryRun: boolean, signal?: AbortSignal) =>
  ask(
    api.api.questions.import.$post(
      {
        json: { text: source.text, fileName: source.fileName, ...(format && { format }), status, categoryId, dryRun },
      },
      signal && { init: { signal } },
    ),
  );

/** What would be imported, and what would not. */
export const importPreview = (source: Source | null, options: ImportOptions) =>
  queryOptions({
    queryKey: ['questionImport', source?.id, options],
    queryFn: ({ signal }) => send(source as Source, options, true, signal),
    enabled: source !== null,
    placeholderData: keepPreviousData,
    retry: false,
    // The words themselves do not change on the server, and big answers need not be kept.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const runImport = (source: Source, options: ImportOptions) => send(source, options, false);
