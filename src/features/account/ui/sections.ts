import { IconDevices, IconShieldLock } from '@tabler/icons-react';

/** A feature that has something to set adds its page here and below `account-settings` in the URL map. */
export const SECTIONS = [
  { name: 'security', link: '/pages/account-settings', icon: IconShieldLock },
  { name: 'devices', link: '/pages/account-settings/devices', icon: IconDevices },
] as const;
