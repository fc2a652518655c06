import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { QUESTION_EXPORTS } from '#features/questions/choices.ts';
import type { QuestionQuery } from '#features/questions/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { exportQuestions } from './export/exportQuestions.tsx';
import classes from './QuestionsPage.module.css';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function NewButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('questions');
  return (
    <Button
      className={className}
      renderRoot={(props) => (
        <Link {...props} to="/lms/questions" search={(before: object) => ({ ...before, open: 'new' as const })} />
      )}
      leftSection={<IconPlus {...icon} />}
    >
      {t('list.add')}
    </Button>
  );
}

interface Props {
  search: QuestionQuery;
  mayEdit: boolean;
  /** How many questions the list holds. */
  total: number | undefined;
}

/** What goes out of the bank and what comes in. */
export function HeaderActions({ search, mayEdit, total }: Props) {
  const { t } = useTranslation('questions');
  return (
    <>
      <Menu width={240}>
        <Menu.Target>
          <Button
            variant="default"
            disabled={total === 0}
            leftSection={<IconDownload {...icon} />}
            rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          >
            {t('export.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('export.whatShows')}</Menu.Label>
          {QUESTION_EXPORTS.map((format) => (
            <Menu.Item key={format} onClick={() => void exportQuestions(format, search)}>
              {t(`export.formats.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {mayEdit && (
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/lms/questions/import" />}
          leftSection={<IconUpload {...icon} />}
        >
          {t('import.button')}
        </Button>
      )}
      {/* A phone has it in the bar at the bottom. */}
      {mayEdit && <NewButton className={classes.wideOnly} />}
    </>
  );
}
