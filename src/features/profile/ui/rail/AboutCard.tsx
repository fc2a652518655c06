import { CONNECTIONS, SOCIAL_LINKS } from '#contract/accountChoices.ts';
import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMonth } from '#web/kit/format.ts';
import { Words } from '#web/kit/Words.tsx';
import classes from '../Profile.module.css';
import { usePlace } from '../search.ts';
import { Card } from './Card.tsx';

/** The address without what every address begins with. */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const isAddress = (text: string) => /^https?:\/\//i.test(text);

function Address({ url }: { url: string }) {
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
      {shortAddress(url)}
    </a>
  );
}

/** Where else somebody is found: pages of theirs, and names they go by. */
function Elsewhere({ userAbout: { socialLinks, connections } }: Pick<Frame, 'userAbout'>) {
  const { t } = useTranslation('profile');
  const { t: named } = useTranslation('accounts');
  const links = SOCIAL_LINKS.map((site) => ({ site, link: socialLinks[site] ?? '' })).filter(({ link }) => link);
  const names = CONNECTIONS.map((network) => ({ network, name: connections[network]?.id ?? '' }));
  const known = names.filter(({ name }) => name);
  return (
    <>
      {links.length > 0 && (
        <div>
          <dt>{t('about.links')}</dt>
          {links.map(({ site, link }) => (
            <dd key={site}>
              {isAddress(link) ? (
                <Address url={link} />
              ) : (
                <>
                  {named(`connections.names.${site}`)} · <bdi>{link}</bdi>
                </>
              )}
            </dd>
          ))}
        </div>
      )}
      {known.length > 0 && (
        <div>
          <dt>{t('about.connections')}</dt>
          {known.map(({ network, name }) => (
            <dd key={network}>
              {named(`connections.names.${network}`)} · <bdi>{name}</bdi>
            </dd>
          ))}
        </div>
      )}
    </>
  );
}

export function AboutCard({ frame: { userAbout } }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { isMe, go } = usePlace();
  const { about, joined, lives, country, email, website } = userAbout;
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
        {/* Where somebody lives says it closer. */}
        {country && !lives && (
          <div>
            <dt>{t('about.country')}</dt>
            <dd>
              <bdi>{country}</bdi>
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
              <Address url={website} />
            </dd>
          </div>
        )}
        <Elsewhere userAbout={userAbout} />
      </dl>
    </Card>
  );
}
