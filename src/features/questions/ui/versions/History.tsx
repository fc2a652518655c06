import { Button, Select } from '@mantine/core';
import { IconChevronDown, IconRestore } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { Compare } from './Compare.tsx';
import { restoreVersion, versionQuery, versionsQuery } from './queries.ts';
import classes from './versions.module.css';

interface Props {
  question: number;
  mayRestore: boolean;
  onRestored: () => void;
}

/** Two versions side by side in one text. */
function Between({ question, from, to }: { question: number; from: number; to: number }) {
  const { t } = useTranslation('questioneditor');
  const before = useQuery(versionQuery(question, from));
  const after = useQuery(versionQuery(question, to));
  const failed = before.error ?? after.error;
  if (failed)
    return (
      <FailedState
        error={failed}
        onRetry={() => {
          void before.refetch();
          void after.refetch();
        }}
      />
    );
  if (!before.data || !after.data) return <SkeletonRows rows={2} />;
  return (
    <Compare
      from={{ body: before.data.question, categoryPath: before.data.categoryPath }}
      to={{ body: after.data.question, categoryPath: after.data.categoryPath }}
      labels={{
        removed: t('history.onlyIn', { version: from }),
        added: t('history.onlyIn', { version: to }),
      }}
    />
  );
}

/** Who changed the question and when; any two states compared, any of them taken back. */
export function History({ question, mayRestore, onRestored }: Props) {
  const { t } = useTranslation('questioneditor');
  const { t: word } = useTranslation('questions');
  const client = useQueryClient();
  const { data: versions, error, refetch } = useQuery(versionsQuery(question));
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null);
  if (error && !versions) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!versions) return <SkeletonRows rows={4} />;

  const [newest, second] = versions;
  if (!newest) return null;
  const pair = chosen ?? { from: second?.version ?? newest.version, to: newest.version };

  async function restore(version: number, current: number) {
    try {
      await restoreVersion(question, version);
      await client.invalidateQueries({ queryKey: ['questions', 'one', question] });
      await client.invalidateQueries({ queryKey: ['questions', 'versions', question] });
      setChosen(null);
      onRestored();
      toast.done(t('history.restored', { version }), { undo: () => void restore(current, version) });
    } catch (problem) {
      toast.failed(problem);
    }
  }

  const choices = versions.map(({ version, at }) => ({
    value: String(version),
    label: t('history.versionAt', { version, time: formatDateTime(at) }),
  }));
  const chooser = (side: 'from' | 'to', label: string) => (
    <Select
      label={label}
      data={choices}
      value={String(pair[side])}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      onChange={(value) => setChosen({ ...pair, [side]: Number(value) })}
    />
  );

  return (
    <div className={classes.history}>
      <ol className={classes.versions}>
        {versions.map(({ version, at, by, status }) => (
          <li key={version} className={classes.version} data-shown={version === pair.to || undefined}>
            <PersonAvatar id={by?.id ?? 0} name={by?.fullName ?? t('somebody')} src={by?.avatar ?? null} size={32} />
            <div className={classes.who}>
              <span className={classes.name}>{by?.fullName ?? t('somebody')}</span>
              <span className={classes.when}>
                {t('history.versionAt', { version, time: formatDateTime(at) })} · {word(`statuses.${status}`)}
              </span>
            </div>
            {version === newest.version ? (
              <Pill kind="accent">{t('history.current')}</Pill>
            ) : mayRestore ? (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconRestore size={16} stroke={1.75} />}
                aria-label={t('history.restoreVersion', { version })}
                onClick={() => void restore(version, newest.version)}
              >
                {t('history.restore')}
              </Button>
            ) : null}
            {version !== versions.at(-1)?.version && (
              <Button
                variant="subtle"
                size="xs"
                aria-label={t('history.showVersion', { version })}
                onClick={() => setChosen({ from: version - 1, to: version })}
              >
                {t('history.show')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {versions.length > 1 ? (
        <section className={classes.between} aria-label={t('history.compare')}>
          <h3 className={classes.heading}>{t('history.compare')}</h3>
          <div className={classes.choosers}>
            {chooser('from', t('history.from'))}
            {chooser('to', t('history.to'))}
          </div>
          <Between question={question} from={pair.from} to={pair.to} />
        </section>
      ) : (
        <p className={classes.none}>{t('history.onlyOne')}</p>
      )}
    </div>
  );
}
