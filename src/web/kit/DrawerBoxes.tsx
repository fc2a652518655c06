import { ActionIcon, CloseButton, Drawer, type DrawerProps } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type First, useMadeOpen } from './floating/asked.ts';
import classes from './SideDrawer.module.css';
import type { SideDrawerProps } from './SideDrawer.tsx';
import { Tooltip } from './Tooltip.tsx';

/** The parts of a drawer do not take what the theme says of a whole one. */
const SLIDES = { duration: 240, exitDuration: 160, timingFunction: 'cubic-bezier(.2,.8,.2,1)' };

export function DrawerBox({ first, opened, ...props }: DrawerProps & { first: First }) {
  return <Drawer {...props} opened={useMadeOpen(opened, first)} />;
}

function Step({ name, icon, go }: { name: string; icon: ReactNode; go: (() => void) | undefined }) {
  return (
    <Tooltip label={name}>
      <ActionIcon aria-label={name} disabled={!go} onClick={go}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

export interface SideDrawerBoxProps extends SideDrawerProps {
  content: RefObject<HTMLDivElement | null>;
  first: First;
}

export function SideDrawerBox(props: SideDrawerBoxProps) {
  const { title, aside, onClose, size = 560, neighbours, children, content } = props;
  const { t } = useTranslation('kit');
  const opened = useMadeOpen(props.opened, props.first);
  const touch = () => content.current?.setAttribute('data-touched', '');
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size={size}
      closeOnEscape={false}
      position="right"
      zIndex={200}
      transitionProps={SLIDES}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content} onKeyDownCapture={touch} onPointerDownCapture={touch}>
        <Drawer.Header className={classes.head} role="none">
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          {aside && <span className={classes.aside}>{aside}</span>}
          <span className={classes.tools}>
            {neighbours && (
              <>
                <Step
                  name={t('drawer.previous')}
                  icon={<IconChevronUp size={18} stroke={1.75} aria-hidden />}
                  go={neighbours.previous}
                />
                <Step
                  name={t('drawer.next')}
                  icon={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
                  go={neighbours.next}
                />
                <span className={classes.line} aria-hidden />
              </>
            )}
            <CloseButton size={36} iconSize={18} aria-label={t('drawer.close')} onClick={onClose} />
          </span>
        </Drawer.Header>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
