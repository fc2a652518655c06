import { Button } from '@mantine/core';
import { IconBaselineDensityMedium } from '@tabler/icons-react';
import { memo } from 'react';
import { DENSITIES } from '#features/preferences/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '../Menu.tsx';
import classes from './Toolbar.module.css';
import type { Density } from './types.ts';

function Chooser({ density, onChange }: { density: Density; onChange: (look: { density: Density }) => void }) {
  const { t } = useTranslation('kit');
  return (
    <Menu width={170}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="xs"
          className={classes.tool}
          leftSection={<IconBaselineDensityMedium size={16} stroke={1.75} aria-hidden />}
        >
          {t('table.density')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={density} onChange={(next) => onChange({ density: next as Density })}>
          {DENSITIES.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(`table.densities.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** How much air the rows have, remembered for the person. */
export const DensityMenu = memo(Chooser);
