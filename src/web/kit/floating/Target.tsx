import { useMergedRef } from '@mantine/hooks';
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { fetchAhead } from '../lazyFile.ts';
import { useAskedContext } from './asked.ts';
import { floatingFile } from './parts.ts';

type Held = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

interface Props extends HTMLAttributes<HTMLElement> {
  /** One element that takes a ref. */
  children: ReactNode;
}

/** What a menu or popover is opened by: the element itself, with nothing around it. */
export function Target({ children, ...others }: Props) {
  const { opened, id, target, popup, withRoles, onPress } = useAskedContext();
  const child = children as ReactElement<Held>;
  const { ref: ownRef, onClick, onPointerEnter, onFocus } = child.props;
  const ref = useMergedRef(target, ownRef);
  const roles = {
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
  };
  return cloneElement<Held>(child, {
    ...others,
    ...(withRoles ? roles : undefined),
    ref,
    onClick: (event) => {
      onClick?.(event);
      onPress?.();
    },
    onPointerEnter: (event) => {
      fetchAhead(floatingFile);
      onPointerEnter?.(event);
    },
    onFocus: (event) => {
      fetchAhead(floatingFile);
      onFocus?.(event);
    },
  });
}
