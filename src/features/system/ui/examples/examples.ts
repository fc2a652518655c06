import {
  type Icon,
  IconApps,
  IconArrowsSplit2,
  IconCreditCard,
  IconForms,
  IconHelpCircle,
  IconLayoutSidebarRight,
  IconMapPin,
  IconScript,
  IconShare,
  IconShieldLock,
  IconTrash,
} from '@tabler/icons-react';

export type Example =
  | 'confirm'
  | 'typedWord'
  | 'choose'
  | 'form'
  | 'drawer'
  | 'scroll'
  | 'address'
  | 'card'
  | 'twoFactor'
  | 'share'
  | 'createApp';

export const EXAMPLES: readonly { name: Example; icon: Icon }[] = [
  { name: 'confirm', icon: IconHelpCircle },
  { name: 'typedWord', icon: IconTrash },
  { name: 'choose', icon: IconArrowsSplit2 },
  { name: 'form', icon: IconForms },
  { name: 'drawer', icon: IconLayoutSidebarRight },
  { name: 'scroll', icon: IconScript },
  { name: 'address', icon: IconMapPin },
  { name: 'card', icon: IconCreditCard },
  { name: 'twoFactor', icon: IconShieldLock },
  { name: 'share', icon: IconShare },
  { name: 'createApp', icon: IconApps },
];

export interface ExampleProps {
  opened: boolean;
  onClose: () => void;
  /** Closes it; the sentence says what was done. */
  onDone: (sentence: string) => void;
}
