import { Button } from '@mantine/core';
import type { Article } from '#features/help/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { toast } from '#web/kit/toast.ts';

interface Props {
  article: Article;
  onSettle: (whose: 'theirs' | 'mine') => Promise<void>;
}

/** Two people wrote at once: whose words go on is chosen here. */
export function Conflict({ article, onSettle }: Props) {
  const { t } = useTranslation('help');
  const choose = (whose: 'theirs' | 'mine') => void onSettle(whose).catch((error) => toast.failed(error));
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button size="xs" variant="default" onClick={() => choose('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button size="xs" variant="default" onClick={() => choose('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {t('conflict.detail', { name: article.changedBy ?? t('somebody') })}
    </Notice>
  );
}
