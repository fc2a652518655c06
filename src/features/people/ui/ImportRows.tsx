import { Box, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ImportRow, PeopleImport } from '#features/people/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Import.module.css';

function Problem({ messages }: { messages: string[] }) {
  return messages.map((message) => (
    <span className={classes.cellProblem} key={message}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      {say(message)}
    </span>
  ));
}

/** Rows of the file as they are, with what is wrong in the cell it is about. */
export function ImportRows({ file, rows }: { file: PeopleImport; rows: ImportRow[] }) {
  const { t } = useTranslation('people');
  const used = file.headings.map((_, column) => column).filter((column) => file.plan.columns[column]);
  return (
    // It scrolls sideways, so the keyboard has to reach it.
    <Box className={classes.scroll} tabIndex={0} role="region" aria-label={t('peopleimport:rows')}>
      <table className={classes.rows}>
        <caption>
          <VisuallyHidden>{t('peopleimport:rows')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('peopleimport:line')}</th>
            {used.map((column) => (
              <th scope="col" key={column}>
                {t(`peopleimport:fields.${file.plan.columns[column]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const about = (column: number) =>
              row.problems.filter((problem) => problem.column === column).map((problem) => problem.message);
            const elsewhere = row.problems.filter(({ column }) => !used.includes(column)).map(({ message }) => message);
            return (
              <tr key={row.line}>
                <th scope="row">
                  {formatNumber(row.line)}
                  <Problem messages={elsewhere} />
                </th>
                {used.map((column) => (
                  <td key={column} data-wrong={about(column).length > 0 || undefined}>
                    <bdi>{row.cells[column]}</bdi>
                    <Problem messages={about(column)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}
