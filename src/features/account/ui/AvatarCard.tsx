import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { AVATAR_TYPES } from '#features/account/choices.ts';
import { type AccountSettings, accountSettings } from '#features/account/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { toast } from '#web/kit/toast.ts';
import { authFetch, useSession } from '#web/session.ts';
import { shownChanged } from './queries.ts';
import classes from './Settings.module.css';

const CropDialog = lazyPart(
  () => import('./crop/CropDialog.tsx'),
  (file) => file.CropDialog,
);

/** Of the original: what is sent is a small square cut out of it. */
const MOST_BYTES = 30 * 1024 * 1024;
const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

async function send(picture: Blob) {
  const body = new FormData();
  body.set('file', new File([picture], `avatar.${ENDINGS[picture.type] ?? 'png'}`, { type: picture.type }));
  return accountSettings.parse(await ask(authFetch('/api/account/avatar', { method: 'PUT', body })));
}

/** The picture that stands beside one's name everywhere. */
export function AvatarCard({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const id = useSession()?.id ?? 0;
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const { avatar, fullName } = settings.general;

  const remove = useMutation({
    mutationFn: () => ask(api.api.account.avatar.$delete()),
    onSuccess: async (changed) => {
      await shownChanged(changed);
      toast.done(t('avatar.removed'));
    },
    onError: (error) => toast.failed(error),
  });

  async function open(file: File | undefined) {
    if (!file) return;
    if (file.size > MOST_BYTES) return toast.failed(t('avatar.tooLarge'));
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      toast.failed(t('avatar.unreadable'));
    }
  }

  async function use(blob: Blob) {
    try {
      await shownChanged(await send(blob));
      setPicture(null);
      toast.done(t('avatar.done'));
    } catch (error) {
      toast.failed(error);
    }
  }

  return (
    <SettingsCard title={t('avatar.title')} help={t('avatar.help')}>
      <div className={classes.row}>
        <PersonAvatar name={fullName} id={id} src={avatar} size={72} />
        <div className={classes.words}>
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
              onClick={() => chooser.current?.click()}
            >
              {t('avatar.upload')}
            </Button>
            {avatar && (
              <Button variant="subtle" color="gray" loading={remove.isPending} onClick={() => remove.mutate()}>
                {t('avatar.remove')}
              </Button>
            )}
          </div>
          <p className={classes.note}>{t('avatar.types')}</p>
        </div>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={AVATAR_TYPES.join(',')}
        aria-label={t('avatar.upload')}
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {picture && (
        <Suspense>
          <CropDialog picture={picture} onCancel={() => setPicture(null)} onCut={use} />
        </Suspense>
      )}
    </SettingsCard>
  );
}
