import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { Belongings } from './Belongings.tsx';
import type { Somebody } from './deeds.ts';
import { personQuery } from './queries.ts';

/** Says first what goes along. `around` does it on their own page, which is left then. */
export async function deletePerson({ id, fullName }: Somebody, around = (deed: () => Promise<unknown>) => deed()) {
  try {
    const belongings = await ask(api.api.people[':id'].belongings.$get({ param: { id } }));
    const sure = await confirm({
      question: i18n.t('people:delete.question', { name: fullName }),
      detail: <Belongings {...belongings} />,
      verb: i18n.t('people:delete.verb'),
      danger: true,
    });
    if (!sure) return;
    await around(() => ask(api.api.people.$delete({ query: { id } })));
    toast.done(i18n.t('people:delete.done', { name: fullName }));
    queryClient.removeQueries({ queryKey: personQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['people'] });
  } catch (error) {
    toast.failed(error);
  }
}
