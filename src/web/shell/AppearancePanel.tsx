import { Button, Drawer } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AppearanceControls } from './AppearanceControls.tsx';
import classes from './AppearancePanel.module.css';
import { resetAppearance } from './appearance.ts';

/** How the frame looks, at hand on every page. */
export function AppearancePanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={420}
      title={t('appearance.title')}
      closeButtonProps={{ 'aria-label': t('appearance.close') }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <div className={classes.scroll}>
        <p className={classes.help}>{t('appearance.help')}</p>
        <AppearanceControls />
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={resetAppearance}>
          {t('appearance.reset')}
        </Button>
      </div>
    </Drawer>
  );
}
