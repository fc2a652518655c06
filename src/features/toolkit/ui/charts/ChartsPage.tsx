import type { ComponentType } from 'react';
import { PART_AREAS, type Part } from '#features/dashboards/choices.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { NoAccess } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { Example } from '../Example.tsx';
import { ExamplesPage } from '../ExamplesPage.tsx';

interface ChartExample {
  name: string;
  Chart: ComponentType;
  code: () => Promise<{ default: string }>;
  isWide?: boolean;
}

interface Props {
  /** The page's words: title, help, and a title and a note for each example. */
  t: Translate<'chart-apex' | 'chart-chartjs' | 'chart-recharts'>;
  examples: ChartExample[];
}

const DRAWN: Part[] = ['sign-ins', 'questions', 'practice', 'sales', 'invoices'];

/** The examples draw this product's own figures: who may not read those sees none. */
export function ChartsPage({ t, examples }: Props) {
  const ability = useAbility();
  const mayLook = ability.can('read', 'Dashboard') && DRAWN.every((part) => ability.can('read', PART_AREAS[part]));
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      {mayLook ? (
        examples.map(({ name, Chart, code, isWide = false }) => (
          <Example
            key={name}
            title={t(`examples.${name}.title`)}
            note={t(`examples.${name}.note`)}
            {...{ code, isWide }}
          >
            <Chart />
          </Example>
        ))
      ) : (
        <NoAccess />
      )}
    </ExamplesPage>
  );
}
