import { List } from '@mantine/core';
import { IconBrandGithub, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { LinkRow } from '#web/kit/LinkRow.tsx';

const address = z.url({ protocol: /^https$/, error: 'Enter a link that begins with https://.' });

export function Profiles() {
  const { t } = useTranslation('component-lists');
  const [links, setLinks] = useState<Record<string, string | undefined>>({ github: 'https://github.com/alderbrook' });
  const row = (id: string) => ({
    value: links[id],
    label: t('profiles.address'),
    add: t('profiles.add'),
    remove: t('profiles.remove'),
    schema: address,
    isLink: true,
    onSave: async (value: string | null) => setLinks({ ...links, [id]: value ?? undefined }),
  });
  return (
    <List listStyleType="none" styles={{ itemWrapper: { display: 'block' } }}>
      <LinkRow icon={IconBrandGithub} name="GitHub" {...row('github')} />
      <LinkRow icon={IconWorld} name={t('profiles.website')} {...row('website')} />
    </List>
  );
}
