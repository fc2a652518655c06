import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { StepLink } from '#web/kit/StepLink.tsx';
import { CrumbList } from '#web/shell/Breadcrumbs.tsx';

export function Detail() {
  const { t } = useTranslation('component-page-header');
  const name = t('detail.heading');
  return (
    <PageHeader
      level={2}
      breadcrumb={
        <CrumbList
          label={t('detail.way')}
          crumbs={[
            { name: t('detail.business') },
            { name: t('pages:invoice-list'), link: '/apps/invoice/list' },
            { name },
          ]}
        />
      }
      title={
        <Group gap={10}>
          {name}
          <Pill kind="warning">{t('detail.state')}</Pill>
        </Group>
      }
      help={t('detail.line')}
      actions={
        <>
          <StepLink way="previous" name={t('detail.previous')} link={undefined} />
          <StepLink
            way="next"
            name={t('detail.next')}
            link={(props: object) => <Link to="/apps/invoice/list" {...props} />}
          />
        </>
      }
    />
  );
}
