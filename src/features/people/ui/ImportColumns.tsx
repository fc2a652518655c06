import { Button, Checkbox, NativeSelect, Radio, Select } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AccessRole } from '#contract/access.ts';
import { IMPORT_EXISTING, IMPORT_FIELDS, type ImportField } from '#features/people/choices.ts';
import type { ImportPlan, PeopleImport } from '#features/people/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Import.module.css';
import { importRowsQuery } from './imports.ts';
import { useAccessRoles } from './useAccessRoles.ts';
import { usePlan } from './usePlan.ts';

const SAMPLES = 3;

interface Props {
  file: PeopleImport;
  onBack: () => void;
  onNext: () => void;
}

/** The second step: which column is what, and what happens to those who are there already. */
export function ImportColumns({ file, onBack, onNext }: Props) {
  const { t } = useTranslation('people');
  const { plan, busy, change } = usePlan(file);
  const roles = useAccessRoles(file.plan.role);
  const rows = useQuery(importRowsQuery(file.id, file.plan, undefined, 1)).data?.rows ?? [];
  const headings = file.headings.map((heading, column) => ({ heading, column }));
  const samples = (column: number) =>
    rows
      .map((row) => row.cells[column])
      .filter(Boolean)
      .slice(0, SAMPLES)
      .join(', ');

  /** A field can come from one column: the last choice has it. */
  const choose = (column: number, field: ImportField | null) =>
    void change({ columns: plan.columns.map((one, at) => (at === column ? field : one === field ? null : one)) });

  return (
    <>
      <section className={classes.card} aria-label={t('peopleimport:columns')}>
        <h2 className={classes.title}>
          {t('peopleimport:fileRows', { name: file.fileName, count: file.rows, number: formatNumber(file.rows) })}
        </h2>
        <table className={classes.mapping}>
          <thead>
            <tr>
              <th scope="col">{t('peopleimport:inFile')}</th>
              <th scope="col">{t('peopleimport:samples')}</th>
              <th scope="col">{t('peopleimport:becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {headings.map(({ heading, column }) => (
              <tr key={column}>
                <th scope="row">
                  <bdi>{heading || t('peopleimport:noHeading', { number: formatNumber(column + 1) })}</bdi>
                </th>
                <td className={classes.samples}>
                  <bdi>{samples(column)}</bdi>
                </td>
                <td>
                  <NativeSelect
                    aria-label={t('peopleimport:becomesNamed', { heading })}
                    value={plan.columns[column] ?? ''}
                    onChange={(event) => choose(column, (event.currentTarget.value || null) as ImportField | null)}
                    data={[
                      { value: '', label: t('peopleimport:leaveOut') },
                      ...IMPORT_FIELDS.map((field) => ({ value: field, label: t(`peopleimport:fields.${field}`) })),
                    ]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {file.problems.length > 0 && (
          <ul className={classes.problems} role="alert">
            {file.problems.map((problem) => (
              <li key={problem}>
                <IconAlertCircle size={16} stroke={1.75} aria-hidden />
                {say(problem)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={classes.card} aria-label={t('peopleimport:choices')}>
        <div className={classes.options}>
          <Radio.Group
            label={t('peopleimport:existing')}
            description={t('peopleimport:existingHelp')}
            value={plan.existing}
            onChange={(existing) => void change({ existing: existing as ImportPlan['existing'] })}
          >
            <div className={classes.radios}>
              {IMPORT_EXISTING.map((one) => (
                <Radio key={one} value={one} label={t(`peopleimport:existings.${one}`)} />
              ))}
            </div>
          </Radio.Group>
          <Select
            label={t('peopleimport:role')}
            description={t('peopleimport:roleHelp')}
            value={plan.role}
            onChange={(role) => void change({ role: role as AccessRole })}
            data={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
          <Checkbox
            label={t('peopleimport:invite')}
            description={t('peopleimport:inviteHelp')}
            checked={plan.invite}
            onChange={(event) => void change({ invite: event.currentTarget.checked })}
          />
        </div>
      </section>
      <div className={classes.foot}>
        <Button variant="default" onClick={onBack}>
          {t('peopleimport:another')}
        </Button>
        <Button loading={busy} disabled={file.problems.length > 0} onClick={onNext}>
          {t('peopleimport:next')}
        </Button>
      </div>
    </>
  );
}
