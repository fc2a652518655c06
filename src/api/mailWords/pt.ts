import type { Words } from './en.ts';

export const pt: Words = {
  hello: 'Olá {{name}},',
  'reset.subject': 'Escolha uma nova palavra-passe',
  'reset.text':
    'alguém, esperamos que tenha sido a própria pessoa, pediu uma nova palavra-passe para esta conta. Com esta ligação pode escolher uma. Funciona uma só vez e durante uma hora:\n\n{{link}}\n\nSe não fez este pedido, não faça nada: a sua palavra-passe fica como está.',
  helloThere: 'Olá,',
  'verify.subject': 'Confirme o seu e-mail',
  'verify.text':
    'confirme, por favor, que este endereço é seu. A ligação funciona uma só vez e durante dois dias:\n\n{{link}}',
  'password-changed.subject': 'A sua palavra-passe foi alterada',
  'password-changed.text':
    'a sua palavra-passe acabou de ser alterada e a sessão terminou nos seus outros dispositivos. Se não foi você, peça ajuda a um administrador de imediato.',
  'email-changed.subject': 'O e-mail da sua conta foi alterado',
  'email-changed.text':
    'um administrador acabou de dar outro e-mail à sua conta: este endereço já não inicia sessão. Se não esperava esta alteração, contacte um administrador de imediato.',
  'two-steps-reset.subject': 'A verificação em dois passos foi desativada',
  'two-steps-reset.text':
    'um administrador desativou a verificação em dois passos da sua conta: inicia sessão só com a palavra-passe até a ativar de novo nas definições da conta. Se não pediu isto, contacte um administrador de imediato.',
  'new-email.subject': 'Confirme o seu novo e-mail',
  'new-email.text':
    'este endereço foi indicado como o novo e-mail da sua conta. Passa a valer quando abrir esta ligação, que funciona uma só vez e durante dois dias:\n\n{{link}}\n\nSe não sabe do que se trata, não faça nada: nada muda.',
  'email-in-use.subject': 'Este e-mail já tem uma conta',
  'email-in-use.text':
    'alguém quis usar este endereço para outra conta. Já tem uma conta, por isso nada foi alterado. Se foi você, inicie sessão com este endereço ou escolha lá outro.',
  'email-change-asked.subject': 'Foi pedido um novo e-mail',
  'email-change-asked.text':
    'foi pedido que a sua conta use {{email}} em vez deste endereço. Enquanto a ligação enviada para lá não for aberta, nada muda. Se não foi você, mude a palavra-passe de imediato e cancele o pedido nas definições da conta.',
  'own-email-changed.subject': 'O e-mail da sua conta foi alterado',
  'own-email-changed.text':
    'a sua conta usa {{email}} a partir de agora: este endereço já não inicia sessão. Se não foi você, contacte um administrador de imediato.',
  'goodbye.subject': 'A sua conta foi eliminada',
  'goodbye.text':
    'a sua conta e o que lhe pertencia acabaram de ser eliminados, como pediu. Se não foi você, escreva à sua escola de imediato.',
  'key-made.subject': 'Foi criada uma chave de API',
  'key-made.text':
    'a chave de API “{{key}}” acabou de ser criada para a sua conta. Quem a tiver pode agir em seu nome. Se não foi você, revogue-a em “Chaves de API” e mude a palavra-passe.',
  'key-revoked.subject': 'Foi revogada uma chave de API',
  'key-revoked.text': 'a chave de API “{{key}}” da sua conta acabou de ser revogada e já não funciona.',
  'notice-new-sign-in.subject': 'Novo início de sessão',
  'notice-new-sign-in.text': 'alguém iniciou sessão na sua conta: {{device}}. Se não foi você, mude a palavra-passe.',
  'notice-person-registered.subject': 'Alguém criou uma conta',
  'notice-person-registered.text': '{{name}} criou uma conta.',
  'notice-new-follower.subject': '{{name}} segue-o',
  'notice-new-follower.text': '{{name}} segue-o agora.',
  'notice-post-comment.subject': '{{name}} respondeu à sua publicação',
  'notice-post-comment.text': '{{name}} respondeu à sua publicação: {{title}}',
  'notice-poll-vote.subject': '{{name}} votou na sua votação',
  'notice-poll-vote.text': '{{name}} votou na sua votação: {{title}}',
  'notice-blog-comment.subject': '{{name}} comentou o seu artigo',
  'notice-blog-comment.text': '{{name}} comentou o seu artigo: {{title}}',
  'notice-blog-reply.subject': '{{name}} respondeu ao seu comentário',
  'notice-blog-reply.text': '{{name}} respondeu ao seu comentário: {{title}}',
  'notice-product-cheaper.subject': '{{name}} está mais barato',
  'notice-product-cheaper.text': '{{name}}, dos seus desejos, custa agora {{price}} em vez de {{was}}.',
  'notice-product-back.subject': '{{name}} voltou',
  'notice-product-back.text': '{{name}}, dos seus desejos, está de novo em stock.',
  'notice-announcement.subject': 'Um anúncio',
  'notice-announcement.text': 'Anúncio de {{name}}: {{title}}',
  'notice-chat.subject': '{{name}} enviou-lhe uma mensagem',
  'notice-chat.text':
    '{{name}} escreveu-lhe no chat:\n\n{{text}}\n\nA sua conta não abre conversas. Fale com um administrador se quiser responder lá.',
  chosen: 'Recebe esta mensagem porque foi escolhida nas notificações da sua conta.',
  'invoice.subject': 'Fatura {{number}} de {{sender}}',
  'invoice.text': 'segue a fatura {{number}} de {{sender}}. {{state}}\n\nEsta ligação abre-a:',
  invoicePaid: 'Está paga: obrigado.',
  invoiceDue: 'A pagar: {{amount}}, até {{date}}.',
  'order.subject': 'A sua encomenda {{number}}',
  'order.text':
    'obrigado pela sua encomenda {{number}}, {{total}} no total:\n\n{{items}}\n\nAcompanhe-a aqui. {{payment}}\n\n{{link}}',
  orderByInvoice: 'Lá encontra também a fatura.',
  orderByCard: 'Avança assim que o cartão for cobrado.',
  'event-request.subject': 'Convite: {{title}}',
  'event-request.text':
    '{{name}} convida-o: {{title}}\n{{when}}\n\nAbra o ficheiro em anexo para o pôr no seu calendário. Para aceitar ou recusar, responda a esta mensagem: a resposta vai para {{name}} ({{address}}).',
  'event-cancel.subject': 'Cancelado: {{title}}',
  'event-cancel.text':
    '{{name}} cancelou: {{title}}\n{{when}}\n\nAbra o ficheiro em anexo para o retirar do seu calendário.',
  'invitation.subject': 'Foi convidado',
  'invitation.text':
    'foi criada uma conta para si. Escolha uma palavra-passe com esta ligação e já pode entrar. Funciona uma só vez e durante sete dias:\n\n{{link}}\n\nInicia sessão com este endereço de e-mail: {{address}}',
  digestOfOne: 'Novo no blog: {{title}}',
  digestOfMany: '{{count}} novos artigos no blog',
  digest:
    'isto foi novo no blog na semana passada:\n\n{{posts}}\n\nRecebe esta mensagem porque o resumo semanal está ativo nas notificações da sua conta. Desligue-o aqui:\n{{link}}',
};
