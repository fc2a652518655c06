import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMonth } from '#web/kit/format.ts';
import { Words } from '#web/kit/Words.tsx';
import classes from '../Profile.module.css';
import { usePlace } from '../search.ts';
import { Card } from './Card.tsx';

/** The address without what every address begins with. */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

export function AboutCard({ frame: { userAbout } }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { isMe, go } = usePlace();
  const { about, joined, lives, email, website } = userAbout;
  return (
    <Card title={t('about.title')} more={isMe ? { label: t('about.edit'), run: () => go({ edit: true }) } : undefined}>
      {about ? (
        <p className={classes.about} dir="auto">
          <Words text={about} className={classes.link} />
        </p>
      ) : (
        <p className={classes.about} data-empty>
          <span className={classes.quiet}>{t(isMe ? 'about.emptyMine' : 'about.empty')}</span>
        </p>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{t('about.joined')}</dt>
          <dd>{formatMonth(joined)}</dd>
        </div>
        {lives && (
          <div>
            <dt>{t('about.lives')}</dt>
            <dd>
              <bdi>{lives}</bdi>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('about.email')}</dt>
            <dd>
              <a className={classes.link} href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </dd>
          </div>
        )}
        {website && (
          <div>
            <dt>{t('about.website')}</dt>
            <dd>
              <a className={classes.link} href={website} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
                {shortAddress(website)}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
