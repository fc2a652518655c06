import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Task } from '#features/todo/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { meet } from '#web/kit/meet.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot, type Neighbours, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useKept } from '#web/kit/useKept.ts';
import { uuid } from '#web/kit/uuid.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility, usePersonHere } from '#web/session.ts';
import { purgeTask } from './deeds.ts';
import { changeTask, putTask, saveNewTask, type Written } from './outgoing.ts';
import { taskQuery } from './queries.ts';
import { TaskFields } from './TaskFields.tsx';
import classes from './Todo.module.css';
import { changesOf, type FormValues, fieldsOf, formOf, personOf, taskForm } from './taskForm.ts';
import { withChanges } from './withWaiting.ts';

interface Props {
  open: number | 'new';
  scope: 'own' | 'everyone';
  /** A new task of this list has it. */
  tag: string | undefined;
  neighbours: Neighbours | undefined;
  onClose: () => void;
}

function useActions(task: Task, isOwn: boolean, scope: Props['scope'], onClose: () => void): RowAction[] {
  const { t } = useTranslation('todo');
  const { id, title } = task;
  const bin = (isDeleted: boolean) => {
    changeTask(id, { isDeleted }, scope);
    toast.done(t(isDeleted ? 'deleted' : 'restored', { title }), {
      undo: () => void changeTask(id, { isDeleted: !isDeleted }, scope),
    });
    onClose();
  };
  if (!task.isDeleted) {
    return [{ id: 'delete', label: t('delete'), icon: IconTrash, danger: true, run: () => bin(true) }];
  }
  const restore = { id: 'restore', label: t('restore'), icon: IconArrowBackUp, run: () => bin(false) };
  if (!isOwn) return [restore];
  return [
    restore,
    {
      id: 'purge',
      label: t('bin.oneVerb'),
      icon: IconTrashX,
      danger: true,
      run: () => void purgeTask(task, scope).then((gone) => gone && onClose()),
    },
  ];
}

interface Edited extends Pick<Props, 'scope' | 'onClose'> {
  task: Task;
  /** Earlier changes are still on their way. */
  isWaiting: boolean;
  /** What was typed into it before, and refused. */
  written: Written | undefined;
}

