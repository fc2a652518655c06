import type { Words } from './en.ts';

export const pt: Words = {
  hello: 'Olá, {{name}}:',
  'reset.subject': 'Escolha uma nova palavra-passe',
  'reset.text':
    'alguém, esperamos que tenha sido a própria pessoa, pediu uma nova palavra-passe para esta conta. Com esta ligação pode escolher uma. Funciona uma só vez e durante uma hora:\n\n{{link}}\n\nSe não fez este pedido, não faça nada: a sua palavra-passe fica como está.',
};
