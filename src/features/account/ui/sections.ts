import {
  IconBell,
  IconDatabaseExport,
  IconDevices,
  IconId,
  IconPalette,
  IconPlugConnected,
  IconShare,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';

/** A feature that has something to set adds its page here and below `account-settings` in the URL map. */
export const SECTIONS = [
  { name: 'general', link: '/pages/account-settings', icon: IconUser },
  { name: 'security', link: '/pages/account-settings/security', icon: IconShieldLock },
  { name: 'devices', link: '/pages/account-settings/devices', icon: IconDevices },
  { name: 'info', link: '/pages/account-settings/info', icon: IconId },
  { name: 'social', link: '/pages/account-settings/social', icon: IconShare },
  { name: 'connections', link: '/pages/account-settings/connections', icon: IconPlugConnected },
  { name: 'notifications', link: '/pages/account-settings/notifications', icon: IconBell },
  { name: 'appearance', link: '/pages/account-settings/appearance', icon: IconPalette },
  { name: 'data', link: '/pages/account-settings/data', icon: IconDatabaseExport },
] as const;