function EditForm({ task, isWaiting, written, scope, onClose }: Edited) {
  const { t } = useTranslation('todo');
  const mayManage = useAbility().can('manage', 'Todo');
  const isOwn = usePersonHere() === task.owner.id || scope === 'everyone';
  const actions = useActions(task, isOwn, scope, onClose);
  const [isStale, setStale] = useState(false);
  const [before] = useState(written);
  /** The task as the fields have it, and the one that is saved over. */
  const base = useRef(task);
  const from = useRef(task);
  const form = useZodForm(taskForm, {
    initialValues: formOf(task),
    guard: true,
    onSubmit: async (values: FormValues) => {
      const patch = changesOf(base.current, values);
      const keep = () => {
        const more = {
          ...{ person: personOf(values), version: from.current.version },
          written: { began: formOf(from.current), typed: values },
        };
        if (Object.keys(patch).length > 0) changeTask(task.id, patch, scope, more);
        onClose();
      };
      // Sent past what waits, it would be overwritten by that.
      if (isWaiting) return keep();
      try {
        const json = { task: { id: task.id, ...patch }, version: from.current.version };
        putTask((await ask(api.apps.todo['update-task'].$post({ query: { scope }, json }))).task);
        void queryClient.invalidateQueries({ queryKey: ['todos'] });
        toast.done(t('saved', { title: values.title }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409) return look();
        // Without a connection it is kept, and sent when it is back.
        if (error.status !== 0) throw error;
        return keep();
      }
      onClose();
    },
  });

  const show = (next: Task, keepsTyped: boolean) => {
    const now = formOf(next);
    const { values, isBoth } = meet(formOf(base.current), form.getValues(), now);
    // What was changed here and there is not saved over unasked: the server refuses it once.
    if (!keepsTyped || (!isBoth && from.current.version === base.current.version)) from.current = next;
    base.current = next;
    form.setValues(keepsTyped ? values : now);
    form.resetDirty(now);
  };
  /** After a refusal: what stands there now is seen, so saving again is a decision. */
  const look = async () => {
    const now = await queryClient.fetchQuery({ ...taskQuery(task.id, scope), staleTime: 0 });
    show(now, true);
    from.current = now;
    setStale(true);
    // Nothing was saved: what was typed is still to be.
    setTimeout(() => form.resetDirty(formOf(base.current)));
  };
  const takeUp = ({ began, typed }: Written) => {
    const now = formOf(base.current);
    form.setValues(meet(began, typed, now).values);
    form.resetDirty(now);
    setStale(true);
  };
  const latest = useRef({ show, takeUp });
  useEffect(() => {
    latest.current = { show, takeUp };
  });
  useEffect(() => {
    if (before) latest.current.takeUp(before);
  }, [before]);
  useEffect(() => {
    if (task !== base.current) latest.current.show(task, true);
  }, [task]);

  return (
    <Form form={form} className={classes.form}>
      {isStale && (
        <Notice
          tone="warning"
          actions={
            <Button
              variant="default"
              size="xs"
              onClick={() => {
                show(task, false);
                setStale(false);
              }}
            >
              {t('stale.theirs')}
            </Button>
          }
        >
          {t('stale.words')}
        </Notice>
      )}
      <TaskFields form={form} readOnly={!mayManage || task.isDeleted} isOwn={isOwn} />
      <p className={classes.facts}>
        {t('facts.created', { name: task.owner.fullName, when: formatDateTime(task.createdAt) })}
        {task.completedAt && ` · ${t('facts.completed', { when: formatDateTime(task.completedAt) })}`}
      </p>
      {mayManage && (
        <DrawerFoot start={<ActionsMenu label={t('more')} actions={actions} />}>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          {!task.isDeleted && <SubmitButton form={form}>{t('save')}</SubmitButton>}
        </DrawerFoot>
      )}
    </Form>
  );
}

/** A new one begins empty, or as what was typed into one that is gone: its steps are new too. */
function firstFields(tag: string | undefined, written: Written | undefined): FormValues {
  if (!written) return formOf(null, tag);
  return { ...written.typed, subtasks: written.typed.subtasks.map(({ id: _, ...step }) => step) };
}

interface NewProps extends Pick<Props, 'tag' | 'onClose'> {
  written: Written | undefined;
}

function NewForm({ tag, written, onClose }: NewProps) {
  const { t } = useTranslation('todo');
  /** Sent again after a lost answer it is the same one. */
  const key = useRef(uuid());
  const form = useZodForm(taskForm, {
    initialValues: firstFields(tag, written),
    guard: true,
    onSubmit: async (values: FormValues) => {
      await saveNewTask(fieldsOf(values), key.current);
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TaskFields form={form} readOnly={false} isOwn />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

interface KnownProps extends Pick<Edited, 'scope' | 'written' | 'onClose'> {
  id: number;
}

function Known({ id, scope, ...rest }: KnownProps) {
  const query = useQuery(taskQuery(id, scope));
  const waiting = useWaiting('todo.change');
  // What was saved without a connection is there when it is opened again.
  const task = useMemo(() => query.data && withChanges(query.data, waiting), [query.data, waiting]);
  if (query.isError && !task) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!task) return <SkeletonRows rows={6} />;
  return <EditForm task={task} isWaiting={task !== query.data} scope={scope} {...rest} />;
}

/** A task to look at and to change, or a new one. */
export function TaskDrawer({ open, scope, tag, neighbours, onClose }: Props) {
  const { t } = useTranslation('todo');
  const shown = useKept<number | 'new'>(open);
  const written = useRouterState({ select: ({ location }) => location.state.writtenTask });
  const key = JSON.stringify([shown, written]);
  const rest = { written, onClose };
  return (
    <SideDrawer
      opened
      title={shown === 'new' ? t('newTitle') : t('editTitle')}
      onClose={onClose}
      neighbours={neighbours}
    >
      {shown === 'new' && <NewForm key={key} tag={tag} {...rest} />}
      {typeof shown === 'number' && <Known key={key} id={shown} scope={scope} {...rest} />}
    </SideDrawer>
  );
}
