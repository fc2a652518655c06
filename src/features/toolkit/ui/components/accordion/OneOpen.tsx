import { Accordion } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const QUESTIONS = ['enrol', 'late', 'refund'] as const;

export function OneOpen() {
  const { t } = useTranslation('component-accordion');
  return (
    <Accordion order={3} defaultValue="enrol">
      {QUESTIONS.map((question) => (
        <Accordion.Item key={question} value={question}>
          <Accordion.Control>{t(`oneOpen.${question}.question`)}</Accordion.Control>
          <Accordion.Panel>{t(`oneOpen.${question}.answer`)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
