import { Button } from '@mantine/core';
import { IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { DIFFICULTIES, type Difficulty } from '#contract/questionKinds.ts';
import { MOST_QUESTIONS } from '#features/student/choices.ts';
import type { StudentCategory } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError, Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { NumberField } from '#web/kit/NumberField.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { categoriesQuery, openQuery, startPractice } from '../queries.ts';
import { CategoryChecks } from './CategoryChecks.tsx';
import classes from './Choose.module.css';
import { available } from './chosen.ts';
import { OpenPractices } from './OpenPractices.tsx';

const practiceBody = lateSchema(async () => (await import('#features/student/contract.ts')).practiceBody);

export const Route = createFileRoute('/_frame/student/practice')({
  validateSearch: (search: { category?: unknown }): { category?: number | undefined } => ({
    category: Number.isInteger(search.category) ? Number(search.category) : undefined,
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(categoriesQuery);
    void context.queryClient.prefetchQuery(openQuery);
  },
  staticData: { title: 'pages:practice' },
  component: PracticePage,
});

const route = getRouteApi('/_frame/student/practice');
const ANY = 'any';
const USUAL = 10;
const PRESETS = [5, 10, 20];

/** Choose what to practise. */
function PracticePage() {
  const { t } = useTranslation('student');
  const { category } = route.useSearch();
  const offered = useQuery(categoriesQuery);
  return (
    <>
      <PageHeader title={t('choose.title')} help={t('choose.help')} />
      <OpenPractices />
      {offered.isPending && <SkeletonRows rows={5} />}
      {offered.isError && <FailedState error={offered.error} onRetry={() => void offered.refetch()} />}
      {offered.data?.total === 0 && (
        <div className={classes.card}>
          <EmptyState icon={IconPencil} title={t('choose.none')} detail={t('choose.noneDetail')} />
        </div>
      )}
      {offered.data && offered.data.total > 0 && <ChooseForm {...offered.data} first={category} />}
    </>
  );
}

interface Props {
  categories: StudentCategory[];
  total: number;
  first: number | undefined;
}

function ChooseForm({ categories, total, first }: Props) {
  const { t } = useTranslation('student');
  const navigate = useNavigate();
  const known = first !== undefined && categories.some((one) => one.id === first);
  const initial: { categories: number[]; count: number; difficulty?: Difficulty | undefined } = {
    categories: known ? [first] : [],
    count: USUAL,
  };
  const form = useZodForm(practiceBody, {
    initialValues: initial,
    onSubmit: async (body) => {
      const id = await startPractice(body);
      await navigate({ to: '/student/practice/$id', params: { id: String(id) } });
    },
  });
  const { categories: chosen = [], difficulty, count } = form.values;
  const there = available(chosen, categories, difficulty);
  return (
    <Form form={form} className={classes.columns}>
      <div className={classes.card}>
        <CategoryChecks
          categories={categories}
          total={total}
          chosen={chosen}
          onChange={(next) => form.setFieldValue('categories', next)}
        />
      </div>
      <div className={classes.rail}>
        <NumberField label={t('choose.count')} min={1} max={MOST_QUESTIONS} {...form.getInputProps('count')} />
        <div className={classes.presets}>
          {PRESETS.map((preset) => (
            <Button
              key={preset}
              variant="default"
              size="xs"
              aria-pressed={count === preset}
              onClick={() => form.setFieldValue('count', preset)}
            >
              {formatNumber(preset)}
            </Button>
          ))}
        </div>
        <div>
          <span className={classes.label} aria-hidden>
            {t('choose.level')}
          </span>
          <Segments
            fullWidth
            aria-label={t('choose.level')}
            value={difficulty ?? ANY}
            onChange={(level) => form.setFieldValue('difficulty', level === ANY ? undefined : level)}
            data={[
              { value: ANY, label: t('choose.levels.any') },
              ...DIFFICULTIES.map((level) => ({ value: level, label: t(`choose.levels.${level}`) })),
            ]}
          />
        </div>
        <p className={classes.there} role="status">
          {there === 0
            ? t('choose.noneHere')
            : there < count
              ? t('choose.fewer', { count: there, number: formatNumber(there) })
              : t('choose.there', { count: there, number: formatNumber(there) })}
        </p>
        {form.errors.categories && <FieldError>{form.errors.categories}</FieldError>}
        <div className={classes.start}>
          <SubmitButton form={form} disabled={there === 0} leftSection={<IconPlayerPlay size={16} stroke={1.75} />}>
            {t('choose.start')}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}
