import { Modal, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { useSession } from '#web/session.ts';
import { useToggleBookmark } from './bookmarks.ts';
import { recentPages, recentSearches } from './recent.ts';
import classes from './SearchPalette.module.css';
import { SearchResultRow } from './SearchResultRow.tsx';
import { useSearchResults } from './searchResults.ts';
import { takeTypedAhead } from './typedAhead.ts';
import { useOpenResult } from './useOpenResult.ts';

const SETTLES_MS = 150;
const FIRST = '';

interface Props {
  opened: boolean;
  onClose: () => void;
}

function Palette({ opened, onClose }: Props) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const person = useSession()?.id ?? 0;
  const [typed, setTyped] = useState(takeTypedAhead);
  const [at, setAt] = useState(0);
  /** Enter came before the results of what is typed: the one that was chosen by its key, or the first. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [slowly] = useDebouncedValue(typed.trim(), SETTLES_MS);
  const settled = wanted === null ? slowly : typed.trim();
  const [recent] = useState(() => ({ searches: recentSearches.read(person), pages: recentPages.read(person) }));
  const { groups, isWaiting, error } = useSearchResults(typed, settled, recent);
  const { mutate } = useToggleBookmark();
  const openResult = useOpenResult({ typed, person, onClose, onSearch: write });

  const flat = groups.flatMap(({ results }) => results);
  const chosen = flat[Math.min(at, flat.length - 1)];
  const isSettled = settled === typed.trim() && !isWaiting;

  useEffect(() => {
    if (wanted === null || !isSettled || !opened) return;
    setWanted(null);
    const result = wanted === FIRST ? flat[0] : flat.find(({ key }) => key === wanted);
    if (result) openResult(result);
  });

  function write(text: string) {
    setTyped(text);
    setAt(0);
    setWanted(null);
  }

  function press(event: KeyboardEvent) {
    const last = flat.length - 1;
    const step = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const movesText = (event.key === 'Home' || event.key === 'End') && typed !== '';
    if (step !== undefined && !movesText) {
      event.preventDefault();
      setAt(Math.max(step, 0));
    } else if (event.key === 'Enter' && event.altKey && chosen?.kind === 'page') {
      event.preventDefault();
      mutate(chosen.page);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Pages are found without asking; what else is shown may be of what was typed before.
      const isKnown = isSettled || chosen?.kind === 'page' || chosen?.kind === 'recent';
      if (!isKnown) setWanted(at > 0 && chosen ? chosen.key : FIRST);
      else if (chosen) openResult(chosen);
    }
  }

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          className={classes.input}
          value={typed}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={press}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.key}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          data-autofocus
        />
        <UnstyledButton className={classes.close} aria-label={t('search.close')} onClick={onClose}>
          <Kbd>Esc</Kbd>
          <IconX size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </div>
      <div className={classes.results} id={listId} role="listbox" aria-label={t('search.results')}>
        {groups.map(({ group, results }) => (
          <fieldset key={group} className={classes.set} aria-labelledby={`${listId}-${group}`}>
            <div className={classes.group} id={`${listId}-${group}`}>
              {t(`search.groups.${group}`)}
            </div>
            {results.map((result) => (
              <SearchResultRow
                key={result.key}
                id={`${listId}-${result.key}`}
                result={result}
                query={typed.trim()}
                active={result === chosen}
                onPoint={() => setAt(flat.indexOf(result))}
                onOpen={() => openResult(result)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={classes.note} role="status">
        {flat.length === 0 &&
          typed.trim() !== '' &&
          isSettled &&
          !error &&
          t('search.nothing', { query: typed.trim() })}
        {flat.length === 0 && typed.trim() === '' && t('search.start')}
        {error && t('search.failed')}
      </div>
    </>
  );
}

/** Search and jump: pages, files and people, by keyboard all the way. */
export function SearchPalette({ opened, onClose }: Props) {
  const { t } = useTranslation('shell');
  const [wasOpened, setWasOpened] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setOpenings(openings + 1);
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={640}
      yOffset="15dvh"
      zIndex={320}
      padding={0}
      withCloseButton={false}
      title={t('search.label')}
      classNames={{ inner: classes.inner, header: classes.spoken, content: classes.content, body: classes.body }}
    >
      {/* Each time empty, also when it is opened again while it fades out. */}
      <Palette key={openings} opened={opened} onClose={onClose} />
    </Modal>
  );
}
