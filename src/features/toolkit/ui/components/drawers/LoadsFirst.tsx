import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { SkeletonRows } from '#web/kit/states.tsx';

const LESSONS = ['roots', 'stems', 'leaves'] as const;
const ANSWER_MS = 1_500;

function Lessons() {
  const { t } = useTranslation('component-drawers');
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), ANSWER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isHere) return <SkeletonRows rows={3} />;
  return (
    <Stack component="ol" gap={12} my={0} ps={20}>
      {LESSONS.map((lesson) => (
        <li key={lesson}>
          <Text fw={550}>{t(`loads.${lesson}`)}</Text>
        </li>
      ))}
    </Stack>
  );
}

export function LoadsFirst() {
  const { t } = useTranslation('component-drawers');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('loads.open')}
      </Button>
      <SideDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('loads.course')}>
        <Lessons />
      </SideDrawer>
    </>
  );
}
