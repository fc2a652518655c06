import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { say } from '#web/i18n/messages.ts';
import { download } from '#web/kit/download.ts';

/** The rows of an import that failed, with what is wrong in the spoken language: the server writes English. */
export const downloadFailed = (id: string) =>
  download(
    async (init) => {
      const isEnglish = i18n.language === 'en';
      const query = { parted: String(!isEnglish) };
      const answer = await api.api.people.imports[':id'].failed.$get({ param: { id }, query }, { init });
      if (isEnglish || !answer.ok) return answer;
      const { sayProblems } = await import('./sayProblems.ts');
      return new Response(sayProblems(await answer.text(), say), { headers: answer.headers });
    },
    { busy: i18n.t('people:export.busy'), name: 'people-failed.csv' },
  );
