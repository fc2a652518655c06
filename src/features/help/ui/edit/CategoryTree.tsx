import { ActionIcon, Select, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { EditCategory, EditTree } from '#features/help/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useIsSmall } from '#web/shell/frameLayout.ts';
import { ICONS } from '../icons.ts';
import { placeOf } from './deeds.ts';
import classes from './Edit.module.css';

interface Props {
  tree: EditTree;
  chosen: EditCategory;
  onChoose: (id: number) => void;
  onAdd: (cardId: number) => void;
}

function Item({ category, isOpen, onChoose }: { category: EditCategory; isOpen: boolean; onChoose: () => void }) {
  const Glyph = ICONS[category.icon];
  return (
    <li>
      <UnstyledButton className={classes.branch} aria-current={isOpen || undefined} data-ripple onClick={onChoose}>
        <Glyph size={16} stroke={1.75} aria-hidden />
        <span dir="auto">{category.title}</span>
        <span className={classes.count}>{formatNumber(category.articles.length)}</span>
      </UnstyledButton>
    </li>
  );
}

function AddButton({ card, onAdd }: { card: EditTree['cards'][number]; onAdd: (cardId: number) => void }) {
  const { t } = useTranslation('help');
  const name = t('category.addTo', { title: card.title });
  return (
    <Tooltip label={name}>
      <ActionIcon size={28} aria-label={name} onClick={() => onAdd(card.id)}>
        <IconPlus size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** All categories: of the FAQ, then card by card. On a small screen, one field. */
export function CategoryTree({ tree, chosen, onChoose, onAdd }: Props) {
  const { t } = useTranslation('help');
  const isSmall = useIsSmall();
  const of = (cardId: number | null) => tree.categories.filter((one) => one.cardId === cardId);
  if (isSmall) {
    const card = tree.cards.find((one) => one.id === chosen.cardId) ?? tree.cards[0];
    return (
      <div className={classes.pickRow}>
        <Select
          className={classes.pick}
          label={t('category.title')}
          searchable
          allowDeselect={false}
          value={String(chosen.id)}
          data={tree.categories.map((one) => ({ value: String(one.id), label: placeOf(tree, one) }))}
          onChange={(id) => id && onChoose(Number(id))}
        />
        {card && <AddButton card={card} onAdd={onAdd} />}
      </div>
    );
  }
  const list = (cardId: number | null) => (
    <ul>
      {of(cardId).map((one) => (
        <Item key={one.id} category={one} isOpen={one.id === chosen.id} onChoose={() => onChoose(one.id)} />
      ))}
    </ul>
  );
  return (
    <nav className={classes.tree} aria-label={t('category.all')}>
      <div className={classes.treeHead}>
        <h2>{t('faq.short')}</h2>
      </div>
      {list(null)}
      {tree.cards.map((card) => (
        <div key={card.id}>
          <div className={classes.treeHead}>
            <h2 dir="auto">{card.title}</h2>
            <AddButton card={card} onAdd={onAdd} />
          </div>
          {list(card.id)}
        </div>
      ))}
    </nav>
  );
}
