import { UnstyledButton } from '@mantine/core';
import { IconEye, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ContextMenu } from '#web/kit/ContextMenu.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './ContextMenu.module.css';

const FILE = 'invoice-5041.pdf';

export function Refused() {
  const { t } = useTranslation('context-menu');
  const open = () => toast.done(t('opened', { name: FILE }));
  return (
    <ContextMenu
      label={t('actions', { name: FILE })}
      actions={[
        { id: 'open', label: t('open'), icon: IconEye, run: open },
        {
          id: 'delete',
          label: t('refused.delete'),
          icon: IconTrash,
          danger: true,
          refused: t('refused.why'),
          run: () => {},
        },
      ]}
    >
      <UnstyledButton className={classes.file} onClick={open}>
        <IconFileTypePdf size={20} stroke={1.75} aria-hidden />
        <bdi>{FILE}</bdi>
      </UnstyledButton>
    </ContextMenu>
  );
}
