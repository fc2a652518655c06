import { ActionIcon, Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from './copyText.ts';
import { Tooltip } from './Tooltip.tsx';

const TELLS_MS = 2_000;

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  text: string;
  /** "Copy link" */
  label: string;
  /** Only the sign, where it stands beside what it copies. */
  isSmall?: boolean;
}

/** Copies, and says so itself for a moment. */
export function CopyButton({ text, label, isSmall = false, variant = 'default', ...look }: Props) {
  const { t } = useTranslation('kit');
  const [isCopied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), TELLS_MS);
  const Sign = isCopied ? IconCheck : IconCopy;
  const sign = <Sign size={16} stroke={1.75} aria-hidden />;

  async function copy() {
    if (!(await copyText(text, null))) return;
    setCopied(true);
    start();
  }

  return (
    <>
      {isSmall ? (
        <Tooltip label={isCopied ? t('copy.done') : label}>
          <ActionIcon aria-label={label} onClick={() => void copy()}>
            {sign}
          </ActionIcon>
        </Tooltip>
      ) : (
        <Button variant={variant} {...look} leftSection={sign} onClick={() => void copy()}>
          {isCopied ? t('copy.copied') : label}
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied && t('copy.done')}</VisuallyHidden>
    </>
  );
}
