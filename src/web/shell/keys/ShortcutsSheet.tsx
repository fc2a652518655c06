import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { fold } from '#contract/fold.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useIsPhone } from '../frameLayout.ts';
import { HelpWays } from './HelpWays.tsx';
import { KeyCaps, useKeyNames } from './KeyCaps.tsx';
import classes from './ShortcutsSheet.module.css';
import { type KeyGroup, useKeyGroups } from './useKeyGroups.ts';

/** What fits the words that were typed, by its own words, its keys or the name of its group. */
function useFound(groups: KeyGroup[], words: string) {
  const nameOf = useKeyNames();
  const wanted = fold(words.trim());
  if (!wanted) return groups;
  const fits = (text: string) => fold(text).includes(wanted);
  return groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter((line) => fits(group.title) || fits(line.words) || fold(nameOf(line.keys)) === wanted),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function Group({ group: { id, title, lines } }: { group: KeyGroup }) {
  return (
    <section className={classes.group} aria-labelledby={`keys-${id}`}>
      <h3 className={classes.title} id={`keys-${id}`}>
        {title}
      </h3>
      <dl className={classes.list}>
        {lines.map(({ keys, words }) => (
          <div key={`${keys.join()} ${words}`} className={classes.line}>
            <dt>{words}</dt>
            <dd>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Help, and every shortcut of the product, the ones of the open page first. */
export function ShortcutsSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const isPhone = useIsPhone();
  const [words, setWords] = useState('');
  const groups = useKeyGroups();
  const found = useFound(groups, words);
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setWords('')}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      size={760}
      centered
    >
      <HelpWays onClose={onClose} />
      <TextInput
        type="search"
        className={classes.find}
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        // On a phone it would bring up the keyboard over what is to be read.
        data-autofocus={isPhone ? undefined : true}
      />
      <p className={classes.spoken} role="status">
        {words.trim() && count > 0 ? t('found', { count }) : ''}
      </p>
      {count === 0 && (
        <p className={classes.nothing} role="status">
          {t('nothing', { words: words.trim() })}
        </p>
      )}
      <div className={classes.groups}>
        {found.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </Modal>
  );
}
