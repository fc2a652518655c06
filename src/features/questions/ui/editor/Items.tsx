import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#web/kit/RichText.tsx';
import { AddRow } from './AddRow.tsx';
import classes from './fields.module.css';
import { RowCard } from './RowCard.tsx';
import { type RowProps, useLine, useRowProps } from './useRows.ts';

const ItemRow = memo(function ItemRow(props: RowProps) {
  const { row, index, tools } = props;
  const { t } = useTranslation('questioneditor');
  const line = useLine(props);
  const name = t('items.item', { number: index + 1 });
  return (
    <RowCard {...props} name={name} mark={<span className={classes.place}>{index + 1}</span>}>
      <div className={classes.main}>
        <RichText
          variant="line"
          label={name}
          placeholder={t('items.invitation')}
          value={row.text}
          onChange={(text) => tools.set(row.key, { text })}
          {...line}
        />
      </div>
    </RowCard>
  );
});

/** Items in their right order; students get them mixed. */
export function Items() {
  const { t } = useTranslation('questioneditor');
  const { rows, tools, propsOf } = useRowProps();
  const title = useId();
  return (
    <section className={classes.section} aria-labelledby={title}>
      <div className={classes.listHead}>
        <h3 id={title} className={classes.label}>
          {t('items.title')}
        </h3>
        <span className={classes.hint}>{t('items.help')}</span>
      </div>
      <ol className={classes.rows} data-order>
        {rows.map((row, index) => (
          <ItemRow key={row.key} {...propsOf(row, index)} />
        ))}
      </ol>
      <AddRow tools={tools} label={t('items.add')} path="content.items" />
    </section>
  );
}
