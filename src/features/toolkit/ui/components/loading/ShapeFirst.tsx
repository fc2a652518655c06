import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { SkeletonRows } from '#web/kit/states.tsx';

const PEOPLE = ['Amara Okafor', 'Daniel Osei', 'Ines Carvalho'];
const ANSWER_MS = 2_000;

export function ShapeFirst() {
  const { t } = useTranslation('component-loading');
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    if (isHere) return;
    const timer = setTimeout(() => setHere(true), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isHere]);
  return (
    <Stack gap={12}>
      <div style={{ minBlockSize: 144 }}>
        {isHere ? (
          PEOPLE.map((name, index) => (
            <Group key={name} gap={12} px={16} h={48}>
              <PersonAvatar id={index} name={name} size={32} />
              <Text fz={14}>{name}</Text>
            </Group>
          ))
        ) : (
          <SkeletonRows rows={PEOPLE.length} />
        )}
      </div>
      <Button variant="default" style={{ alignSelf: 'flex-start' }} disabled={!isHere} onClick={() => setHere(false)}>
        {t('shape.again')}
      </Button>
    </Stack>
  );
}
