import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useMyPages } from './access.ts';
import classes from './Footer.module.css';
import type { FrameLayout } from './frameLayout.ts';
import { showPanel } from './panels.ts';

export const Footer = memo(function Footer({ kind }: { kind: FrameLayout['footer'] }) {
  const { t } = useTranslation('shell');
  const pages = useMyPages();
  const linkOf = (target: string) => pages.find((page) => page.target === target)?.link;
  const help = linkOf('faq');
  const licence = linkOf('license');
  const docs = linkOf('api-docs');
  return (
    <footer className={classes.footer} data-kind={kind}>
      <span>{t('footer.owner', { year: new Date().getFullYear() })}</span>
      <nav className={classes.links} aria-label={t('footer.label')}>
        {help ? (
          <Link to={help}>{t('footer.help')}</Link>
        ) : (
          <UnstyledButton onClick={() => showPanel('shortcuts')}>{t('footer.help')}</UnstyledButton>
        )}
        {licence && <Link to={licence}>{t('footer.licence')}</Link>}
        {docs && <Link to={docs}>{t('footer.api')}</Link>}
      </nav>
    </footer>
  );
});
