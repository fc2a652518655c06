import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { SessionRow } from '#features/auth/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatRelativeWithin } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { endSession } from '#web/session.ts';
import classes from './DevicesPage.module.css';
import { sessionsQuery } from './queries.ts';

export function DeviceRow({ session }: { session: SessionRow }) {
  const { t } = useTranslation('account');
  const { id, address, createdAt, lastUsedAt, remember, current } = session;
  const device = say(session.device);
  const end = useMutation({
    mutationFn: async () => {
      if (current) return endSession();
      await ask(api.jwt.sessions[':id'].$delete({ param: { id } }));
      toast.done(t('devices.ended', { device }));
    },
    onError: (error) => toast.failed(error),
    onSettled: () => (current ? undefined : queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })),
  });
  const Icon = /iOS|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  const facts = [
    address,
    current ? t('devices.activeNow') : t('devices.lastUsed', { when: formatRelativeWithin(lastUsedAt) }),
    t('devices.since', { date: formatDate(createdAt) }),
    remember && t('devices.remembered'),
  ];
  return (
    <li className={classes.device}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.name}>
          {device}
          {current && <Pill kind="accent">{t('devices.this')}</Pill>}
        </p>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={end.isPending}
        aria-label={t('devices.endNamed', { device })}
        onClick={() => end.mutate()}
      >
        {t('devices.end')}
      </Button>
    </li>
  );
}
