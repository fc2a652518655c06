import { Input, PinInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';

const RIGHT = '271828';

export function Code() {
  const { t } = useTranslation('form-elements');
  const label = useId();
  const [typed, setTyped] = useState('');
  const isWrong = typed.length === RIGHT.length && typed !== RIGHT;
  return (
    <Input.Wrapper
      label={t('code.label')}
      labelElement="div"
      labelProps={{ id: label }}
      description={t('code.help', { code: RIGHT })}
      error={isWrong && <FieldError>{t('code.wrong')}</FieldError>}
    >
      <PinInput
        length={RIGHT.length}
        type="number"
        dir="ltr"
        oneTimeCode
        size="md"
        gap={6}
        w="fit-content"
        aria-labelledby={label}
        getInputProps={(at) => ({ 'aria-label': t('code.digit', { at: at + 1 }) })}
        error={isWrong}
        value={typed}
        onChange={setTyped}
        onComplete={(code) => code === RIGHT && toast.done(t('code.right'))}
      />
    </Input.Wrapper>
  );
}
