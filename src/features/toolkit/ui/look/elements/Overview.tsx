import { fold } from '#contract/fold.ts';
import type { Page } from '#contract/pages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Highlighted } from '#web/kit/Highlighted.tsx';
import { useMyPages } from '#web/shell/access.ts';
import { DRAWN, GROUP_NAMES, type GroupName } from './drawings.ts';
import classes from './Elements.module.css';
import { Miniature } from './Miniature.tsx';

export interface ShownGroup {
  name: GroupName;
  pages: { page: Page; title: string; drawing: string }[];
}

/** The toolkit's pages that are there, by group; of a search those that fit it by title, group or address. */
export function useOverview(q: string): ShownGroup[] {
  const { t } = useTranslation('ui-element');
  const { t: tPages } = useTranslation('pages');
  const mine = new Map(useMyPages().map((page) => [page.target, page]));
  const words = fold(q).split(/\s+/).filter(Boolean);
  return GROUP_NAMES.map((name) => ({
    name,
    pages: Object.entries(DRAWN[name]).flatMap(([target, drawing]) => {
      const page = mine.get(target);
      if (!page) return [];
      const title = tPages(target);
      const text = fold(`${title} ${t(`groups.${name}`)} ${page.link}`);
      return words.every((word) => text.includes(word)) ? [{ page, title, drawing }] : [];
    }),
  })).filter(({ pages }) => pages.length > 0);
}

export function Overview({ groups, q }: { groups: ShownGroup[]; q: string }) {
  const { t } = useTranslation('ui-element');
  return groups.map(({ name, pages }) => (
    <section key={name} className={classes.group} aria-labelledby={`group-${name}`}>
      <h2 className={classes.groupTitle} id={`group-${name}`}>
        {t(`groups.${name}`)}
        <span className={classes.count}>{formatNumber(pages.length)}</span>
      </h2>
      <ul className={classes.pages}>
        {pages.map(({ page, title, drawing }) => (
          <li key={page.id}>
            <HrefLink href={page.link} className={classes.page}>
              <span className={classes.sheet}>
                <Miniature drawing={drawing} />
              </span>
              <span className={classes.pageName}>
                <Highlighted text={title} q={q} whole />
              </span>
            </HrefLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
