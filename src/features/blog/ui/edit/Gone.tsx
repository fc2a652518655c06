import { Button } from '@mantine/core';
import { IconCopy, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { htmlLines } from '#web/kit/htmlLines.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { bringBack } from '../deeds.ts';
import type { PostValues } from './postForm.ts';

/** Somebody deleted the post: what was typed is still here, and goes on once the post is back. */
export function Gone({ id, values }: { id: number; values: PostValues }) {
  const { t } = useTranslation('blog');
  const [isBusy, setBusy] = useState(false);
  const { blogTitle = '', excerpt = '', content = '' } = values;
  const words = [blogTitle, excerpt, htmlLines(content)].filter(Boolean).join('\n\n');
  return (
    <Notice
      tone="danger"
      actions={
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
            onClick={() => void copyText(words, t('gone.copied'))}
          >
            {t('gone.copy')}
          </Button>
          <Button
            size="xs"
            loading={isBusy}
            leftSection={<IconRestore size={14} stroke={1.75} aria-hidden />}
            onClick={() => {
              setBusy(true);
              void bringBack({ id, title: blogTitle }).finally(() => setBusy(false));
            }}
          >
            {t('actions.restore')}
          </Button>
        </>
      }
    >
      {t('gone.detail')}
    </Notice>
  );
}
