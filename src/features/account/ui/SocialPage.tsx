import { TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { type SocialSite, socialLink } from '#contract/account.ts';
import { SOCIAL_LINKS } from '#contract/accountChoices.ts';
import type { AccountSettings } from '#features/account/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { NETWORK_ICONS } from '#web/kit/networks.ts';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { settle } from '#web/kit/settle.ts';
import { toast } from '#web/kit/toast.ts';
import { useFollowing } from '#web/kit/useFollowing.ts';
import { queryClient } from '#web/queryClient.ts';
import { changedIn } from './changedIn.ts';
import { settingsChanged, settingsQuery } from './queries.ts';
import classes from './Settings.module.css';
import { Settings } from './Settings.tsx';

export const Route = createFileRoute('/_frame/pages/account-settings/social')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(settingsQuery),
  component: SocialPage,
});

type Links = Record<SocialSite, string>;

/** An empty field is no link. */
const typedLinks = z.object(
  Object.fromEntries(SOCIAL_LINKS.map((site) => [site, z.literal('').or(socialLink(site))])),
) as unknown as z.ZodType<Links, Links>;

async function save(links: Partial<Links>) {
  const socialLinks = Object.fromEntries(Object.entries(links).map(([site, link]) => [site, link || null]));
  try {
    return await ask(api.api.account.social.$put({ json: { socialLinks } }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The form has the sites side by side.
    const fields = Object.entries(error.fields).map(([path, words]) => [path.replace('socialLinks.', ''), words]);
    throw new ApiError(error.status, error.message, { ...error, fields: Object.fromEntries(fields) });
  }
}

function SocialForm({ socialLinks }: Pick<AccountSettings['social'], 'socialLinks'>) {
  const { t } = useTranslation('account');
  const { t: named } = useTranslation('accounts');
  const form = useZodForm(typedLinks, {
    initialValues: socialLinks,
    guard: true,
    onSubmit: async (links) => {
      const sent = form.getValues();
      const changed = await save(changedIn(form, links));
      settingsChanged(changed);
      // Names became links.
      settle(form, sent, changed.social.socialLinks);
      toast.done(t('saved'));
    },
  });
  useFollowing(form, socialLinks, (stored) => stored);
  return (
    <SettingsCard title={t('social.title')} help={t('social.help')}>
      <Form form={form} className={classes.form}>
        {SOCIAL_LINKS.map((site) => {
          const Glyph = NETWORK_ICONS[site];
          return (
            <TextInput
              key={site}
              label={named(`connections.names.${site}`)}
              leftSection={<Glyph size={18} stroke={1.75} aria-hidden />}
              placeholder={t('social.placeholder')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              {...form.getInputProps(site)}
            />
          );
        })}
        <div className={classes.buttons}>
          <SubmitButton form={form} disabled={!form.isDirty()}>
            {t('save')}
          </SubmitButton>
        </div>
      </Form>
    </SettingsCard>
  );
}

/** Pages elsewhere that others are shown on the profile. */
function SocialPage() {
  return <Settings>{({ social }) => <SocialForm socialLinks={social.socialLinks} />}</Settings>;
}
