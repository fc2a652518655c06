import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog as the product has them: 440 wide, in the middle, above everything. */
export function ExampleDialog({ opened, onClose, title, children }: Props) {
  const { t } = useTranslation('examples');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={440}
      centered
      title={title}
      zIndex={210}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
