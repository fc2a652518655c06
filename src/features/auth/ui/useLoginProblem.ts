import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';

/** What to say about a sign-in that failed: the wrong field, how long to wait, or that something went wrong. */
export function useLoginProblem() {
  const { t } = useTranslation('auth');
  return (error: ApiError): ApiError => {
    if (Object.keys(error.fields).length > 0) return error;
    if (error.status === 429) return new ApiError(429, waitSentence(error.retryAfter ?? 60));
    return new ApiError(error.status, error.status === 0 ? error.message : t('login.failed'));
  };

  function waitSentence(seconds: number) {
    if (seconds < 60) return t('login.waitSeconds', { count: seconds });
    return t('login.waitMinutes', { count: Math.ceil(seconds / 60) });
  }
}
