import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageSteps } from '#web/kit/PageSteps.tsx';

const NAMES = ['Amara Okafor', 'Daniel Osei', 'Ines Carvalho', 'Oliver Kent', 'Lena Weber', 'Yusuf Demir', 'Mei Lin'];
const PER_PAGE = 3;

export function Pages() {
  const { t } = useTranslation('component-steps');
  const [page, setPage] = useState(1);
  const shown = NAMES.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return (
    <>
      <Stack component="ul" gap={8} m={0} p={0} mih={84} style={{ listStyle: 'none' }} aria-label={t('pages.label')}>
        {shown.map((name) => (
          <Text key={name} component="li" fz={14}>
            {name}
          </Text>
        ))}
      </Stack>
      <PageSteps page={page} pages={Math.ceil(NAMES.length / PER_PAGE)} onPage={setPage} />
    </>
  );
}
