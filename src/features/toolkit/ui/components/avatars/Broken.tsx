import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';

/** A file that is no picture. */
const BROKEN = 'data:image/png;base64,AAAA';

export function Broken() {
  const { t } = useTranslation('component-avatars');
  const [src, setSrc] = useState(BROKEN);
  const isBroken = src === BROKEN;
  return (
    <Group gap={12}>
      <PersonAvatar id={5} name="Grace Mbeki" src={src} size={40} />
      <Text fw={550} flex={1}>
        Grace Mbeki
      </Text>
      <Button variant="default" onClick={() => setSrc(isBroken ? '/avatars/06.svg' : BROKEN)}>
        {isBroken ? t('broken.repair') : t('broken.break')}
      </Button>
    </Group>
  );
}
