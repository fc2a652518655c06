import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';

/** Names what somebody else changed while this form was open. */
export function NewerFields({ fields }: { fields: PropertyKey[] }) {
  const { t, i18n } = useTranslation('accounts');
  if (fields.length === 0) return null;
  const names = fields.map((field) =>
    i18n.exists(`accounts:fields.${String(field)}`) ? t(`fields.${String(field)}`) : String(field),
  );
  return (
    <Alert role="status" color="gray" icon={<IconInfoCircle size={18} stroke={1.75} />}>
      {t('form.newer', { fields: formatList(names) })}
    </Alert>
  );
}
