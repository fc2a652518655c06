/** What mails say. A gap is `{{name}}`; the other languages have the same words with the same gaps. */
export const en = {
  hello: 'Hello {{name}},',
  'reset.subject': 'Choose a new password',
  'reset.text':
    'somebody, we hope you, asked for a new password for this account. This link lets you choose one. It works once and for one hour:\n\n{{link}}\n\nIf it was not you, do nothing: your password stays as it is.',
} as const;

export type Words = Record<keyof typeof en, string>;
