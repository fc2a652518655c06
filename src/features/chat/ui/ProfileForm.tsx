import { Button, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PRESENCES } from '#features/chat/choices.ts';
import { type ChatSettings, type ProfileChange, type ProfileUser, profileChange } from '#features/chat/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useChoices } from '#web/kit/useChoices.ts';
import { queryClient } from '#web/queryClient.ts';
import { ownerHere } from '#web/session.ts';
import { askToNotify } from './alerts.ts';
import { Face } from './Face.tsx';
import classes from './Info.module.css';
import { profileQuery } from './queries.ts';
import { OWN_CHOICES, type OwnChoices } from './useOwnProfile.ts';

const SETTINGS = ['notifications', 'sounds', 'readReceipts', 'enterSends'] as const satisfies (keyof ChatSettings)[];

const { queryKey } = profileQuery;

async function save(json: ProfileChange) {
  const owner = ownerHere();
  const saved = await ask(api.apps.chat.users['profile-user'].$put({ json }, { init: { keepalive: true } }));
  if (ownerHere() === owner) queryClient.setQueryData(queryKey, saved);
}

const saveNow = ({ status, ...settings }: Partial<OwnChoices>) => save({ status, settings });
const reload = () => void queryClient.invalidateQueries({ queryKey });

interface SettingsProps {
  settings: ChatSettings;
  onChoose: (some: Partial<ChatSettings>) => void;
}

function Settings({ settings, onChoose }: SettingsProps) {
  const { t } = useTranslation('chat');
  const [isBlocked, setBlocked] = useState(typeof Notification !== 'undefined' && Notification.permission === 'denied');
  async function change(name: (typeof SETTINGS)[number], is: boolean) {
    onChoose({ [name]: is });
    if (name === 'notifications' && is) setBlocked((await askToNotify()) === 'denied');
  }
  return (
    <div className={classes.settings}>
      {SETTINGS.map((name) => (
        <Switch
          key={name}
          label={t(`settings.${name}`)}
          description={
            name === 'notifications' && settings.notifications && isBlocked
              ? t('settings.blocked')
              : t(`settings.${name}Help`)
          }
          checked={settings[name]}
          onChange={(event) => void change(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

function Fields({ profile, onClose }: { profile: ProfileUser; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const [{ status, ...settings }, choose] = useChoices<OwnChoices>(
    OWN_CHOICES,
    { status: profile.status, ...profile.settings },
    saveNow,
    reload,
  );
  const form = useZodForm(profileChange.pick({ role: true, about: true }), {
    initialValues: { role: profile.role, about: profile.about },
    guard: true,
    onSubmit: async (values) => {
      await save(values);
      toast.done(t('profile.saved'));
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <div className={classes.ownTop}>
        <Face person={profile} silent />
        <strong dir="auto">{profile.fullName}</strong>
      </div>
      <Radio.Group
        label={t('profile.status')}
        value={status}
        onChange={(next) => choose({ status: next as ProfileUser['status'] })}
      >
        <Stack gap={8} mt={6}>
          {PRESENCES.map((status) => (
            <Radio
              key={status}
              value={status}
              label={t(`presence.${status}`)}
              description={t(`presenceHelp.${status}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput label={t('profile.role')} dir="auto" {...form.getInputProps('role')} />
      <Textarea
        label={t('profile.about')}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        {...form.getInputProps('about')}
      />
      <h3 className={classes.title}>{t('settings.title')}</h3>
      <Settings settings={settings} onChoose={choose} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

/** Oneself as others see it in chats. */
export function ProfileForm({ onClose }: { onClose: () => void }) {
  const profile = useQuery(profileQuery);
  if (profile.data) return <Fields profile={profile.data} onClose={onClose} />;
  if (profile.isError) return <FailedState error={profile.error} onRetry={() => void profile.refetch()} />;
  return <SkeletonRows />;
}
