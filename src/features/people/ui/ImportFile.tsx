import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PeopleImport } from '#features/people/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileDrop } from '#web/kit/FileDrop.tsx';
import { FieldError } from '#web/kit/form.tsx';
import { saveFile } from '#web/kit/saveFile.ts';
import classes from './Import.module.css';
import { uploadImport } from './imports.ts';

const TEMPLATE = `fullName,username,email,role,company,country,contact
Amara Okafor,aokafor,amara.okafor@example.org,Student,,Nigeria,
`;

/** The first step: a file. */
export function ImportFile({ onUploaded }: { onUploaded: (file: PeopleImport) => void }) {
  const { t } = useTranslation('people');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(file: File) {
    setBusy(true);
    setProblem(null);
    try {
      onUploaded(await uploadImport(file));
    } catch (error) {
      setProblem(error instanceof Error ? say(error.message) : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={classes.card} aria-label={t('peopleimport:step.file')}>
      <FileDrop
        label={t('peopleimport:drop')}
        accept=".csv,.tsv,.txt,text/csv"
        limits={t('peopleimport:fileHelp')}
        busy={busy}
        onFile={(file) => void take(file)}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          <FieldError>{problem}</FieldError>
        </p>
      )}
      <p className={classes.note}>
        {t('peopleimport:templateHelp')}{' '}
        <Button
          variant="subtle"
          size="xs"
          onClick={() => saveFile(new Blob([TEMPLATE], { type: 'text/csv' }), 'people.csv')}
        >
          {t('peopleimport:template')}
        </Button>
      </p>
    </section>
  );
}
