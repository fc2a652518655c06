import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuestionStatus } from '#contract/questionKinds.ts';
import type { QuestionFormat } from '#features/questions/choices.ts';
import { api, ask } from '#web/client.ts';
import { makeSendOnce } from '#web/kit/sendOnce.ts';
import { isOnTheWay } from '#web/kit/useTryAgain.ts';
import type { Source } from './source.ts';

export interface ImportOptions {
  /** Null: found out from the text. */
  format: QuestionFormat | null;
  status: QuestionStatus;
  categoryId: number | null;
}

const jsonOf = ({ text, fileName }: Source, { format, status, categoryId }: ImportOptions) => ({
  text,
  fileName,
  ...(format && { format }),
  status,
  categoryId,
});

/** What would be imported, and what would not. */
export const importPreview = (source: Source | null, options: ImportOptions) =>
  queryOptions({
    queryKey: ['questionImport', source?.id, options],
    queryFn: ({ signal }) =>
      ask(
        api.api.questions.import.$post(
          { json: { ...jsonOf(source as Source, options), dryRun: true } },
          { init: { signal } },
        ),
      ),
    enabled: source !== null,
    placeholderData: keepPreviousData,
    retry: false,
    // The words themselves do not change on the server, and big answers need not be kept.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const once = makeSendOnce(isOnTheWay);

/** The same words with the same choices are the same import, however often it is pressed until an answer comes. */
export const runImport = (source: Source, options: ImportOptions) =>
  once([source.id, options], (key) =>
    ask(api.api.questions.import.$post({ json: { ...jsonOf(source, options), key } })),
  );
