import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { RichText } from '#web/kit/RichText.tsx';

const PYTHAGORAS = '<span data-type="inline-math" data-latex="a^2 + b^2 = c^2"></span>';
const GAUSS = '<div data-type="block-math" data-latex="\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}"></div>';

export function Formulas() {
  const { t } = useTranslation('component-rich-text');
  const [html, setHtml] = useState(`<p>${t('formula.words')} ${PYTHAGORAS}</p>${GAUSS}`);
  const many = html.split('data-latex=').length - 1;
  return (
    <>
      <RichText label={t('formula.label')} value={html} onChange={setHtml} pictures={false} />
      <Text c="dimmed" fz={13} mt={8} role="status">
        {t('formula.counted', { many: formatNumber(many) })}
      </Text>
    </>
  );
}
