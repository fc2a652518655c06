import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useWizard } from '#web/kit/useWizard.ts';
import { Wizard } from '#web/kit/Wizard.tsx';
import { CheckStep } from './event/CheckStep.tsx';
import { type AddedEvent, EMPTY } from './event/event.ts';
import { Sent } from './event/Sent.tsx';
import { WhatStep } from './event/WhatStep.tsx';
import { WhenStep } from './event/WhenStep.tsx';
import { WhereStep } from './event/WhereStep.tsx';

const STEPS = { what: WhatStep, when: WhenStep, where: WhereStep, check: CheckStep };

export function EventWizard() {
  const { t } = useTranslation('form-wizard');
  const [added, setAdded] = useState<AddedEvent | null>(null);
  const wizard = useWizard('toolkit-event', EMPTY, () => ['what', 'when', 'where', 'check']);
  const Step = STEPS[wizard.step];

  function done(event: AddedEvent) {
    wizard.start();
    setAdded(event);
  }

  if (added) return <Sent event={added} onAgain={() => setAdded(null)} />;
  return (
    <Wizard label={t('event.title')} wizard={wizard} names={wizard.steps.map((step) => t(`event.${step}`))}>
      <Step key={wizard.step} wizard={wizard} onDone={done} />
    </Wizard>
  );
}
