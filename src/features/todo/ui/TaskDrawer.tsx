import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Task } from '#features/todo/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useKept } from '#web/kit/useKept.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility } from '#web/session.ts';
import { purgeTask } from './deeds.ts';
import { addTask, changeTask, putTask } from './outgoing.ts';
import { taskQuery } from './queries.ts';
import { TaskFields } from './TaskFields.tsx';
import classes from './Todo.module.css';
import { type FormValues, fieldsOf, formOf, taskForm } from './taskForm.ts';

interface Props {
  open: number | 'new';
  scope: 'own' | 'everyone';
  /** A new task of this list has it. */
  tag: string | undefined;
  onClose: () => void;
}

function useActions(task: Task, scope: Props['scope'], onClose: () => void): RowAction[] {
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
  return [
    { id: 'restore', label: t('restore'), icon: IconArrowBackUp, run: () => bin(false) },
    {
      id: 'purge',
      label: t('bin.oneVerb'),
      icon: IconTrashX,
      danger: true,
      run: () => void purgeTask(task, scope).then((gone) => gone && onClose()),
    },
  ];
}

function EditForm({ task, scope, onClose }: { task: Task } & Pick<Props, 'scope' | 'onClose'>) {
  const { t } = useTranslation('todo');
  const mayManage = useAbility().can('manage', 'Todo');
  const actions = useActions(task, scope, onClose);
  const form = useZodForm(taskForm, {
    initialValues: formOf(task),
    guard: true,
    onSubmit: async (values: FormValues) => {
      const patch = fieldsOf(values);
      try {
        const json = { task: { id: task.id, ...patch }, version: task.version };
        putTask((await ask(api.apps.todo['update-task'].$post({ query: { scope }, json }))).task);
        void queryClient.invalidateQueries({ queryKey: ['todos'] });
        toast.done(t('saved', { title: values.title }));
      } catch (error) {
        // Without a connection it is kept, and sent when it is back.
        if (!(error instanceof ApiError) || error.status !== 0) throw error;
        changeTask(task.id, patch, scope);
      }
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TaskFields form={form} readOnly={!mayManage || task.isDeleted} />
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

function NewForm({ tag, onClose }: Pick<Props, 'tag' | 'onClose'>) {
  const { t } = useTranslation('todo');
  const form = useZodForm(taskForm, {
    initialValues: formOf(null, tag),
    guard: true,
    onSubmit: (values: FormValues) => {
      addTask(fieldsOf(values));
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TaskFields form={form} readOnly={false} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

function Known({ id, scope, onClose }: { id: number } & Pick<Props, 'scope' | 'onClose'>) {
  const task = useQuery(taskQuery(id, scope));
  if (task.isError && !task.data) return <FailedState error={task.error} onRetry={() => void task.refetch()} />;
  if (!task.data) return <SkeletonRows rows={6} />;
  return <EditForm key={`${task.data.id} ${task.data.version}`} task={task.data} scope={scope} onClose={onClose} />;
}

/** A task to look at and to change, or a new one. */
export function TaskDrawer({ open, scope, tag, onClose }: Props) {
  const { t } = useTranslation('todo');
  const shown = useKept<number | 'new'>(open);
  return (
    <SideDrawer opened title={shown === 'new' ? t('newTitle') : t('editTitle')} onClose={onClose}>
      {shown === 'new' && <NewForm tag={tag} onClose={onClose} />}
      {typeof shown === 'number' && <Known key={shown} id={shown} scope={scope} onClose={onClose} />}
    </SideDrawer>
  );
}
