import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';

export function Links() {
  const { t } = useTranslation('component-buttons');
  return (
    <Group gap={8}>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/pages/faq" />}>
        {t('pages:faq')}
      </Button>
      <Button
        variant="default"
        component="a"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
      >
        {t('links.guide')}
      </Button>
    </Group>
  );
}
