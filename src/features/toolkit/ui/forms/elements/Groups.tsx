import { Button, Stack, TextInput } from '@mantine/core';
import { IconAt, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { copyText } from '#web/kit/copyText.ts';
import { FieldPair } from '#web/kit/form.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import classes from './Groups.module.css';

const LINK = 'https://alderbrook.school/join/9f3k';

export function Groups() {
  const { t } = useTranslation('form-elements');
  const [cents, setCents] = useState(4950);
  const [words, setWords] = useState('');
  return (
    <Stack>
      <FieldPair>
        <AmountInput
          label={t('groups.fee')}
          decimals={2}
          least={2}
          leftSection="€"
          leftSectionProps={{ 'aria-hidden': true }}
          value={cents}
          onChange={setCents}
        />
        <TextInput label={t('groups.user')} dir="ltr" leftSection={<IconAt size={16} stroke={1.75} aria-hidden />} />
      </FieldPair>
      <div className={classes.joined}>
        <TextInput label={t('groups.link')} readOnly dir="ltr" value={LINK} />
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(LINK, t('groups.copied'))}
        >
          {t('groups.copy')}
        </Button>
      </div>
      <SearchField q={words} onAsk={setWords} label={t('groups.search')} clearLabel={t('groups.clear')} />
    </Stack>
  );
}
