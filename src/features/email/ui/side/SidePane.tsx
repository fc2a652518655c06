import { ActionIcon, Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconClockHour4,
  IconDots,
  IconEdit,
  IconInbox,
  IconMailbox,
  IconPencil,
  IconPlus,
  IconSend2,
  IconSignature,
  IconStar,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { memo, useState } from 'react';
import type { Label, MailMeta } from '#features/email/contract.ts';
import type { FolderView } from '#features/email/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { PaneGroup, PaneItem, PaneLink } from '#web/kit/PaneNav.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { linkTo, type MailList } from '../address.ts';
import { metaQuery } from '../queries.ts';
import { useLabelName } from '../useListName.ts';
import { useMayManage } from '../useMayManage.ts';
import { LabelDrawer } from './LabelDrawer.tsx';
import { deleteLabel } from './labelDeeds.ts';
import classes from './SidePane.module.css';
import { SignatureDrawer } from './SignatureDrawer.tsx';

const VIEWS: [view: FolderView, icon: TablerIcon][] = [
  ['inbox', IconInbox],
  ['sent', IconSend2],
  ['draft', IconPencil],
  ['starred', IconStar],
  ['scheduled', IconClockHour4],
  ['spam', IconAlertCircle],
  ['trash', IconTrash],
  ['all', IconMailbox],
];

/** Only what waits for somebody is counted. */
function countOf(meta: MailMeta | undefined, view: FolderView): number | undefined {
  if (view === 'inbox' || view === 'spam') return meta?.folders[view].unread;
  return view === 'draft' || view === 'scheduled' ? meta?.folders[view].total : undefined;
}

function LabelMenu({ label, onEdit, onDelete }: { label: Label; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('email');
  const name = useLabelName()(label.name);
  return (
    <Menu width={180} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('labels.actions', { name })}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />} onClick={onEdit}>
          {t('labels.edit')}
        </Menu.Item>
        {!label.isGiven && (
          <Menu.Item
            color="var(--lms-danger-text)"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={onDelete}
          >
            {t('labels.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface Props {
  list: MailList;
  onChosen: () => void;
  onCompose: () => void;
}

function Pane({ list, onChosen, onCompose }: Props) {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  const mayManage = useMayManage();
  const meta = useQuery(metaQuery).data;
  const navigate = useNavigate();
  const [editing, setEditing] = useState<Label | 'new' | null>(null);
  const [signing, setSigning] = useState(false);

  async function remove(label: Label) {
    if ((await deleteLabel(label)) && list.label === label.name) void navigate({ to: '/apps/email', replace: true });
  }

  return (
    <>
      {mayManage && (
        <div className={classes.compose}>
          <Button
            fullWidth
            leftSection={<IconEdit size={16} stroke={1.75} aria-hidden />}
            onClick={() => {
              onChosen();
              onCompose();
            }}
          >
            {t('compose.compose')}
          </Button>
        </div>
      )}
      <PaneGroup label={t('folders.title')}>
        {VIEWS.map(([view, icon]) => (
          <PaneItem key={view}>
            <PaneLink
              {...linkTo({ folder: view, label: '', q: '' })}
              icon={icon}
              isOpen={!list.label && list.folder === view}
              count={countOf(meta, view)}
              counts={view === 'inbox' || view === 'spam' ? t('folders.unread') : undefined}
              waits={view === 'inbox'}
              onClick={onChosen}
            >
              {t(`folders.${view}`)}
            </PaneLink>
          </PaneItem>
        ))}
      </PaneGroup>
      <PaneGroup
        title={t('labels.title')}
        label={t('labels.title')}
        action={
          mayManage && (
            <Tooltip label={t('labels.add')}>
              <ActionIcon size={28} aria-label={t('labels.add')} onClick={() => setEditing('new')}>
                <IconPlus size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )
        }
      >
        {meta?.labels.map((label) => (
          <PaneItem
            key={label.id}
            menu={
              mayManage && (
                <LabelMenu label={label} onEdit={() => setEditing(label)} onDelete={() => void remove(label)} />
              )
            }
          >
            <PaneLink
              {...linkTo({ folder: 'all', label: label.name, q: '' })}
              hue={label.colour}
              isOpen={list.label === label.name}
              count={label.unread}
              counts={t('folders.unread')}
              onClick={onChosen}
            >
              {labelName(label.name)}
            </PaneLink>
          </PaneItem>
        ))}
      </PaneGroup>
      {mayManage && (
        <div className={classes.foot}>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconSignature size={16} stroke={1.75} aria-hidden />}
            onClick={() => setSigning(true)}
          >
            {t('signature.title')}
          </Button>
        </div>
      )}
      <LabelDrawer
        editing={editing}
        onClose={() => setEditing(null)}
        onRenamed={(from, to) => {
          if (list.label === from) void navigate({ ...linkTo({ ...list, label: to }), replace: true });
        }}
      />
      <SignatureDrawer opened={signing} onClose={() => setSigning(false)} />
    </>
  );
}

/** Compose, folders and labels. */
export const SidePane = memo(Pane);
