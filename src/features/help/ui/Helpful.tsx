import { Button } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { QuestionPage } from '#features/help/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { useSession } from '#web/session.ts';
import classes from './Help.module.css';
import { questionQuery } from './queries.ts';
import { visitor } from './visitor.ts';

/** Yes or no, shown at once; another press changes it or takes it back. */
export function Helpful({ page }: { page: QuestionPage }) {
  const { t } = useTranslation('help');
  const isSignedIn = useSession() !== null;
  const { queryKey } = questionQuery(page.slug);
  const show = (helpful: boolean | null) =>
    queryClient.setQueryData<QuestionPage>(queryKey, (shown) => shown && { ...shown, helpful });
  const say = useMutation({
    mutationFn: (helpful: boolean | null) =>
      ask(
        api.api.help.articles[':id'].vote.$post({
          param: { id: page.id },
          json: { helpful, ...(isSignedIn ? {} : { visitor: visitor() }) },
        }),
      ),
    onMutate: (helpful) => {
      const before = page.helpful;
      show(helpful);
      return { before };
    },
    onError: (error, _, context) => {
      show(context?.before ?? null);
      toast.failed(error);
    },
  });
  const choices = [
    { helpful: true, label: t('helpful.yes'), Glyph: IconThumbUp },
    { helpful: false, label: t('helpful.no'), Glyph: IconThumbDown },
  ];
  return (
    <fieldset className={classes.helpful}>
      <legend>{t('helpful.question')}</legend>
      <div className={classes.helpfulWays}>
        {choices.map(({ helpful, label, Glyph }) => (
          <Button
            key={label}
            variant={page.helpful === helpful ? 'light' : 'default'}
            aria-pressed={page.helpful === helpful}
            leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
            onClick={() => say.mutate(page.helpful === helpful ? null : helpful)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className={classes.thanks} role="status">
        {page.helpful === true && t('helpful.thanks')}
        {page.helpful === false && t('helpful.sorry')}
      </p>
    </fieldset>
  );
}
