import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CopyButton } from '#web/kit/CopyButton.tsx';
import { confirm } from '#web/kit/confirm.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import classes from './Calendar.module.css';
import { subscriptionQuery } from './queries.ts';

/** The secret link with which other programs follow the calendar. */
export function SubscribeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const { data: link, ...query } = useQuery(subscriptionQuery);
  const [busy, setBusy] = useState(false);

  async function put(call: () => Promise<{ link: string | null }>) {
    setBusy(true);
    try {
      queryClient.setQueryData(subscriptionQuery.queryKey, (await call()).link);
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  }
  const make = () => put(() => ask(api.apps.calendar.subscription.$post()));
  async function withdraw() {
    const sure = await confirm({
      question: t('subscribe.question'),
      detail: t('subscribe.detail'),
      verb: t('subscribe.withdraw'),
      danger: true,
    });
    if (sure) await put(() => ask(api.apps.calendar.subscription.$delete()));
  }

  return (
    <SideDrawer opened size={420} title={t('subscribe.title')} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.words}>{t('subscribe.words')}</p>
        {query.isError && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <SkeletonRows rows={1} />}
        {link === null && (
          <div>
            <Button loading={busy} onClick={() => void make()}>
              {t('subscribe.make')}
            </Button>
          </div>
        )}
        {link && (
          <>
            <TextInput
              label={t('subscribe.link')}
              value={link}
              readOnly
              dir="ltr"
              onFocus={(event) => event.currentTarget.select()}
            />
            <Notice tone="warning">{t('subscribe.secret')}</Notice>
            <Group gap={8}>
              <CopyButton text={link} label={t('subscribe.copy')} variant="filled" />
              <Button variant="default" loading={busy} onClick={() => void withdraw()}>
                {t('subscribe.withdraw')}
              </Button>
            </Group>
          </>
        )}
      </div>
    </SideDrawer>
  );
}
