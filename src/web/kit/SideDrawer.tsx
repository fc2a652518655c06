import { ActionIcon, CloseButton, Drawer } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isAsking } from './confirm.ts';
import { lastFocus } from './lastFocus.ts';
import classes from './SideDrawer.module.css';
import { Tooltip } from './Tooltip.tsx';

/** The parts of a drawer do not take what the theme says of a whole one. */
const SLIDES = { duration: 240, exitDuration: 160, timingFunction: 'cubic-bezier(.2,.8,.2,1)' };

/** The ways to the rows before and after; undefined where there is none. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Who opened it by a button of its own has the focus back by then. */
const AFTER_OTHERS_MS = 30;

interface Props {
  opened: boolean;
  title: ReactNode;
  /** Beside the title: an id, a status. */
  aside?: ReactNode;
  onClose: () => void;
  /** 420 for one or two fields. */
  size?: 420 | 560;
  /** Left out: no arrows at all. */
  neighbours?: Neighbours | undefined;
  children: ReactNode;
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

/** To create, change or look closer beside the list. Escape closes it; its content brings its own foot. */
export function SideDrawer({ opened, title, aside, onClose, size = 560, neighbours, children }: Props) {
  const { t } = useTranslation('kit');
  const content = useRef<HTMLDivElement>(null);
  const touch = () => content.current?.setAttribute('data-touched', '');

  // A drawer that was opened from a menu finds the entry gone: the focus goes back to the menu's button.
  useEffect(() => {
    if (!opened) return;
    const opener = lastFocus();
    return () => {
      setTimeout(() => {
        const { activeElement, body } = document;
        if (activeElement === body || content.current?.contains(activeElement)) opener?.focus({ preventScroll: true });
      }, AFTER_OTHERS_MS);
    };
  }, [opened]);

  // What is told meanwhile stands beside it, not on its first field.
  useEffect(() => {
    if (!opened) return;
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--lms-drawer');
    style.setProperty('--lms-drawer', `${size}px`);
    return () => style.setProperty('--lms-drawer', before);
  }, [opened, size]);

  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isAsking()) return;
      // A list, menu or popover that lies above closes first.
      const above = document.querySelectorAll('[role="menu"], [role="listbox"], [role="dialog"][data-position]');
      if ([...above].some((one) => one.checkVisibility())) return;
      // The same key must not answer a question that closing brings up.
      event.stopImmediatePropagation();
      onClose();
    };
    // Before the fields: a question that Escape has just closed is still open then.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [opened, onClose]);

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

/** Keeps the buttons in sight at the drawer's foot. */
export function DrawerFoot({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      {start && <span className={classes.footStart}>{start}</span>}
      {children}
    </div>
  );
}
