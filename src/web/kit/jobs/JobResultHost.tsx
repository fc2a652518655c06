import { Button, Modal } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import { JobProblems } from './JobProblems.tsx';
import { getResult, type Result, showResult, subscribeResult } from './jobResult.ts';
import classes from './jobs.module.css';

/** What long work did and what it could not do; mounted once beside the router. */
export function JobResultHost() {
  const { t } = useTranslation('jobs');
  const current = useSyncExternalStore(subscribeResult, getResult);
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState<Result | null>(null);
  if (current && current !== shown) setShown(current);
  const close = () => showResult(null);
  return (
    <Modal
      opened={current !== null}
      onClose={close}
      title={shown?.sentence}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {shown && (
        <>
          <p className={classes.intro}>
            {t('left', { count: shown.job.failed, number: formatNumber(shown.job.failed) })}
          </p>
          <JobProblems job={shown.job} />
          <div className={classes.buttons}>
            {shown.undo && (
              <Button
                variant="default"
                onClick={() => {
                  close();
                  shown.undo?.();
                }}
              >
                {t('undo')}
              </Button>
            )}
            <Button data-autofocus onClick={close}>
              {t('close')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
