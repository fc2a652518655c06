import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OneEmail } from '#features/email/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatList } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { toast } from '#web/kit/toast.ts';
import { again } from '../again.ts';
import { openDraft } from '../compose/openDraft.ts';
import { TimeModal } from '../compose/TimeModal.tsx';
import classes from './Read.module.css';

const nameOf = ({ name, email }: { name: string; email: string }) => name || email;

/** Where an own mail is on its way: still here, scheduled, or not everywhere it should be. */
export function SendNote({ mail, mayManage }: { mail: OneEmail; mayManage: boolean }) {
  const { t } = useTranslation('email');
  const [choosing, setChoosing] = useState(false);
  const param = { id: mail.id };

  async function run(work: () => Promise<unknown>) {
    try {
      await work();
      await again();
    } catch (error) {
      toast.failed(error);
    }
  }
  const callBack = () => run(async () => openDraft(await ask(api.apps.email['undo-send'][':id'].$post({ param }))));
  const sendNow = () => run(() => ask(api.apps.email.scheduled[':id']['send-now'].$post({ param })));
  const sendAt = (time: string) =>
    run(() => ask(api.apps.email.scheduled[':id'].$patch({ param, json: { sendAt: time } })));

  const kept = mail.deliveries.filter((one) => one.way === 'outbox').map(nameOf);
  const failed = mail.deliveries.filter((one) => one.outcome === 'failed').map(nameOf);
  const isAhead = mail.state === 'waiting' || mail.state === 'scheduled';
  const button = (words: string, act: () => void) => (
    <Button variant="default" size="xs" onClick={act}>
      {words}
    </Button>
  );
  return (
    <>
      <div className={classes.notes}>
        {mail.state === 'draft' && mayManage && mail.folder === 'draft' && (
          <Notice actions={button(t('compose.goOn'), () => openDraft(mail))}>{t('read.isDraft')}</Notice>
        )}
        {mail.state === 'waiting' && (
          <Notice actions={mayManage && button(t('letters:sent.callBack'), () => void callBack())}>
            {t('sent.waiting')}
          </Notice>
        )}
        {mail.state === 'scheduled' && (
          <Notice
            actions={
              mayManage && (
                <>
                  {button(t('letters:sent.now'), () => void sendNow())}
                  {button(t('letters:sent.change'), () => setChoosing(true))}
                  {button(t('letters:sent.callBack'), () => void callBack())}
                </>
              )
            }
          >
            {t('sent.scheduled', { time: mail.sendAt ? formatDateTime(mail.sendAt) : '' })}
          </Notice>
        )}
        {kept.length > 0 && (
          <Notice>{t(isAhead ? 'sent.noServerYet' : 'sent.noServer', { names: formatList(kept) })}</Notice>
        )}
        {failed.length > 0 && <Notice tone="warning">{t('letters:sent.failed', { names: formatList(failed) })}</Notice>}
      </div>
      <TimeModal
        opened={choosing}
        at={mail.sendAt}
        onClose={() => setChoosing(false)}
        onChosen={(time) => void sendAt(time)}
      />
    </>
  );
}
