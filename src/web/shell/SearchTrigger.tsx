import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import classes from './Navbar.module.css';
import { showPanel } from './panels.ts';
import { COMMAND, isMac } from './shortcuts.ts';

const KEYS = isMac ? `${COMMAND}K` : `${COMMAND} K`;
const SPOKEN = isMac ? 'Meta+K' : 'Control+K';
const preload = () => void import('./SearchPalette.tsx');

export function SearchTrigger() {
  const { t } = useTranslation('shell');
  return (
    <UnstyledButton
      className={classes.search}
      data-tour="search"
      aria-keyshortcuts={SPOKEN}
      aria-haspopup="dialog"
      onClick={() => showPanel('search')}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <span className={classes.searchWords}>{t('search.trigger')}</span>
      <Kbd>{KEYS}</Kbd>
    </UnstyledButton>
  );
}

/** Where there is no room for words. */
export function SearchIcon() {
  const { t } = useTranslation('shell');
  return (
    <Tooltip label={t('search.trigger')}>
      <ActionIcon
        aria-label={t('search.trigger')}
        aria-haspopup="dialog"
        data-tour="search-icon"
        onClick={() => showPanel('search')}
      >
        <IconSearch size={20} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
