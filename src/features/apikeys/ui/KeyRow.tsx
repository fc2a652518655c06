import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { ApiKey } from '#features/apikeys/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatDate, formatList, formatRelativeWithin } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './ApiKeys.module.css';
import { keyChanged } from './queries.ts';

const TONES = { active: 'success', expired: 'warning', revoked: 'neutral' } as const;

/** The last day a key works on: it ends when that day does in UTC, so it is that day in every zone. */
const lastDay = (expiresAt: string) => formatDate(new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10));

export function KeyRow({ apiKey, onRename }: { apiKey: ApiKey; onRename: () => void }) {
  const { t } = useTranslation('apikeys');
  const { id, name, prefix, scope, areas, state } = apiKey;

  async function revoke() {
    const sure = await confirm({
      question: t('revoke.question', { name }),
      detail: t('revoke.detail'),
      verb: t('revoke.verb'),
      danger: true,
    });
    if (!sure) return;
    try {
      keyChanged((await ask(api.api.keys[':id'].$delete({ param: { id } }))).key);
      toast.done(t('revoke.done', { name }));
    } catch (error) {
      toast.failed(error);
    }
  }

  const facts = [
    t(`scopes.${scope}`),
    areas.length > 0 ? formatList(areas.map((area) => t(`areas.${area}`))) : t('everywhere'),
    apiKey.lastUsedAt ? t('used', { when: formatRelativeWithin(apiKey.lastUsedAt) }) : t('unused'),
    apiKey.expiresAt ? t('until', { date: lastDay(apiKey.expiresAt) }) : t('noEnd'),
  ];

  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.glyph}>
        <IconKey size={18} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <div className={classes.name}>
          <bdi>{name}</bdi>
          <Pill kind={TONES[state]}>{t(`states.${state}`)}</Pill>
        </div>
        <code className={classes.prefix} dir="ltr">
          {prefix}…
        </code>
        <div className={classes.facts}>{facts.join(' · ')}</div>
      </div>
      <div className={classes.acts}>
        <Button variant="default" size="xs" aria-label={t('rename.named', { name })} onClick={onRename}>
          {t('rename.verb')}
        </Button>
        {state !== 'revoked' && (
          <Button
            variant="default"
            size="xs"
            className={classes.danger}
            aria-label={t('revoke.named', { name })}
            onClick={() => void revoke()}
          >
            {t('revoke.verb')}
          </Button>
        )}
      </div>
    </li>
  );
}
