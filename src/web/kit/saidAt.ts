import { ApiError } from '#web/client.ts';

/** A refusal that is one sentence about one field is said there, and not above the form. */
export const saidAt =
  (field: string, sentence: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.message !== sentence) throw error;
    throw new ApiError(error.status, sentence, { fields: { [field]: [sentence] } });
  };
