import { Button } from '@mantine/core';
import { IconFolders } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './PaneButton.module.css';

/** Opens the tree of categories. */
export function PaneButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('questions');
  return (
    <Button
      className={classes.button}
      variant="default"
      size="xs"
      leftSection={<IconFolders size={16} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t('categories.title')}
    </Button>
  );
}
