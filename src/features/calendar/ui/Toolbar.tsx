import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLayoutSidebar, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segmented } from '#web/kit/Segmented.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useIsPhone, useIsSmall } from '#web/shell/frameLayout.ts';
import classes from './Calendar.module.css';
import { VIEWS, type View } from './views.ts';

interface Props {
  title: string;
  view: View;
  onStep: (way: -1 | 1) => void;
  onToday: () => void;
  onView: (view: View) => void;
  onSearch: () => void;
  onSide: () => void;
}

/** Where in time the view is, and which view it is. */
export function Toolbar({ title, view, onStep, onToday, onView, onSearch, onSide }: Props) {
  const { t } = useTranslation('calendar');
  const isPhone = useIsPhone();
  const isSmall = useIsSmall();
  const size = isPhone ? 44 : 36;
  const views = VIEWS.map((one) => ({ value: one, label: t(`views.${one}`) }));
  return (
    <div className={classes.bar}>
      {isSmall && (
        <ActionIcon size={size} aria-label={t('calendars')} onClick={onSide}>
          <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <Tooltip label={t(`step.previous.${view}`)}>
        <ActionIcon size={size} aria-label={t(`step.previous.${view}`)} onClick={() => onStep(-1)}>
          <IconChevronLeft className={classes.turns} size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t(`step.next.${view}`)}>
        <ActionIcon size={size} aria-label={t(`step.next.${view}`)} onClick={() => onStep(1)}>
          <IconChevronRight className={classes.turns} size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <h2 className={classes.title} aria-live="polite">
        {title}
      </h2>
      <Button variant="default" size={isPhone ? 'md' : 'xs'} className={classes.today} onClick={onToday}>
        {t('today')}
      </Button>
      <span className={classes.end}>
        <Tooltip label={t('search.title')}>
          <ActionIcon size={size} aria-label={t('search.title')} onClick={onSearch}>
            <IconSearch size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Segmented
          className={classes.viewSelect}
          label={t('view')}
          data={views}
          value={view}
          onChange={onView}
          folds={isSmall}
        />
      </span>
    </div>
  );
}
