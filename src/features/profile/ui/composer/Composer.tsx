import { ActionIcon, Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { IconChartBar, IconLink, IconPhoto } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { MOST_PICTURES, PICTURE_TYPES, VIDEO_TYPES } from '#features/profile/choices.ts';
import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { settle } from '#web/kit/settle.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';
import { SERVER_LIMITS } from '#web/kit/uploads.ts';
import { useUploads } from '#web/kit/useUploads.ts';
import { uuid } from '#web/kit/uuid.ts';
import { useAbility, usePersonHere, useSession } from '#web/session.ts';
import { addPost } from '../data/deeds.ts';
import profile from '../Profile.module.css';
import classes from './Composer.module.css';
import { dropDraft, keepDraft, keepFile, type OpenDays, readDraft } from './draft.ts';
import { PollFields } from './PollFields.tsx';
import { Thumbs } from './Thumbs.tsx';

const newPost = lateSchema(async () => (await import('#features/profile/contract.ts')).newPost);

const ACCEPT = [...PICTURE_TYPES, ...VIDEO_TYPES];
const LIMITS = { accept: ACCEPT, most: SERVER_LIMITS.most };
const EMPTY_POLL = { question: '', options: ['', ''] };
const DAY = 86_400_000;

const closingTime = (days: OpenDays) =>
  days === 'never' ? undefined : new Date(Date.now() + Number(days) * DAY).toISOString();

/** What is new: words, pictures or a video, a link, a question. */
export function Composer({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const me = useSession();
  const mayAnnounce = useAbility().can('manage', 'System');
  const personId = usePersonHere();
  const [kept] = useState(() => readDraft(personId));
  const [stored, setStored] = useState<StoredFile[]>(kept?.files ?? []);
  const [isOpen, setOpen] = useState(kept !== null);
  const [hasLink, setHasLink] = useState(Boolean(kept?.link));
  const [openDays, setOpenDays] = useState<OpenDays>(kept?.openDays ?? 'never');
  /** A field that lay here takes no focus from the page; one that was asked for does. */
  const [isAsked, setAsked] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const key = useRef(uuid());

  const form = useZodForm(newPost, {
    initialValues: {
      ...{ text: kept?.text ?? '', link: kept?.link ?? '', isAnnouncement: false },
      files: stored.map((one) => one.id),
      poll: kept?.poll ?? null,
    },
    onSubmit: async ({ poll: asked, ...values }) => {
      const closesAt = closingTime(openDays);
      const sent = form.getValues();
      const sentFiles = latest.current;
      await addPost({ ...values, poll: asked ? { ...asked, closesAt } : null, key: key.current });
      key.current = uuid();
      settle(form, sent, { text: '', link: '', files: [], poll: null, isAnnouncement: false });
      // What came meanwhile belongs to the next post.
      const came = latest.current.filter((one) => !sentFiles.includes(one));
      put(came);
      const { link: nextLink, poll: nextPoll } = form.getValues();
      setHasLink(Boolean(nextLink));
      if (!nextPoll) setOpenDays('never');
      setOpen(Boolean(nextLink || nextPoll) || came.length > 0);
      dropDraft(personId);
    },
  });
  // Several files end one after the other: each must add to what the one before left.
  const latest = useRef(stored);
  function put(files: StoredFile[]) {
    latest.current = files;
    setStored(files);
    form.setFieldValue(
      'files',
      files.map((one) => one.id),
    );
  }
  const uploads = useUploads(LIMITS, (file) => put([...latest.current, file]), {
    owner: 'post',
    onStored: (file) => keepFile(personId, file),
    onLost: (file, why) => toast.failed(why, { detail: file.name }),
  });
  const { text = '', link = '', poll = null } = form.values;
  useEffect(
    () => keepDraft(personId, { text, link, poll, openDays, files: stored }),
    [personId, text, link, poll, openDays, stored],
  );

  function putPoll(next: typeof EMPTY_POLL | null) {
    form.setFieldValue('poll', next);
    setOpenDays('never');
  }
  function take(files: File[]) {
    // What did not arrive makes way for what is sent now.
    const room = Math.max(0, MOST_PICTURES - stored.length - uploads.sending.filter((one) => !one.problem).length);
    if (files.length === 0) return;
    setOpen(true);
    uploads.send(files.slice(0, room));
    if (files.length > room) toast.failed(t('composer.tooMany', { number: formatNumber(MOST_PICTURES) }));
  }
  const filesOf = (list: FileList | undefined | null) =>
    [...(list ?? [])].filter((one) => ACCEPT.some((type) => type === one.type));
  function paste(event: ClipboardEvent) {
    const files = filesOf(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }
  const isSending = uploads.sending.some((one) => !one.problem);
  const isEmpty = !text.trim() && !link && stored.length === 0 && !poll;

  return (
    <section
      className={profile.card}
      aria-label={t('composer.title')}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <Form form={form} className={classes.form}>
        <div className={classes.top}>
          <PersonAvatar name={frame.header.fullName} id={personId} src={me?.avatar ?? null} size={36} />
          <Textarea
            className={classes.text}
            aria-label={t('composer.title')}
            placeholder={t('composer.placeholder')}
            autosize
            minRows={isOpen ? 3 : 1}
            maxRows={14}
            dir="auto"
            onFocus={() => setOpen(true)}
            {...form.getInputProps('text')}
            // What would be typed while it is sent would be gone with it.
            readOnly={form.busy}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        </div>
        {hasLink && (
          <TextInput
            type="url"
            label={t('composer.link')}
            placeholder="https://"
            dir="ltr"
            autoFocus={isAsked}
            {...form.getInputProps('link')}
          />
        )}
        <Thumbs
          stored={stored}
          uploads={uploads}
          most={LIMITS.most}
          onDrop={(id) => put(stored.filter((one) => one.id !== id))}
        />
        {poll && (
          <PollFields
            form={form}
            openDays={openDays}
            isNew={isAsked}
            onOpenDays={setOpenDays}
            onDrop={() => putPoll(null)}
          />
        )}
        <div className={classes.foot}>
          <span className={classes.tools}>
            <Tooltip label={t('composer.pictures')}>
              <ActionIcon
                size={36}
                aria-label={t('composer.pictures')}
                disabled={stored.length >= MOST_PICTURES}
                onClick={() => input.current?.click()}
              >
                <IconPhoto size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('composer.poll')}>
              <ActionIcon
                size={36}
                aria-label={t('composer.poll')}
                aria-pressed={Boolean(poll)}
                onClick={() => {
                  setOpen(true);
                  setAsked(true);
                  putPoll(poll ? null : EMPTY_POLL);
                }}
              >
                <IconChartBar size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('composer.link')}>
              <ActionIcon
                size={36}
                aria-label={t('composer.addLink')}
                aria-pressed={hasLink}
                onClick={() => {
                  setOpen(true);
                  setAsked(true);
                  form.setFieldValue('link', '');
                  setHasLink(!hasLink);
                }}
              >
                <IconLink size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </span>
          {mayAnnounce && isOpen && (
            <Checkbox
              className={classes.announce}
              label={t('composer.announce')}
              {...form.getInputProps('isAnnouncement', { type: 'checkbox' })}
            />
          )}
          <span className={classes.end}>
            {isOpen && isEmpty && (
              <Button variant="subtle" onClick={() => setOpen(false)}>
                {t('cancel')}
              </Button>
            )}
            <SubmitButton form={form} disabled={isEmpty || isSending}>
              {t('composer.post')}
            </SubmitButton>
          </span>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          tabIndex={-1}
          accept={ACCEPT.join(',')}
          aria-label={t('composer.pictures')}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </Form>
    </section>
  );
}
