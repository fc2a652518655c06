import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { IMPORT_BYTES } from '#features/calendar/choices.ts';
import type { EventKind, ImportAnswer } from '#features/calendar/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileDrop } from '#web/kit/FileDrop.tsx';
import { formatBytes, formatDate, formatNumber, formatTimeIn } from '#web/kit/format.ts';
import { hueClass } from '#web/kit/Hue.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './Calendar.module.css';
import { daysOf } from './days.ts';
import { HUE_OF, KINDS } from './kinds.ts';
import { again } from './outgoing.ts';

interface Read {
  name: string;
  text: string;
  preview: ImportAnswer;
}

const SHOWN_PROBLEMS = 20;

function Preview({ name, preview, zone }: { name: string; preview: ImportAnswer; zone: string }) {
  const { t } = useTranslation('calendar');
  const count = preview.added + preview.updated;
  return (
    <>
      <p className={classes.words} role="status">
        <strong dir="auto">{name}</strong>
        {' · '}
        {t('import.found', { count, number: formatNumber(count), updated: formatNumber(preview.updated) })}
      </p>
      {preview.problems.length > 0 && (
        <Notice tone="warning">
          {t('import.problems', { count: preview.problems.length, number: formatNumber(preview.problems.length) })}
          <ul className={classes.problems}>
            {preview.problems.slice(0, SHOWN_PROBLEMS).map((one) => (
              <li key={`${one.index} ${one.message}`}>
                <bdi>{one.title || t('import.entry', { index: one.index })}</bdi>: {say(one.message)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className={classes.dayList} aria-label={t('import.preview')}>
        {preview.events.map((event) => (
          <li key={JSON.stringify(event)} className={`${classes.previewRow} ${hueClass(HUE_OF[event.calendar])}`}>
            <span className={classes.previewBar} aria-hidden />
            <span className={classes.guestName} dir="auto">
              {event.title}
            </span>
            <span className={classes.previewWhen}>
              {formatDate(daysOf(event, zone).first)}
              {!event.allDay && `, ${formatTimeIn(event.start, zone)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Events from the file of another program: looked through first, then taken. */
export function ImportDrawer({ zone, onClose }: { zone: string; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const [read, setRead] = useState<Read | null>(null);
  const [kind, setKind] = useState<EventKind>('Personal');
  const [busy, setBusy] = useState(false);

  async function run<T>(job: () => Promise<T>) {
    setBusy(true);
    try {
      return await job();
    } catch (error) {
      toast.failed(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  const send = (text: string, calendar: EventKind, dryRun: boolean) =>
    ask(api.apps.calendar.import.$post({ json: { text, calendar, dryRun } }));
  async function look(name: string, text: string, calendar: EventKind) {
    const preview = await run(() => send(text, calendar, true));
    if (preview) setRead({ name, text, preview });
  }
  async function take() {
    if (!read) return;
    const done = await run(() => send(read.text, kind, false));
    if (!done) return;
    again();
    const count = done.added + done.updated;
    toast.done(t('import.done', { count, number: formatNumber(count) }));
    onClose();
  }

  const count = read ? read.preview.added + read.preview.updated : 0;
  return (
    <SideDrawer opened title={t('import.title')} onClose={onClose}>
      <div className={classes.form}>
        <FileDrop
          label={t('import.file')}
          accept=".ics,text/calendar"
          limits={t('import.limits', { size: formatBytes(IMPORT_BYTES) })}
          busy={busy}
          onFile={(file) => void file.text().then((text) => look(file.name, text, kind))}
        />
        <Select
          label={t('import.kind')}
          description={t('import.kindHelp')}
          allowDeselect={false}
          data={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          value={kind}
          onChange={(value) => {
            const next = (value ?? 'Personal') as EventKind;
            setKind(next);
            if (read) void look(read.name, read.text, next);
          }}
        />
        {read && <Preview name={read.name} preview={read.preview} zone={zone} />}
        <DrawerFoot>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={count === 0} loading={busy} onClick={() => void take()}>
            {t('import.verb')}
          </Button>
        </DrawerFoot>
      </div>
    </SideDrawer>
  );
}
