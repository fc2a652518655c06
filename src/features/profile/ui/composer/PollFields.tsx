import { ActionIcon, Button, CloseButton, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { MOST_OPTIONS } from '#features/profile/choices.ts';
import type { NewPost } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError, type ZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { inWords } from '#web/kit/formErrors.ts';
import classes from './Composer.module.css';
import { OPEN_DAYS, type OpenDays } from './draft.ts';

const PLACES = Array.from({ length: MOST_OPTIONS }, (_, at) => at);

interface Props {
  form: ZodForm<NewPost>;
  openDays: OpenDays;
  /** It was asked for just now, and did not lie here. */
  isNew: boolean;
  onOpenDays: (days: OpenDays) => void;
  onDrop: () => void;
}

/** A question with two to six answers, and how long it is open. */
export function PollFields({ form, openDays, isNew, onOpenDays, onDrop }: Props) {
  const { t } = useTranslation('profile');
  const options = form.values.poll?.options ?? [];
  const ofAll = form.errors['poll.options'];
  return (
    <fieldset className={classes.poll}>
      <legend className={classes.legend}>{t('composer.poll')}</legend>
      <CloseButton className={classes.pollClose} size={28} aria-label={t('composer.dropPoll')} onClick={onDrop} />
      <TextInput
        label={t('composer.question')}
        withAsterisk
        maxLength={200}
        dir="auto"
        autoFocus={isNew}
        {...form.getInputProps('poll.question')}
      />
      {PLACES.slice(0, options.length).map((at) => {
        const label = t('composer.answer', { number: formatNumber(at + 1) });
        return (
          <TextInput
            // The place is what an answer is known by until it is stored.
            key={at}
            aria-label={label}
            placeholder={label}
            maxLength={100}
            dir="auto"
            {...form.getInputProps(`poll.options.${at}`)}
            rightSection={
              options.length > 2 ? (
                <ActionIcon
                  size={28}
                  aria-label={t('composer.dropAnswer', { number: formatNumber(at + 1) })}
                  onClick={() => form.removeListItem('poll.options', at)}
                >
                  <IconX size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              ) : undefined
            }
          />
        );
      })}
      {ofAll && (
        <div className={classes.wrong} role="alert">
          <FieldError>{inWords(String(ofAll))}</FieldError>
        </div>
      )}
      <div className={classes.pollFoot}>
        {options.length < MOST_OPTIONS && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => form.insertListItem('poll.options', '')}
          >
            {t('composer.addAnswer')}
          </Button>
        )}
        <Select
          className={classes.pollOpen}
          aria-label={t('composer.open')}
          allowDeselect={false}
          data={OPEN_DAYS.map((value) => ({
            value,
            label:
              value === 'never'
                ? t('composer.openEnded')
                : t('composer.openDays', { count: Number(value), number: formatNumber(Number(value)) }),
          }))}
          value={openDays}
          onChange={(value) => onOpenDays(value ?? 'never')}
        />
      </div>
    </fieldset>
  );
}
