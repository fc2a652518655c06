import { Accordion, ActionIcon, UnstyledButton } from '@mantine/core';
import { IconLink, IconListSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FAQ_GROUPS, type FaqGroup } from '#features/help/choices.ts';
import type { FaqData } from '#features/help/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Highlighted } from '#web/kit/Highlighted.tsx';
import questions from '#web/kit/Questions.module.css';
import { EmptyState } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { Answer } from './Answer.tsx';
import classes from './Help.module.css';
import { ICONS } from './icons.ts';

/** So many hits are shown with their answers open, where the marks are. */
const OPEN_HITS = 6;

type Entry = FaqData[FaqGroup]['qandA'][number];

interface Props {
  data: FaqData;
  /** What was found for the words before: the answer to these is on its way. */
  isOld: boolean;
  q: string;
  group: FaqGroup | undefined;
  question: string | undefined;
  onGroup: (group: FaqGroup | undefined) => void;
}

function useCopyLink() {
  const { t } = useTranslation('help');
  return (slug: string) => {
    const link = new URL(`${import.meta.env.BASE_URL}pages/faq?question=${slug}`, location.origin);
    return copyText(link.href, t('copied'), { refused: t('copyFailed') });
  };
}

function Questions({ entries, q, open }: { entries: Entry[]; q: string; open: string[] }) {
  const { t } = useTranslation('help');
  const [shown, setShown] = useState(open);
  const copyLink = useCopyLink();
  return (
    <Accordion multiple value={shown} onChange={setShown} classNames={questions}>
      {entries.map(({ id, slug, question, ans }) => (
        <Accordion.Item key={id} value={slug} id={`faq-${slug}`}>
          <Accordion.Control>
            <span dir="auto">
              <Highlighted text={question} q={q} whole />
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <div className={classes.answer}>
              <Answer html={ans} marks={q} />
              <Tooltip label={t('copyLink')}>
                <ActionIcon aria-label={t('copyLinkTo', { question })} onClick={() => void copyLink(slug)}>
                  <IconLink size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </div>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function GroupButton(props: {
  icon: keyof typeof ICONS | null;
  title: string;
  count: number;
  isOpen: boolean;
  onChoose: () => void;
}) {
  const { icon, title, count, isOpen, onChoose } = props;
  const Glyph = icon ? ICONS[icon] : IconListSearch;
  return (
    <li>
      <UnstyledButton className={classes.group} aria-current={isOpen || undefined} data-ripple onClick={onChoose}>
        <Glyph size={18} stroke={1.75} aria-hidden />
        <span dir="auto">{title}</span>
        <span className={classes.count}>{formatNumber(count)}</span>
      </UnstyledButton>
    </li>
  );
}

/** The groups at the start, their questions beside them; of a search, the hits of all groups. */
export function FaqGroups({ data, isOld, q, group, question, onGroup }: Props) {
  const { t } = useTranslation('help');
  const linked = FAQ_GROUPS.find((key) => data[key].qandA.some((one) => one.slug === question));
  const chosen = group ?? (q ? undefined : (linked ?? FAQ_GROUPS[0]));
  const counts = FAQ_GROUPS.map((key) => data[key].qandA.length);
  const hits = counts.reduce((sum, one) => sum + one, 0);
  const shown = chosen ? [chosen] : FAQ_GROUPS.filter((key) => data[key].qandA.length > 0);
  const place = useRef<HTMLDivElement>(null);

  // A link to a question leads to it, once.
  useEffect(() => {
    if (!question) return;
    const found = place.current?.querySelector<HTMLElement>(`#faq-${CSS.escape(question)}`);
    found?.scrollIntoView({ block: 'center' });
    found?.querySelector('button')?.focus({ preventScroll: true });
  }, [question]);

  const openOf = (entries: Entry[]) => {
    if (q !== '' && hits <= OPEN_HITS) return entries.map((one) => one.slug);
    return entries.filter((one) => one.slug === question).map((one) => one.slug);
  };
  return (
    <div className={classes.faq} ref={place}>
      <nav aria-label={t('faq.groups')}>
        <ul className={classes.groups}>
          {q !== '' && (
            <GroupButton
              icon={null}
              title={t('faq.all')}
              count={hits}
              isOpen={!chosen}
              onChoose={() => onGroup(undefined)}
            />
          )}
          {FAQ_GROUPS.map((key) => (
            <GroupButton
              key={key}
              icon={data[key].icon}
              title={data[key].title}
              count={data[key].qandA.length}
              isOpen={chosen === key}
              onChoose={() => onGroup(key)}
            />
          ))}
        </ul>
      </nav>
      <div className={classes.sheets}>
        {q !== '' && (
          <p className={classes.found} role="status">
            {t('found', { count: hits })}
          </p>
        )}
        {shown.map((key) => {
          const { title, subtitle, qandA } = data[key];
          return (
            <section key={key} className={classes.sheet} aria-label={title}>
              <div className={classes.sheetHead}>
                <h2 className={classes.sectionTitle}>
                  <bdi>{title}</bdi>
                </h2>
                <p>
                  <bdi>{subtitle}</bdi>
                </p>
              </div>
              {qandA.length > 0 ? (
                <Questions key={`${isOld} ${q} ${question}`} entries={qandA} q={q} open={openOf(qandA)} />
              ) : (
                <EmptyState
                  title={q ? t('faq.noHits') : t('faq.empty')}
                  detail={q ? undefined : t('faq.emptyDetail')}
                />
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
