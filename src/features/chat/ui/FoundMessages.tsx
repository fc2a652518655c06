import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Highlighted } from '#web/kit/Highlighted.tsx';
import { shortWhen } from '#web/kit/shortWhen.ts';
import classes from './List.module.css';
import { foundQuery } from './queries.ts';

/** Messages of all chats that have the words. */
export function FoundMessages({ q, open }: { q: string; open: number | undefined }) {
  const { t } = useTranslation('chat');
  const found = useInfiniteQuery(foundQuery(q));
  const messages = found.data?.pages.flatMap((page) => page.messages) ?? [];
  if (messages.length === 0) return null;
  return (
    <>
      <h2 className={classes.group}>{t('list.messages')}</h2>
      <ul className={classes.rows}>
        {messages.map((one) => (
          <li key={one.id}>
            <Link
              to="/apps/chat"
              search={(before) => ({ ...before, chat: one.chat.id, with: undefined, message: one.id })}
              className={classes.row}
              data-open={open === one.id || undefined}
              data-found={one.id}
              preload={false}
            >
              <span className={classes.words}>
                <span className={classes.line}>
                  <span className={classes.name} dir="auto">
                    {one.chat.name || t('gone')}
                  </span>
                  <time className={classes.time}>{shortWhen(one.time)}</time>
                </span>
                <span className={classes.excerpt} dir="auto">
                  {one.chat.kind === 'group' && one.senderName ? `${one.senderName}: ` : ''}
                  <Highlighted text={one.message} q={q} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            size="xs"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('list.moreMessages')}
          </Button>
        </div>
      )}
    </>
  );
}
