import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Card } from '#web/kit/Card.tsx';

export function Quote() {
  const { t } = useTranslation('card-basic');
  return (
    <Card
      foot={
        <div className={`${classes.by} ${classes.grow}`}>
          <PersonAvatar name="Ines Carvalho" id={7} size={36} />
          <div>
            <span className={classes.name}>Ines Carvalho</span>
            <span className={classes.quiet}>{t('quote.role')}</span>
          </div>
        </div>
      }
    >
      <blockquote className={classes.quote}>{t('quote.text')}</blockquote>
    </Card>
  );
}
