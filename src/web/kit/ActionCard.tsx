import { ActionIcon } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronUp,
  IconRefresh,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './ActionCard.module.css';
import { Card } from './Card.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Props {
  title: string;
  detail?: ReactNode;
  /** Before the other tools: a handle, a link. */
  aside?: ReactNode;
  canCollapse?: boolean;
  canFill?: boolean;
  /** Asks for everything anew. */
  onRefresh?: (() => unknown) | undefined;
  isBusy?: boolean;
  /** Takes the card away; whoever does so offers to bring it back. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

interface ToolProps {
  icon: TablerIcon;
  name: string;
  title: string;
  onClick: () => void;
  isBusy?: boolean | undefined;
  isExpanded?: boolean | undefined;
  controls?: string | undefined;
  keepsFocus?: boolean | undefined;
}

function Tool({ icon: Glyph, name, title, onClick, isBusy, isExpanded, controls, keepsFocus }: ToolProps) {
  return (
    <Tooltip label={name}>
      <ActionIcon
        size={28}
        aria-label={`${name}: ${title}`}
        aria-expanded={isExpanded}
        aria-controls={controls}
        aria-busy={isBusy || undefined}
        data-autofocus={keepsFocus || undefined}
        onClick={onClick}
      >
        <Glyph size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** A card with tools in its head: fold it, fill the window with it, load it anew, take it away. */
export function ActionCard(props: Props) {
  const { title, detail, aside, canCollapse, canFill, onRefresh, isBusy, onClose, children } = props;
  const { t } = useTranslation('kit');
  const body = useId();
  const [isOpen, setOpen] = useState(true);
  const [isFull, setFull] = useState(false);
  const trap = useFocusTrap(isFull);

  useEffect(() => {
    if (!isFull) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    addEventListener('keydown', leave);
    // The page below stays where it is.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      removeEventListener('keydown', leave);
      document.documentElement.style.overflow = '';
    };
  }, [isFull]);

  return (
    <div className={isFull ? classes.full : undefined} data-state={isOpen ? 'open' : 'folded'}>
      <Card
        ref={trap}
        title={title}
        detail={detail}
        className={`${classes.card} ${isOpen || isFull ? '' : classes.folded}`}
        aside={
          <div className={classes.tools}>
            {aside}
            {onRefresh && (
              <span className={classes.refresh} data-busy={isBusy || undefined}>
                <Tool
                  icon={IconRefresh}
                  name={t('card.refresh')}
                  title={title}
                  isBusy={isBusy}
                  onClick={() => void onRefresh()}
                />
              </span>
            )}
            {canCollapse && !isFull && (
              <span className={classes.fold}>
                <Tool
                  icon={IconChevronUp}
                  name={t(isOpen ? 'card.fold' : 'card.unfold')}
                  title={title}
                  isExpanded={isOpen}
                  controls={body}
                  onClick={() => setOpen(!isOpen)}
                />
              </span>
            )}
            {canFill && (
              <Tool
                icon={isFull ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal}
                name={t(isFull ? 'card.shrink' : 'card.fill')}
                title={title}
                keepsFocus={isFull}
                onClick={() => setFull(!isFull)}
              />
            )}
            {onClose && <Tool icon={IconX} name={t('card.close')} title={title} onClick={onClose} />}
          </div>
        }
      >
        <div id={body} hidden={!isOpen && !isFull} aria-busy={isBusy || undefined}>
          {children}
        </div>
      </Card>
    </div>
  );
}
