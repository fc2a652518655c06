import { ActionIcon, Button } from '@mantine/core';
import { IconEdit, IconMail, IconMenu2, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import type { Hue } from '#contract/hues.ts';
import type { Email } from '#features/email/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BulkBar } from '#web/kit/DataTable/BulkBar.tsx';
import { Tick } from '#web/kit/DataTable/Tick.tsx';
import { useTicked } from '#web/kit/DataTable/ticks.ts';
import { useTicks } from '#web/kit/DataTable/useTicks.ts';
import { EmptyState, FailedState, NoAccess, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import { useIsPhone, useIsSmall } from '#web/shell/frameLayout.ts';
import { linkTo, type MailList } from '../address.ts';
import { newLetter } from '../compose/open.ts';
import { emptyTrash } from '../deeds.ts';
import type { LookFor, OpenMail } from '../EmailPage.tsx';
import { metaQuery } from '../queries.ts';
import type { Steps } from '../read/useSteps.ts';
import { useLabelName } from '../useListName.ts';
import { useMayManage } from '../useMayManage.ts';
import classes from './MailListPane.module.css';
import { MailRow } from './MailRow.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { useListKeys } from './useListKeys.ts';
import type { MailRows } from './useMailRows.ts';
import { useRowDeeds } from './useRowDeeds.ts';
import { useShowOpen } from './useShowOpen.ts';
import { useWindow } from './useWindow.ts';

interface Props {
  list: MailList;
  name: string;
  rows: MailRows;
  open: number | undefined;
  openMail: OpenMail;
  lookFor: LookFor;
  onSide: () => void;
  steps: Steps;
}

const idOf = (mail: Email) => String(mail.id);

function Nothing({ list, rows, name, lookFor }: Pick<Props, 'list' | 'rows' | 'name' | 'lookFor'>) {
  const { t } = useTranslation('email');
  if (rows.error instanceof ApiError && rows.error.status === 403) return <NoAccess />;
  if (rows.error) return <FailedState error={rows.error} onRetry={rows.retry ?? (() => {})} />;
  if (rows.isPending || rows.total === undefined) return <SkeletonRows rows={9} />;
  if (list.q) return <NothingFound query={list.q} onClear={() => lookFor('')} />;
  const detail = list.label ? t('empty.label') : list.folder === 'inbox' ? t('empty.inbox') : undefined;
  return (
    <EmptyState
      icon={list.folder === 'trash' ? IconTrash : IconMail}
      title={t('empty.title', { name })}
      detail={detail}
    />
  );
}

function TrashNote({ count }: { count: number }) {
  const { t } = useTranslation('email');
  return (
    <div className={classes.note}>
      <span>{t('trash.note')}</span>
      <Button variant="subtle" size="compact-xs" color="red" onClick={() => void emptyTrash(count)}>
        {t('trash.empty')}
      </Button>
    </div>
  );
}

/** The mails of a folder or label, newest first; only those in sight are drawn and asked for. */
export function MailListPane({ list, name, rows, open, openMail, lookFor, onSide, steps }: Props) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  const words = useMemo(() => ({ t, labelName }), [t, labelName]);
  const router = useRouter();
  const href = useMemo(() => {
    const own = router.history.createHref(router.buildLocation(linkTo(list)).href);
    return `${own}${own.includes('?') ? '&' : '?'}mail=`;
  }, [router, list]);
  const isPhone = useIsPhone();
  const isSmall = useIsSmall();
  const mayManage = useMayManage();
  const labels = useQuery(metaQuery).data?.labels;
  const hues = useMemo(() => new Map<string, Hue>((labels ?? []).map((one) => [one.name, one.colour])), [labels]);
  const loaded = useMemo(() => rows.loaded.map(([, mail]) => mail), [rows.loaded]);
  const chosen = useTicks({ rows: loaded, rowId: idOf, scope: JSON.stringify(list) });
  const ticked = useTicked(chosen.ticks);
  const deeds = useRowDeeds(openMail, chosen.toggle);
  const actions = useBulkActions(list, labels ?? []);
  /** The bar of what is selected stands in the middle of all panes. */
  const bench = useRef<HTMLElement>(null);
  const arrive = useCallback((pane: HTMLElement | null) => {
    bench.current = pane?.parentElement?.parentElement ?? null;
  }, []);
  const { box, items, height, show } = useWindow(list, rows, isPhone ? 88 : 80);
  useShowOpen({ list, open, row: steps.row, isListed: !isPhone && rows.total !== undefined, show });
  useListKeys({ list, rows, open, openMail, deeds, steps, show, mayManage });
  const total = rows.total ?? 0;
  const isWhole = loaded.length > 0 && loaded.every((mail) => ticked.ids.has(String(mail.id)));

  return (
    <div className={classes.pane} ref={arrive}>
      <div className={classes.bar}>
        {isSmall && (
          <ActionIcon size={isPhone ? 44 : 36} aria-label={t('folders.title')} onClick={onSide}>
            <IconMenu2 size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {mayManage && !isPhone && (
          <Tick
            label={t('selectAll')}
            checked={ticked.all || isWhole}
            some={!ticked.all && !isWhole && ticked.ids.size > 0}
            onChange={chosen.togglePage}
          />
        )}
        <SearchBox q={list.q} name={name} labels={labels ?? []} lookFor={lookFor} />
      </div>
      {list.folder === 'trash' && mayManage && total > 0 && !list.q && <TrashNote count={total} />}
      <div className={classes.scroll} ref={box} tabIndex={-1}>
        {total === 0 ? (
          <Nothing list={list} rows={rows} name={name} lookFor={lookFor} />
        ) : (
          <ul className={classes.rows} style={{ height }} aria-label={name}>
            {items.map((item) => {
              const mail = rows.mailAt(item.index);
              return (
                <li
                  key={mail?.id ?? `row-${item.index}`}
                  className={classes.place}
                  style={{ height: item.size, transform: `translateY(${item.start}px)` }}
                  aria-setsize={total}
                  aria-posinset={item.index + 1}
                >
                  {mail ? (
                    <MailRow
                      mail={mail}
                      href={`${href}${mail.id}`}
                      words={words}
                      deeds={deeds}
                      ticks={chosen.ticks}
                      hues={hues}
                      isOpen={mail.id === open}
                      mayManage={mayManage}
                    />
                  ) : (
                    <span className={classes.bone} aria-hidden />
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {mayManage && isPhone && ticked.ids.size === 0 && !ticked.all && (
        <div className={classes.phoneBar}>
          <Button
            fullWidth
            size="md"
            leftSection={<IconEdit size={18} stroke={1.75} aria-hidden />}
            onClick={() => void newLetter()}
          >
            {t('compose.compose')}
          </Button>
        </div>
      )}
      {mayManage && <BulkBar list={chosen} actions={actions} total={total} about={rows.about} over={bench} />}
    </div>
  );
}
