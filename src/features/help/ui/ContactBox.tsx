import { Button } from '@mantine/core';
import { IconBook, IconLifebuoy } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility, useSession } from '#web/session.ts';
import classes from './Help.module.css';

/** How to reach somebody: as far as this person can from here. */
function AskSomebody() {
  const { t } = useTranslation('help');
  const person = useSession();
  const ability = useAbility();
  const here = useLocation({ select: ({ href }) => href });
  if (!person) {
    return (
      <>
        <p>{t('contact.signIn')}</p>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/pages/login-cover" search={{ returnTo: here }} {...props} />}
        >
          {t('contact.signInVerb')}
        </Button>
      </>
    );
  }
  const mayChat = ability.can('read', 'Chat');
  const mayMail = ability.can('read', 'Email');
  if (!mayChat && !mayMail) return <p>{t('contact.office')}</p>;
  return (
    <>
      <p>{t('contact.detail')}</p>
      <div className={classes.contactWays}>
        {mayChat && (
          <Button variant="default" renderRoot={(props) => <Link to="/apps/chat" {...props} />}>
            {t('contact.chat')}
          </Button>
        )}
        {mayMail && (
          <Button variant="default" renderRoot={(props) => <Link to="/apps/email" {...props} />}>
            {t('contact.mail')}
          </Button>
        )}
      </div>
    </>
  );
}

/** For what was not found: the other place to look, and somebody to ask. */
export function ContactBox({ other }: { other: 'knowledge-base' | 'faq' }) {
  const { t } = useTranslation('help');
  return (
    <section className={classes.contact} aria-label={t('contact.title')}>
      <h2 className={classes.sectionTitle}>{t('contact.title')}</h2>
      <div className={classes.contactCards}>
        <div className={classes.contactCard}>
          <IconBook size={22} stroke={1.75} aria-hidden />
          <h3>{t(`contact.${other}.title`)}</h3>
          <p>{t(`contact.${other}.detail`)}</p>
          <Button variant="default" renderRoot={(props) => <Link to={`/pages/${other}`} {...props} />}>
            {t(`contact.${other}.open`)}
          </Button>
        </div>
        <div className={classes.contactCard}>
          <IconLifebuoy size={22} stroke={1.75} aria-hidden />
          <h3>{t('contact.ask')}</h3>
          <AskSomebody />
        </div>
      </div>
    </section>
  );
}
