import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileUpload } from '#web/kit/FileUpload.tsx';
import { FieldError } from '#web/kit/form.tsx';
import { useOwnFiles } from './useOwnFiles.ts';

const MOST = 100_000;

export function SmallLimits() {
  const { t } = useTranslation('component-uploads');
  const [files, setFiles] = useOwnFiles();
  return (
    <FileUpload
      label={t('limits.label')}
      description={t('limits.help')}
      error={files.length === 0 && <FieldError>{t('limits.missing')}</FieldError>}
      accept={['application/pdf']}
      most={MOST}
      value={files}
      onChange={setFiles}
    />
  );
}
