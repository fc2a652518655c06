import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChatEntry, groupChange, newGroup, newMembers } from '#features/chat/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { Picked } from '#web/kit/addresses.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { uuid } from '#web/kit/uuid.ts';
import { queryClient } from '#web/queryClient.ts';
import type { GoTo } from './ChatPage.tsx';
import { putEntry } from './entries.ts';
import classes from './Info.module.css';
import { infoQuery } from './queries.ts';

interface Closing {
  onClose: () => void;
}

const idsOf = (people: Picked[]) => people.flatMap((one) => one.id ?? []);

/** One person is a chat, several with a name are a group. */
export function NewChatForm({ onClose, go }: Closing & { go: GoTo }) {
  const { t } = useTranslation('chat');
  const [people, setPeople] = useState<Picked[]>([]);
  const [key] = useState(uuid);
  const isGroup = people.length > 1;
  const form = useZodForm(newGroup, {
    initialValues: { name: '', people: [] as number[], key },
    guard: true,
    onSubmit: async (values) => {
      const made = await ask(api.apps.chat.groups.$post({ json: values }));
      putEntry(made.chat);
      onClose();
      go({ chat: made.chat.id, with: undefined, message: undefined, q: '' });
    },
  });
  const [only] = people;
  function start() {
    form.resetDirty();
    onClose();
    go({ chat: undefined, with: only?.id, message: undefined, q: '' });
  }
  return (
    <Form form={form} className={classes.form}>
      <PeoplePicker
        use="chat"
        label={t('group.people')}
        value={people}
        autoFocus
        error={form.errors.people}
        onChange={(picked) => {
          setPeople(picked);
          form.setFieldValue('people', idsOf(picked));
        }}
      />
      <p className={classes.none}>{t('group.peopleHelp')}</p>
      {isGroup && <TextInput label={t('group.name')} withAsterisk dir="auto" {...form.getInputProps('name')} />}
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        {isGroup ? (
          <SubmitButton form={form}>{t('group.create')}</SubmitButton>
        ) : (
          <Button disabled={!only} onClick={start}>
            {t('group.start')}
          </Button>
        )}
      </DrawerFoot>
    </Form>
  );
}

export function RenameForm({ chat, onClose }: Closing & { chat: ChatEntry }) {
  const { t } = useTranslation('chat');
  const form = useZodForm(groupChange, {
    initialValues: { name: chat.name },
    guard: true,
    onSubmit: async (json) => {
      const done = await ask(api.apps.chat[':chatId'].info.$patch({ param: { chatId: chat.id }, json }));
      putEntry(done.chat);
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TextInput label={t('group.name')} withAsterisk data-autofocus dir="auto" {...form.getInputProps('name')} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

export function AddPeopleForm({ chat, onClose }: Closing & { chat: ChatEntry }) {
  const { t } = useTranslation('chat');
  const [people, setPeople] = useState<Picked[]>([]);
  const there = useQuery(infoQuery(chat.id)).data?.people ?? [];
  const form = useZodForm(newMembers, {
    initialValues: { people: [] as number[] },
    guard: true,
    onSubmit: async (json) => {
      const done = await ask(api.apps.chat[':chatId'].members.$post({ param: { chatId: chat.id }, json }));
      putEntry(done.chat);
      await queryClient.invalidateQueries({ queryKey: infoQuery(chat.id).queryKey });
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <PeoplePicker
        use="chat"
        label={t('group.people')}
        value={people}
        autoFocus
        without={there.map((one) => one.id)}
        error={form.errors.people}
        onChange={(picked) => {
          setPeople(picked);
          form.setFieldValue('people', idsOf(picked));
        }}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('group.addThem')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
