import type { Words } from './en.ts';

export const fr: Words = {
  hello: 'Bonjour {{name}},',
  'reset.subject': 'Choisissez un nouveau mot de passe',
  'reset.text':
    'quelqu’un, vous-même nous l’espérons, a demandé un nouveau mot de passe pour ce compte. Ce lien vous permet d’en choisir un. Il fonctionne une seule fois, pendant une heure :\n\n{{link}}\n\nSi ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.',
};
