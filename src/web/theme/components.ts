import type {
  ActionIconProps,
  AnchorProps,
  BadgeProps,
  ButtonProps,
  CheckboxProps,
  CloseButtonProps,
  DrawerProps,
  InputWrapperProps,
  MantineThemeComponents,
  MenuProps,
  ModalProps,
  PopoverProps,
  SelectProps,
  SwitchProps,
} from '@mantine/core';

const opens = { duration: 180, exitDuration: 120, timingFunction: 'cubic-bezier(.2,.8,.2,1)' } as const;
const slides = { duration: 240, exitDuration: 160, timingFunction: 'cubic-bezier(.2,.8,.2,1)' } as const;
const popover = {
  zIndex: 300,
  radius: 'lg',
  position: 'bottom-end',
  offset: 6,
  // Until it has found its place it stands in the window: elsewhere, taking the focus would scroll the page away.
  floatingStrategy: 'fixed',
  transitionProps: { transition: 'pop', ...opens },
} as const;

/** A dialog's head is not the page's banner: readers would meet two. */
const plainHead = { header: { role: 'none' } };

/** What components are like when nothing is said. Types alone are imported, so that the first load holds none it does not show. */
export const components: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' } satisfies Partial<ButtonProps> },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } satisfies Partial<ActionIconProps> },
  CloseButton: { defaultProps: { size: 28, iconSize: 18 } satisfies Partial<CloseButtonProps> },
  Anchor: { defaultProps: { underline: 'hover', inherit: true } satisfies Partial<AnchorProps> },
  Badge: { defaultProps: { variant: 'light' } satisfies Partial<BadgeProps> },
  // Help stands under its field, and what is wrong under that.
  InputWrapper: {
    defaultProps: {
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
    } satisfies Partial<InputWrapperProps>,
  },
  Checkbox: { defaultProps: { size: 'sm' } satisfies Partial<CheckboxProps> },
  Select: { defaultProps: { allowDeselect: false, comboboxProps: { zIndex: 300 } } satisfies Partial<SelectProps> },
  Switch: { defaultProps: { withThumbIndicator: false } satisfies Partial<SwitchProps> },
  // The first item takes the focus; the stand-in for it is no item of the menu and readers trip over it.
  Menu: { defaultProps: { ...popover, withInitialFocusPlaceholder: false } satisfies Partial<MenuProps> },
  Popover: { defaultProps: popover satisfies Partial<PopoverProps> },
  Modal: {
    defaultProps: {
      size: 440,
      zIndex: 210,
      attributes: plainHead,
      radius: 'xl',
      shadow: 'xl',
      transitionProps: { transition: 'pop', ...slides },
    } satisfies Partial<ModalProps>,
  },
  Drawer: {
    defaultProps: {
      size: 560,
      zIndex: 200,
      attributes: plainHead,
      position: 'right',
      shadow: 'xl',
      transitionProps: slides,
    } satisfies Partial<DrawerProps>,
  },
};
