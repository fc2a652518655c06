import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { RichText } from '#web/kit/RichText.tsx';
import classes from './fields.module.css';
import { RowCard } from './RowCard.tsx';
import { RowList } from './RowList.tsx';
import { type RowProps, useLine } from './useRows.ts';

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
  return (
    <RowList
      title={t('items.title')}
      help={t('items.help')}
      add={t('items.add')}
      path="content.items"
      row={(props) => <ItemRow key={props.row.key} {...props} />}
    />
  );
}
