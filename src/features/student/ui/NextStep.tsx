import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Tiles } from '#web/art/Tiles.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import type { Step } from './nextSteps.ts';
import classes from './StudentHomePage.module.css';

const LINKS = {
  password: '/pages/account-settings',
  email: '/pages/verify-email-cover',
  twoSteps: '/pages/account-settings',
} as const satisfies Record<Step, string>;

/** One card with the only primary button of the page; what can wait stands below it as links. */
export function NextStep({ first, later }: { first: Step | undefined; later: Step[] }) {
  const { t } = useTranslation('student');
  return (
    <section className={classes.next} aria-labelledby="next-title">
      <div className={classes.nextWords}>
        <Pill kind={first ? 'accent' : 'success'}>{first ? t('next.first') : t('next.clear')}</Pill>
        <h2 id="next-title" className={classes.nextTitle}>
          {first ? t(`next.${first}.title`) : t('next.none.title')}
        </h2>
        <p className={classes.nextDetail}>{first ? t(`next.${first}.detail`) : t('next.none.detail')}</p>
        {first && (
          <div className={classes.nextActions}>
            <Button component={Link} to={LINKS[first]}>
              {t(`next.${first}.action`)}
            </Button>
            {later.map((step) => (
              <Link key={step} to={LINKS[step]} className={classes.link}>
                {t(`next.${step}.title`)}
              </Link>
            ))}
          </div>
        )}
      </div>
      <Tiles seed="student-home" hue="pine" columns={6} rows={4} className={classes.nextPicture} />
    </section>
  );
}
