import { Button } from '@mantine/core';
import { IconBook, IconHelpCircle, IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useSession } from '#web/session.ts';
import { startTour } from '#web/tour.ts';
import classes from './ShortcutsSheet.module.css';

/** Where else there is help: the tour, the knowledge base, the answers to what is asked often. */
export function HelpWays({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const person = useSession();
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true };
  return (
    <div className={classes.ways}>
      {person && !person.viewer && (
        <Button
          variant="default"
          leftSection={<IconRoute {...icon} />}
          onClick={() => {
            onClose();
            startTour();
          }}
        >
          {t('tour')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconBook {...icon} />}
        renderRoot={(props) => <Link to="/pages/knowledge-base" {...props} onClick={onClose} />}
      >
        {t('pages:knowledge-base')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconHelpCircle {...icon} />}
        renderRoot={(props) => <Link to="/pages/faq" {...props} onClick={onClose} />}
      >
        {t('pages:faq')}
      </Button>
    </div>
  );
}
