import type { Words } from './en.ts';

export const de: Words = {
  hello: 'Guten Tag {{name}},',
  'reset.subject': 'Wählen Sie ein neues Passwort',
  'reset.text':
    'jemand, hoffentlich Sie selbst, hat für dieses Konto um ein neues Passwort gebeten. Mit diesem Link wählen Sie eines. Er gilt einmal und eine Stunde lang:\n\n{{link}}\n\nWenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
};
