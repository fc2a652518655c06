import {
  type Icon,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconMessageQuestion,
} from '@tabler/icons-react';
import type { Network, SocialSite } from '#contract/account.ts';

/** One icon for each place where somebody may have a profile. */
export const NETWORK_ICONS: Record<Network | SocialSite, Icon> = {
  google: IconBrandGoogle,
  twitter: IconBrandX,
  facebook: IconBrandFacebook,
  github: IconBrandGithub,
  linkedIn: IconBrandLinkedin,
  instagram: IconBrandInstagram,
  quora: IconMessageQuestion,
};
