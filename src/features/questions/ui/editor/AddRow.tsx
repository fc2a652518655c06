import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FieldError } from '#web/kit/form.tsx';
import { useEditing } from './context.ts';
import classes from './fields.module.css';
import { MOST_ROWS, type RowTools } from './useRows.ts';

/** Under a list: what is wrong with it as a whole, and one more. */
export function AddRow({ tools, label, path }: { tools: RowTools; label: string; path: string }) {
  const { draft, problem } = useEditing();
  const wrong = problem(path);
  return (
    <>
      {wrong && (
        <div className={classes.listProblem} role="alert" tabIndex={-1} data-wrong>
          <FieldError>{wrong}</FieldError>
        </div>
      )}
      <Button
        variant="transparent"
        size="xs"
        className={classes.add}
        leftSection={<IconPlus size={16} stroke={1.75} />}
        disabled={draft.rows.length >= MOST_ROWS}
        onClick={() => tools.add()}
      >
        {label}
      </Button>
    </>
  );
}
