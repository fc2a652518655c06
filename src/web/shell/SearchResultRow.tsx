import { ActionIcon } from '@mantine/core';
import {
  IconCornerDownLeft,
  IconDownload,
  IconFile,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconHistory,
  IconPhoto,
  IconStar,
  IconStarFilled,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { useToggleBookmark } from './bookmarks.ts';
import { iconOf } from './pageIcons.ts';
import classes from './SearchPalette.module.css';
import type { Result } from './searchResults.ts';

const FILE_ICONS: Record<string, TablerIcon> = {
  pdf: IconFileTypePdf,
  doc: IconFileTypeDocx,
  docx: IconFileTypeDocx,
  xls: IconFileTypeXls,
  xlsx: IconFileTypeXls,
  png: IconPhoto,
  jpg: IconPhoto,
  svg: IconPhoto,
};

/** The part that was looked for is underlined. */
function Found({ text, query }: { text: string; query: string }) {
  const from = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (from < 0) return text;
  return (
    <>
      {text.slice(0, from)}
      <mark className={classes.found}>{text.slice(from, from + query.length)}</mark>
      {text.slice(from + query.length)}
    </>
  );
}

function useParts(result: Result): { picture: ReactNode; title: string; detail: string } {
  const { t } = useTranslation('pages');
  const icon = (Icon: TablerIcon) => <Icon size={18} stroke={1.75} aria-hidden />;
  switch (result.kind) {
    case 'page': {
      const { page } = result;
      return { picture: icon(iconOf(page.icon)), title: t(`pages:${page.target}`), detail: page.link };
    }
    case 'file': {
      const { title, by, size } = result.file;
      const ending = title.slice(title.lastIndexOf('.') + 1).toLowerCase();
      return { picture: icon(FILE_ICONS[ending] ?? IconFile), title, detail: `${by} · ${size}` };
    }
    case 'contact': {
      const { id, title, img, email } = result.contact;
      return { picture: <PersonAvatar name={title} id={id} src={img} size={20} />, title, detail: email };
    }
    case 'recent':
      return { picture: icon(IconHistory), title: result.query, detail: '' };
  }
}

interface Props {
  id: string;
  result: Result;
  query: string;
  active: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

export function SearchResultRow({ id, result, query, active, onPoint, onOpen }: Props) {
  const { t } = useTranslation('shell');
  const { mutate } = useToggleBookmark();
  const { picture, title, detail } = useParts(result);
  const page = result.kind === 'page' ? result.page : undefined;
  const Enter = result.kind === 'file' ? IconDownload : IconCornerDownLeft;
  return (
    <div className={classes.row} role="presentation" data-active={active || undefined}>
      <button
        type="button"
        id={id}
        className={classes.main}
        role="option"
        aria-selected={active}
        tabIndex={-1}
        ref={(row) => {
          if (active) row?.scrollIntoView({ block: 'nearest' });
        }}
        onPointerMove={onPoint}
        onClick={onOpen}
      >
        {picture}
        <bdi className={classes.title}>
          <Found text={title} query={query} />
        </bdi>
        <bdi className={classes.detail}>{detail}</bdi>
        {active && <Enter className={classes.enter} size={14} stroke={1.75} aria-hidden />}
      </button>
      {page && (
        // For the pointer alone: inside a list of options a reader finds no buttons, and Alt+Enter does the same.
        <ActionIcon
          className={classes.star}
          size={28}
          tabIndex={-1}
          aria-hidden
          title={page.isBookmarked ? t('bookmarks.removeOne', { title }) : t('bookmarks.addOne', { title })}
          onClick={() => mutate(page)}
        >
          {page.isBookmarked ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.75} />}
        </ActionIcon>
      )}
    </div>
  );
}
