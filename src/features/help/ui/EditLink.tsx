import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility, useSession } from '#web/session.ts';

/** The way to writing, for those who may: to one question, or to all of them. */
export function EditLink({ id }: { id?: number }) {
  const { t } = useTranslation('help');
  const mayWrite = useAbility().can('manage', 'Help');
  const isSignedIn = useSession() !== null;
  if (!mayWrite || !isSignedIn) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) =>
        id === undefined ? (
          <Link to="/pages/help/edit" {...props} />
        ) : (
          <Link to="/pages/help/edit/$id" params={{ id: String(id) }} {...props} />
        )
      }
    >
      {t('edit.button')}
    </Button>
  );
}
