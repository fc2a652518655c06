import { ActionIcon } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconArrowLeft,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconFolderSymlink,
  IconInbox,
  IconMail,
  IconTag,
  IconTrash,
  IconTrashX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Label, OneEmail } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { HueSquare } from '#web/kit/Hue.tsx';
import { Menu } from '#web/kit/Menu.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import { deleteForEver } from '../deeds.ts';
import { targetsOf } from '../list/useBulkActions.ts';
import { doAndTell, doDeed } from '../outgoing.ts';
import { useLabelName } from '../useListName.ts';
import classes from './Read.module.css';
import type { Steps } from './useSteps.ts';

interface ToolProps {
  name: string;
  icon: TablerIcon;
  /** What the key of the page presses. */
  of?: string;
  onClick?: () => void;
  disabled?: boolean;
}

function Tool({ name, icon: Glyph, of, ...button }: ToolProps) {
  const size = useIsPhone() ? 44 : 36;
  return (
    <Tooltip label={name}>
      <ActionIcon size={size} aria-label={name} data-key={of} {...button}>
        <Glyph className={classes.tool} size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface Props {
  mail: OneEmail;
  labels: Label[];
  steps: Steps;
  mayManage: boolean;
  onBack: () => void;
  /** The mail is not in this list any more. */
  onGone: () => void;
}

function MoveMenu({ mail, onGone }: Pick<Props, 'mail' | 'onGone'>) {
  const { t } = useTranslation('email');
  const size = useIsPhone() ? 44 : 36;
  return (
    <Menu width={180}>
      <Tooltip label={t('bulk.move')}>
        <Menu.Target>
          <ActionIcon size={size} aria-label={t('bulk.move')} data-key="move">
            <IconFolderSymlink className={classes.tool} size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {targetsOf(mail.folder).map((folder) => (
          <Menu.Item
            key={folder}
            onClick={() => {
              onGone();
              doAndTell(
                folder === 'trash' ? { ids: [mail.id], action: 'trash' } : { ids: [mail.id], action: 'move', folder },
              );
            }}
          >
            {t(`folders.${folder}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function LabelMenu({ mail, labels }: Pick<Props, 'mail' | 'labels'>) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  const size = useIsPhone() ? 44 : 36;
  return (
    <Menu width={200}>
      <Tooltip label={t('bulk.label')}>
        <Menu.Target>
          <ActionIcon size={size} aria-label={t('bulk.label')} data-key="label">
            <IconTag className={classes.tool} size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown className={classes.labelMenu}>
        {labels.map(({ name, colour }) => (
          <Menu.CheckboxItem
            key={name}
            checked={mail.labels.includes(name)}
            checkIcon={<IconCheck size={16} stroke={1.75} aria-hidden />}
            rightSection={<HueSquare hue={colour} />}
            onChange={(has) => doAndTell({ ids: [mail.id], action: has ? 'label' : 'unlabel', label: name })}
          >
            <span dir="auto">{labelName(name)}</span>
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What can be done with the open mail, and the way to its neighbours. */
export function Toolbar({ mail, labels, steps, mayManage, onBack, onGone }: Props) {
  const { t } = useTranslation('email');
  const isPhone = useIsPhone();
  const isTrash = mail.folder === 'trash';
  const isSpam = mail.folder === 'spam';
  const { row, total } = steps;
  const hasPrevious = row === undefined ? mail.hasPreviousMail : row > 0;
  const hasNext = row === undefined ? mail.hasNextMail : row + 1 < (total ?? 0);
  const all = formatNumber(total ?? 0);
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('read.tools')}>
      {isPhone && <Tool name={t('read.back')} icon={IconArrowLeft} onClick={onBack} />}
      {mayManage && (
        <>
          {isTrash ? (
            <>
              <Tool
                name={t('bulk.restore')}
                icon={IconArrowBackUp}
                onClick={() => {
                  onGone();
                  doAndTell({ ids: [mail.id], action: 'restore' });
                }}
              />
              <Tool
                name={t('trash.delete')}
                icon={IconTrashX}
                of="trash"
                onClick={() => void deleteForEver([mail.id]).then((done) => done && onGone())}
              />
            </>
          ) : (
            <Tool
              name={t('bulk.trash')}
              icon={IconTrash}
              of="trash"
              onClick={() => {
                onGone();
                doAndTell({ ids: [mail.id], action: 'trash' });
              }}
            />
          )}
          <Tool
            name={t('bulk.unread')}
            icon={IconMail}
            of="unread"
            onClick={() => {
              onBack();
              doDeed({ ids: [mail.id], action: 'unread' });
            }}
          />
          <span className={classes.divider} aria-hidden />
          {!isTrash && <MoveMenu mail={mail} onGone={onGone} />}
          <LabelMenu mail={mail} labels={labels} />
          {mail.state === 'received' && !isTrash && (
            <Tool
              name={isSpam ? t('read.notSpam') : t('bulk.spam')}
              icon={isSpam ? IconInbox : IconAlertCircle}
              of="spam"
              onClick={() => {
                onGone();
                doAndTell({ ids: [mail.id], action: 'move', folder: isSpam ? 'inbox' : 'spam' });
              }}
            />
          )}
        </>
      )}
      <span className={classes.steps}>
        {row !== undefined && total !== undefined && (
          <span className={classes.place}>
            {t('read.place', { at: formatNumber(row + 1), total: steps.about ? t('read.about', { total: all }) : all })}
          </span>
        )}
        <Tool name={t('read.previous')} icon={IconChevronLeft} disabled={!hasPrevious} onClick={() => steps.step(-1)} />
        <Tool name={t('read.next')} icon={IconChevronRight} disabled={!hasNext} onClick={() => steps.step(1)} />
      </span>
    </div>
  );
}
