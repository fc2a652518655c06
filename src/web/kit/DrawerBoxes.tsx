import { ActionIcon, CloseButton, Drawer, type DrawerProps } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isAsking } from './confirm.ts';
import { type First, useMadeOpen } from './floating/asked.ts';
import { type Guarded, Leaving } from './leaving.ts';
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

/** Has the focus first where the way to the row before would have it, with its name beside it; a field that wants it goes before. */
function Title({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const hasField = title.current?.closest('[role="dialog"]')?.querySelector('[data-autofocus]');
    if (isFirst && !hasField) title.current?.setAttribute('data-autofocus', '');
  }, [isFirst]);
  return (
    <Drawer.Title ref={title} tabIndex={-1} className={classes.title}>
      {children}
    </Drawer.Title>
  );
}

export interface SideDrawerBoxProps extends SideDrawerProps {
  content: RefObject<HTMLDivElement | null>;
  first: First;
}

/** Closes it, after a question where something typed in it would be lost. */
function useLeaving(onClose: () => void) {
  const [guards] = useState(() => new Set<Guarded>());
  const close = useCallback(() => {
    const unsaved = [...guards].find((one) => one.isUnsaved());
    if (!unsaved) return onClose();
    void unsaved.ask().then((leaves) => leaves && onClose());
  }, [guards, onClose]);
  return { guards, close };
}

function useEscape(opened: boolean, close: () => void) {
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isAsking()) return;
      // A field with a draft of its own gives that up first.
      if (event.target instanceof Element && event.target.closest('[data-own-escape]')) return;
      // A list, menu or popover that lies above closes first.
      const above = document.querySelectorAll('[role="menu"], [role="listbox"], [role="dialog"][data-position]');
      if ([...above].some((one) => one.checkVisibility())) return;
      // The same key must not answer a question that closing brings up.
      event.stopImmediatePropagation();
      close();
    };
    // Before the fields: a question that Escape has just closed is still open then.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [opened, close]);
}

export function SideDrawerBox(props: SideDrawerBoxProps) {
  const { title, aside, size = 560, neighbours, children, content } = props;
  const { t } = useTranslation('kit');
  const opened = useMadeOpen(props.opened, props.first);
  const { guards, close } = useLeaving(props.onClose);
  useEscape(props.opened, close);
  const touch = () => content.current?.setAttribute('data-touched', '');
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
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
          <Title isFirst={neighbours !== undefined}>{title}</Title>
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
            <CloseButton size={36} iconSize={18} aria-label={t('drawer.close')} onClick={close} />
          </span>
        </Drawer.Header>
        <Drawer.Body className={classes.body}>
          <Leaving value={guards}>{children}</Leaving>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
