import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Late } from '../Late.tsx';
import { Popover } from '../Popover.tsx';
import type { ColumnsProps } from './ColumnsList.tsx';
import classes from './ColumnsMenu.module.css';
import { ColumnsList } from './editors.ts';
import toolbar from './Toolbar.module.css';

function Chooser(props: ColumnsProps) {
  const { t } = useTranslation('kit');
  return (
    <Popover width={272} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          size="xs"
          className={toolbar.tool}
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
        >
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={t('table.columns')}>
        <Late height={300}>
          <ColumnsList {...props} />
        </Late>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Which columns are shown and in which order; the name stays. Moved by drag or by the arrows. */
export const ColumnsMenu = memo(Chooser);
