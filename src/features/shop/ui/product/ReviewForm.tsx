import { Button, Textarea } from '@mantine/core';
import { useEffect } from 'react';
import type { Review } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError, Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { StarInput } from '#web/kit/Stars.tsx';
import classes from './Reviews.module.css';
import { saveReview } from './reviewDeeds.ts';

const reviewBody = lateSchema(async () => (await import('#features/shop/contract.ts')).reviewBody);

interface Props {
  productId: number;
  mine: Review | null;
  onClose: () => void;
}

export function ReviewForm({ productId, mine, onClose }: Props) {
  const { t } = useTranslation('shop');
  const form = useZodForm(reviewBody, {
    initialValues: { rating: mine?.rating ?? 0, text: mine?.text ?? '' },
    guard: 'page',
    onSubmit: async (body) => {
      await saveReview(productId, body);
      onClose();
    },
  });
  // The button that was pressed has made way for this.
  const { ref } = form.formProps;
  useEffect(() => {
    const stars = [...(ref.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
    (stars.find((one) => one.checked) ?? stars[0])?.focus();
  }, [ref]);
  return (
    <Form form={form} className={classes.form}>
      <StarInput
        label={t('reviews.stars')}
        value={form.values.rating}
        error={form.errors.rating ? <FieldError>{t('reviews.starsMissing')}</FieldError> : undefined}
        onChange={(rating) => {
          form.setFieldValue('rating', rating);
          form.clearFieldError('rating');
        }}
      />
      <Textarea
        label={t('reviews.text')}
        description={t('reviews.textHelp')}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        {...form.getInputProps('text')}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('reviews.save')}</SubmitButton>
      </div>
    </Form>
  );
}
