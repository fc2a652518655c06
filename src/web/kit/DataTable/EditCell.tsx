import { IconAlertCircle } from '@tabler/icons-react';
import type { Translate } from '#web/i18n/i18n.ts';
import { CellEditor } from './CellEditor.tsx';
import { cellKey, type Draft } from './drafts.ts';
import classes from './Grid.module.css';
import type { CellEdit, Column } from './types.ts';
import type { Editing } from './useEditing.ts';

interface Props<Row> {
  row: Row;
  id: string;
  index: number;
  name: string;
  t: Translate<'kit'>;
  column: Column<Row> & { edit: CellEdit<Row> };
  draft: Draft;
  editing: Editing<Row>;
}

/** A cell somebody wrote in: what is being written, what is on its way, or what could not be saved. */
export function EditCell<Row>({ row, id, index, name, t, column, draft, editing }: Props<Row>) {
  const key = cellKey(id, column.id);
  if (editing.drafts.openKey() === key) {
    return (
      <CellEditor
        edit={column.edit}
        label={t('table.cellOf', { column: column.header, name })}
        draft={draft}
        onWrite={(text) => editing.drafts.write(key, text)}
        onSave={(then) => editing.leave({ row, id, index, column }, then)}
        onWrong={(message) => editing.drafts.put(key, { ...draft, state: 'wrong', message })}
        onCancel={() => editing.cancel({ row, id, index, column })}
        onKeepMine={() => editing.keepMine({ row, id, index, column })}
      />
    );
  }
  const text = column.edit.show?.(draft.text) ?? draft.text;
  if (draft.state === 'saving') {
    // It may have to wait for the one before: until then the row does not read so.
    const isWaiting = column.edit.value(row) === draft.base;
    return <span className={classes.saving}>{isWaiting ? text : column.cell(row)}</span>;
  }
  return (
    <span className={classes.unsaved}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      <span className={classes.unsavedText}>{text}</span>
      <span className={classes.unseen}>{t('table.notSaved')}</span>
    </span>
  );
}
