import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { useWizard } from '#web/kit/useWizard.ts';
import { Wizard } from '#web/kit/Wizard.tsx';
import { AboutStep } from './problem/AboutStep.tsx';
import { AccountStep } from './problem/AccountStep.tsx';
import { DeviceStep } from './problem/DeviceStep.tsx';
import { NONE, type Problem, type ProblemStep } from './problem/problem.ts';

/** The first answer decides which way it goes on. */
const stepsFor = ({ about }: Problem): [ProblemStep, ...ProblemStep[]] =>
  about === 'device'
    ? ['about', 'device', 'done']
    : about === 'account'
      ? ['about', 'account', 'done']
      : ['about', 'done'];

export function Branching() {
  const { t } = useTranslation('form-wizard');
  const wizard = useWizard('toolkit-problem', NONE, stepsFor);
  const { about, device, email } = wizard.values;
  const found = [t(`problem.${about}`), about === 'device' && device, about === 'account' && email]
    .filter(Boolean)
    .join(': ');
  return (
    <Wizard label={t('problem.title')} wizard={wizard} names={wizard.steps.map((step) => t(`problem.steps.${step}`))}>
      {wizard.step === 'about' && <AboutStep wizard={wizard} />}
      {wizard.step === 'device' && <DeviceStep wizard={wizard} />}
      {wizard.step === 'account' && <AccountStep wizard={wizard} />}
      {wizard.step === 'done' && (
        <>
          <p dir="auto">{found}</p>
          <Button leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={() => void copyText(found)}>
            {t('problem.copy')}
          </Button>{' '}
          <Button variant="default" onClick={wizard.start}>
            {t('problem.again')}
          </Button>
        </>
      )}
    </Wizard>
  );
}
