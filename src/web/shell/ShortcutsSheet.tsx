import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Kbd } from '#web/kit/Kbd.tsx';
import { usePageKeys } from '#web/pageShortcuts.ts';
import { useMyPages } from './access.ts';
import classes from './ShortcutsSheet.module.css';
import { COMMAND, JUMPS } from './shortcuts.ts';

function Line({ keys, children }: { keys: string[]; children: string }) {
  return (
    <div className={classes.line}>
      <dt>{children}</dt>
      <dd>
        <span className={classes.spoken}>{keys.join(' ')}</span>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}

export function ShortcutsSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const pages = useMyPages();
  const own = usePageKeys();
  const jumps = Object.entries(JUMPS).flatMap(([letter, target]) => {
    const page = pages.find((one) => one.target === target);
    return page ? [{ letter, page }] : [];
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('appearance.close') }}
      size={440}
      centered
    >
      <p className={classes.help}>{t('shortcuts.help')}</p>
      {own.length > 0 && (
        <>
          <h3 className={classes.group}>{t('shortcuts.onThisPage')}</h3>
          <dl className={classes.list}>
            {own.map(({ keys, label }) => (
              <Line key={label} keys={keys}>
                {label}
              </Line>
            ))}
          </dl>
        </>
      )}
      <h3 className={classes.group}>{t('shortcuts.everywhere')}</h3>
      <dl className={classes.list}>
        <Line keys={[COMMAND, 'K']}>{t('shortcuts.search')}</Line>
        <Line keys={['?']}>{t('shortcuts.show')}</Line>
        <Line keys={['[']}>{t('shortcuts.collapse')}</Line>
        <Line keys={['Alt', 'Enter']}>{t('shortcuts.star')}</Line>
        <Line keys={['Esc']}>{t('shortcuts.close')}</Line>
      </dl>
      {jumps.length > 0 && (
        <>
          <h3 className={classes.group}>{t('shortcuts.goTo')}</h3>
          <dl className={classes.list}>
            {jumps.map(({ letter, page }) => (
              <Line key={letter} keys={['g', letter]}>
                {t(`pages:${page.target}`)}
              </Line>
            ))}
          </dl>
        </>
      )}
    </Modal>
  );
}
