import type { ReactNode, Ref } from 'react';
import { Mark } from '#web/art/Mark.tsx';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './AuthLayout.module.css';
import { AuthTopBar } from './AuthTopBar.tsx';
import type { Variant } from './paths.ts';

interface AuthLayoutProps {
  variant: Variant;
  title: string;
  /** For a page whose words change: the focus goes to the new ones. */
  titleRef?: Ref<HTMLHeadingElement>;
  detail: ReactNode;
  children: ReactNode;
}

/** The room around every page before login: a card on the canvas, or the form beside the tiles. */
export function AuthLayout({ variant, title, titleRef, detail, children }: AuthLayoutProps) {
  return (
    <div className={classes.page} data-variant={variant}>
      {variant === 'cover' && <Cover />}
      <div className={classes.side}>
        <AuthTopBar />
        <main className={classes.main}>
          <div className={classes.sheet}>
            <div className={classes.brand}>
              <Mark size={36} />
              LMS
            </div>
            <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={classes.title}>
              {title}
            </h1>
            <p className={classes.detail}>{detail}</p>
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}

function Cover() {
  const { t } = useTranslation('auth');
  return (
    <aside className={classes.cover}>
      <Tiles seed="sign-in" hue="ink" columns={8} rows={18} className={classes.tiles} />
      <div className={classes.words}>
        <p className={classes.headline}>{t('cover.headline')}</p>
        <p className={classes.line}>{t('cover.line')}</p>
      </div>
    </aside>
  );
}
