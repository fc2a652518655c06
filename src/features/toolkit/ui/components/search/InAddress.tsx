import { Code, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SearchField } from '#web/kit/SearchField.tsx';

const route = getRouteApi('/_frame/components/search');

export function InAddress() {
  const { t } = useTranslation('component-search');
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <SearchField
        q={q}
        onAsk={(words) => void navigate({ search: words ? { q: words } : {}, resetScroll: false })}
        label={t('inAddress.label')}
        clearLabel={t('clear.empty')}
      />
      <Text mt={12} c="dimmed" fz={13}>
        {t('inAddress.is')} <Code dir="ltr">{`/components/search${q ? `?${new URLSearchParams({ q })}` : ''}`}</Code>
      </Text>
    </>
  );
}
