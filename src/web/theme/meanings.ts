import {
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type VariantColorResolverResult,
  type VariantColorsResolver,
} from '@mantine/core';

/** Colours that mean something take their tokens, in every skin: `color="danger"`. */
const MEANINGS: Record<string, string> = {
  danger: 'danger',
  red: 'danger',
  success: 'success',
  green: 'success',
  warning: 'warning',
  yellow: 'warning',
  info: 'info',
  cyan: 'info',
};

/** Buttons, icon buttons and badges in the product's tokens. */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const { color, theme, variant } = input;
  const meaning = MEANINGS[color ?? ''];
  const isAccent = !color || color === theme.primaryColor;
  const solid = (background: string, hover: string): VariantColorResolverResult => ({
    background,
    hover,
    color: 'var(--mantine-color-white)',
    border: '1px solid transparent',
  });

  if (variant === 'default') {
    return {
      background: 'var(--lms-surface)',
      hover: 'var(--lms-hover)',
      color: meaning ? `var(--lms-${meaning}-text)` : 'var(--lms-text)',
      border: '1px solid var(--lms-line-strong)',
    };
  }
  if (variant === 'filled' && isAccent) return solid('var(--lms-accent-fill)', 'var(--lms-accent-fill-hover)');
  if (variant === 'filled' && meaning === 'danger')
    return solid('var(--lms-danger-fill)', 'var(--lms-danger-fill-hover)');
  if (variant === 'light' && (isAccent || meaning)) {
    const ground = meaning ? `var(--lms-${meaning}-tint)` : 'var(--lms-accent-soft-2)';
    const text = meaning ? `var(--lms-${meaning}-text)` : 'var(--lms-accent-text)';
    return { background: ground, hover: ground, color: text, border: '1px solid transparent' };
  }
  if (variant === 'subtle' || variant === 'transparent') {
    const plain = variant === 'subtle' ? 'var(--lms-text-2)' : 'var(--lms-accent-text)';
    const text = meaning ? `var(--lms-${meaning}-text)` : plain;
    return {
      background: 'transparent',
      hover: variant === 'subtle' ? 'var(--lms-hover)' : 'transparent',
      color: text,
      border: '1px solid transparent',
    };
  }
  return defaultVariantColorsResolver(input);
};

const shared = {
  '--mantine-color-text': 'var(--lms-text)',
  '--mantine-color-body': 'var(--lms-surface)',
  '--mantine-color-error': 'var(--lms-danger-text)',
  '--mantine-color-success': 'var(--lms-success-text)',
  '--mantine-color-placeholder': 'var(--lms-text-3)',
  '--mantine-color-anchor': 'var(--lms-accent-text)',
  '--mantine-color-default': 'var(--lms-surface)',
  '--mantine-color-default-hover': 'var(--lms-hover)',
  '--mantine-color-default-color': 'var(--lms-text)',
  '--mantine-color-default-border': 'var(--lms-line)',
  '--mantine-color-dimmed': 'var(--lms-text-2)',
  '--mantine-color-bright': 'var(--lms-text)',
  '--mantine-color-disabled': 'var(--lms-inset)',
  '--mantine-color-disabled-color': 'var(--lms-text-3)',
  '--mantine-color-disabled-border': 'var(--lms-line-strong)',
  '--mantine-color-accent-filled': 'var(--lms-accent-fill)',
  '--mantine-color-accent-filled-hover': 'var(--lms-accent-fill-hover)',
  '--mantine-color-accent-light': 'var(--lms-accent-soft-2)',
  '--mantine-color-accent-light-hover': 'var(--lms-accent-soft-2)',
  '--mantine-color-accent-light-color': 'var(--lms-accent-text)',
  '--mantine-color-accent-outline': 'var(--lms-accent-line)',
  '--mantine-color-accent-text': 'var(--lms-accent-text)',
  '--mantine-color-red-filled': 'var(--lms-danger-fill)',
};

/** Mantine's own variables point at the tokens of tokens.css; the skin on the page decides what those are. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
