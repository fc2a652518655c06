import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { api, ask } from '#web/client.ts';
import { Marked } from '#web/i18n/Marked.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { useOnRoot } from '#web/kit/useOnRoot.ts';
import { updateSession, useSession } from '#web/session.ts';
import classes from './ViewAsBar.module.css';

/** Over every page while an administrator looks at the product as somebody else. */
export function ViewAsBar() {
  const { t } = useTranslation('shell');
  const person = useSession();
  const [ending, setEnding] = useState(false);
  useOnRoot('data-view-as', Boolean(person?.viewer));
  if (!person?.viewer) return null;

  async function end() {
    setEnding(true);
    try {
      updateSession(await ask(api.api['view-as'].$delete()));
    } catch (error) {
      toast.failed(error);
    } finally {
      setEnding(false);
    }
  }

  return (
    <section className={classes.bar} aria-label={t('viewAs.title')}>
      <IconEye className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        <Marked text={t('viewAs.sentence', { name: person.fullName })} marks={{ b: <b dir="auto" /> }} />
      </p>
      <Button variant="default" size="xs" loading={ending} onClick={() => void end()}>
        {t('viewAs.end')}
      </Button>
    </section>
  );
}
