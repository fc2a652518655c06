import { Modal } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { ConfirmBody } from './ConfirmBody.tsx';
import classes from './confirm.module.css';
import { type Asked, getAsked, subscribeAsked } from './confirm.ts';
import { useOpenerFocus } from './useOpenerFocus.ts';

/** Shows the question; mounted once beside the router. */
export function ConfirmHost() {
  const current = useSyncExternalStore(subscribeAsked, getAsked);
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState<{ asked: Asked; count: number } | null>(null);
  if (current && current !== shown?.asked) setShown({ asked: current, count: (shown?.count ?? 0) + 1 });

  useOpenerFocus(current !== null);

  return (
    <Modal
      opened={current !== null}
      onClose={() => current?.answer(false)}
      size={440}
      centered
      withCloseButton={false}
      title={shown?.asked.question}
      zIndex={210}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
    >
      {shown && <ConfirmBody key={shown.count} asked={shown.asked} />}
    </Modal>
  );
}
