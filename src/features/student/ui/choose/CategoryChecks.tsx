import { ActionIcon, Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { StudentCategory } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Choose.module.css';
import { inLines, stateOf, toggle, waysTo } from './chosen.ts';

interface Props {
  categories: StudentCategory[];
  total: number;
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

/** The tree of categories to tick; nothing ticked means everything. */
export function CategoryChecks({ categories, total, chosen, onChange }: Props) {
  const { t } = useTranslation('student');
  const [open, setOpen] = useState(() => new Set(waysTo(chosen, categories)));
  const turn = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <fieldset className={classes.tree}>
      <legend className={classes.legend}>{t('choose.categories')}</legend>
      <div className={classes.line} data-all>
        <Checkbox label={t('choose.all')} checked={chosen.length === 0} onChange={() => onChange([])} />
        <span className={classes.count}>{formatNumber(total)}</span>
        <span className={classes.noTurn} />
      </div>
      {inLines(categories, (id) => open.has(id)).map(({ category: { id, name, questions }, depth, branch }) => {
        const state = stateOf(id, chosen, categories);
        const called = name || t('other');
        return (
          <div key={id} className={classes.line} style={{ paddingInlineStart: 16 + depth * 28 }}>
            <Checkbox
              label={<span dir="auto">{called}</span>}
              checked={state === 'on'}
              indeterminate={state === 'some'}
              onChange={() => onChange(toggle(id, chosen, categories))}
            />
            <span className={classes.count}>{formatNumber(questions)}</span>
            {branch ? (
              <ActionIcon
                className={classes.turn}
                aria-expanded={open.has(id)}
                aria-label={t('choose.below', { name: called })}
                onClick={() => turn(id)}
              >
                <IconChevronRight size={16} stroke={1.75} />
              </ActionIcon>
            ) : (
              <span className={classes.noTurn} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
