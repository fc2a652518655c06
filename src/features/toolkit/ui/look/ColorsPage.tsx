import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { AccentTrial } from './colors/AccentTrial.tsx';
import classes from './colors/Colors.module.css';
import { Hues } from './colors/Hues.tsx';
import { Palettes } from './colors/Palettes.tsx';
import { TokenTile } from './colors/TokenTile.tsx';
import { GROUPS, type Token, variableOf } from './colors/tokens.ts';
import { useTokens } from './colors/useTokens.ts';
import { Section } from './Section.tsx';

export const Route = createFileRoute('/_frame/colors')({
  loader: () => needWords('toolkit', 'colors'),
  staticData: { title: 'pages:colors' },
  component: ColorsPage,
});

const COPIES = ['variable', 'value'] as const;

/** Every colour of the product as it is on this page right now, with what can be read on what. */
function ColorsPage() {
  const { t } = useTranslation('colors');
  const values = useTokens();
  const [copies, setCopies] = useState<(typeof COPIES)[number]>('variable');
  const copy = (text: string) => void copyText(text, t('copied', { text }));
  const copyToken = ({ name }: Token) =>
    copy(copies === 'variable' ? `var(${variableOf(name)})` : (values[name] ?? ''));

  return (
    <>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <Segments
            aria-label={t('copies.label')}
            value={copies}
            onChange={setCopies}
            data={COPIES.map((value) => ({ value, label: t(`copies.${value}`) }))}
          />
        }
      />
      <Section title={t('accents.title')} note={t('accents.note')}>
        <AccentTrial />
      </Section>
      {GROUPS.map(({ id, tokens }) => (
        <Section key={id} title={t(`groups.${id}.title`)} note={t(`groups.${id}.note`)}>
          <ul className={classes.tiles}>
            {tokens.map((token) => (
              <li key={token.name}>
                <TokenTile token={token} values={values} onCopy={copyToken} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={t('hues.title')} note={t('hues.note')}>
        <Hues />
      </Section>
      <div id="palettes">
        <Section title={t('palettes.title')} note={t('palettes.note')}>
          <Palettes onCopy={copy} />
        </Section>
      </div>
    </>
  );
}
