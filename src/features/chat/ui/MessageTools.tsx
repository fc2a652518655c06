import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { REACTIONS } from '#features/chat/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import classes from './Bubble.module.css';
import type { ShownMessage } from './shownMessages.ts';
import type { MessageDeeds } from './useMessageDeeds.ts';

interface Props {
  message: ShownMessage;
  isOwn: boolean;
  meId: number;
  deeds: MessageDeeds;
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/** What can be done with a message: beside it while it is pointed at or has the focus. */
export function MessageTools({ message, isOwn, meId, deeds, opened, onOpened }: Props) {
  const { t } = useTranslation('chat');
  const copy = () => copyText(message.message, t('actions.copied'));
  const mine = new Set(
    message.reactions.filter((one) => one.people.some(({ id }) => id === meId)).map((one) => one.emoji),
  );
  return (
    <span className={classes.tools}>
      <Tooltip label={t('actions.reply')}>
        <ActionIcon size={28} tabIndex={-1} aria-label={t('actions.reply')} onClick={() => deeds.reply(message)}>
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Menu width={248} position="bottom-end" opened={opened} onChange={onOpened} returnFocus={false}>
        <Menu.Target>
          <ActionIcon size={28} tabIndex={-1} data-more aria-label={t('actions.more')}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.six}>
            {REACTIONS.map((emoji) => (
              <Menu.Item
                key={emoji}
                component="button"
                className={classes.emoji}
                data-mine={mine.has(emoji) || undefined}
                aria-label={t('actions.reactWith', { emoji })}
                onClick={() => deeds.react(message, emoji, !mine.has(emoji))}
              >
                {emoji}
              </Menu.Item>
            ))}
          </div>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
            onClick={() => deeds.reply(message)}
          >
            {t('actions.reply')}
          </Menu.Item>
          {message.message !== '' && (
            <Menu.Item leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
              {t('actions.copy')}
            </Menu.Item>
          )}
          {isOwn && (
            <>
              <Menu.Item
                leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                onClick={() => deeds.edit(message)}
              >
                {t('actions.edit')}
              </Menu.Item>
              <Menu.Item
                color="var(--lms-danger-text)"
                leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
                onClick={() => void deeds.remove(message)}
              >
                {t('actions.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
