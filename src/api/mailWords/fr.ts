import type { Words } from './en.ts';

export const fr: Words = {
  hello: 'Bonjour {{name}},',
  'reset.subject': 'Choisissez un nouveau mot de passe',
  'reset.text':
    'quelqu’un, vous-même nous l’espérons, a demandé un nouveau mot de passe pour ce compte. Ce lien vous permet d’en choisir un. Il fonctionne une seule fois, pendant une heure :\n\n{{link}}\n\nSi ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.',
  helloThere: 'Bonjour,',
  'verify.subject': 'Confirmez votre e-mail',
  'verify.text':
    'veuillez confirmer que cette adresse est la vôtre. Le lien fonctionne une seule fois, pendant deux jours :\n\n{{link}}',
  'password-changed.subject': 'Votre mot de passe a été changé',
  'password-changed.text':
    'votre mot de passe vient d’être changé et vos autres appareils ont été déconnectés. Si ce n’était pas vous, demandez tout de suite de l’aide à un administrateur.',
  'email-changed.subject': 'L’e-mail de votre compte a été changé',
  'email-changed.text':
    'un administrateur vient de donner un autre e-mail à votre compte : cette adresse ne permet plus de se connecter. Si vous ne vous y attendiez pas, adressez-vous tout de suite à un administrateur.',
  'two-steps-reset.subject': 'La vérification en deux étapes a été désactivée',
  'two-steps-reset.text':
    'un administrateur a désactivé la vérification en deux étapes pour votre compte : vous vous connectez avec votre seul mot de passe jusqu’à ce que vous la réactiviez dans les paramètres du compte. Si vous ne l’avez pas demandé, adressez-vous tout de suite à un administrateur.',
  'new-email.subject': 'Confirmez votre nouvel e-mail',
  'new-email.text':
    'cette adresse a été indiquée comme nouvel e-mail de votre compte. Elle sera prise en compte dès que vous ouvrirez ce lien, qui fonctionne une seule fois, pendant deux jours :\n\n{{link}}\n\nSi vous n’en savez rien, ne faites rien : rien ne change.',
  'email-in-use.subject': 'Cet e-mail a déjà un compte',
  'email-in-use.text':
    'quelqu’un a voulu utiliser cette adresse pour un autre compte. Elle a déjà un compte, rien n’a donc été changé. Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre là-bas.',
  'email-change-asked.subject': 'Un nouvel e-mail a été demandé',
  'email-change-asked.text':
    'il a été demandé que votre compte utilise {{email}} à la place de cette adresse. Tant que le lien envoyé là-bas n’est pas ouvert, rien ne change. Si ce n’était pas vous, changez tout de suite votre mot de passe et annulez la demande dans les paramètres du compte.',
  'own-email-changed.subject': 'L’e-mail de votre compte a été changé',
  'own-email-changed.text':
    'votre compte utilise désormais {{email}} : cette adresse ne permet plus de se connecter. Si ce n’était pas vous, adressez-vous tout de suite à un administrateur.',
  'goodbye.subject': 'Votre compte a été supprimé',
  'goodbye.text':
    'votre compte et ce qui s’y rattachait viennent d’être supprimés, comme vous l’avez demandé. Si ce n’était pas vous, écrivez tout de suite à votre école.',
  'key-made.subject': 'Une clé API a été créée',
  'key-made.text':
    'la clé API « {{key}} » vient d’être créée pour votre compte. Quiconque la possède peut agir en votre nom. Si ce n’était pas vous, révoquez-la sous « Clés d’API » et changez votre mot de passe.',
  'key-revoked.subject': 'Une clé API a été révoquée',
  'key-revoked.text': 'la clé API « {{key}} » de votre compte vient d’être révoquée et ne fonctionne plus.',
  'notice-new-sign-in.subject': 'Nouvelle connexion',
  'notice-new-sign-in.text':
    'quelqu’un s’est connecté à votre compte : {{device}}. Si ce n’était pas vous, changez votre mot de passe.',
  'notice-person-registered.subject': 'Quelqu’un a créé un compte',
  'notice-person-registered.text': '{{name}} a créé un compte.',
  'notice-new-follower.subject': '{{name}} vous suit',
  'notice-new-follower.text': '{{name}} vous suit maintenant.',
  'notice-post-comment.subject': '{{name}} a répondu à votre publication',
  'notice-post-comment.text': '{{name}} a répondu à votre publication : {{title}}',
  'notice-poll-vote.subject': '{{name}} a voté dans votre sondage',
  'notice-poll-vote.text': '{{name}} a voté dans votre sondage : {{title}}',
  'notice-blog-comment.subject': '{{name}} a commenté votre article',
  'notice-blog-comment.text': '{{name}} a commenté votre article : {{title}}',
  'notice-blog-reply.subject': '{{name}} a répondu à votre commentaire',
  'notice-blog-reply.text': '{{name}} a répondu à votre commentaire : {{title}}',
  'notice-product-cheaper.subject': '{{name}} est moins cher',
  'notice-product-cheaper.text': '{{name}}, de vos envies, coûte désormais {{price}} au lieu de {{was}}.',
  'notice-product-back.subject': '{{name}} est de retour',
  'notice-product-back.text': '{{name}}, de vos envies, est de nouveau en stock.',
  'notice-announcement.subject': 'Une annonce',
  'notice-announcement.text': 'Annonce de {{name}} : {{title}}',
  'notice-chat.subject': '{{name}} vous a envoyé un message',
  'notice-chat.text':
    '{{name}} vous a écrit dans la messagerie :\n\n{{text}}\n\nVotre compte n’ouvre pas les discussions. Adressez-vous à un administrateur si vous voulez y répondre.',
  chosen: 'Vous recevez ce message parce qu’il est choisi dans les notifications de votre compte.',
  'invoice.subject': 'Facture {{number}} de {{sender}}',
  'invoice.text': 'voici la facture {{number}} de {{sender}}. {{state}}\n\nCe lien l’ouvre :',
  invoicePaid: 'Elle est payée : merci.',
  invoiceDue: 'À payer : {{amount}}, avant le {{date}}.',
  'order.subject': 'Votre commande {{number}}',
  'order.text':
    'merci pour votre commande {{number}}, {{total}} au total :\n\n{{items}}\n\nSuivez-la ici. {{payment}}\n\n{{link}}',
  orderByInvoice: 'Vous y trouverez aussi la facture.',
  orderByCard: 'Elle avance dès que la carte est débitée.',
  'event-request.subject': 'Invitation : {{title}}',
  'event-request.text':
    '{{name}} vous invite : {{title}}\n{{when}}\n\nOuvrez le fichier joint pour l’ajouter à votre agenda. Pour accepter ou refuser, répondez à ce message : votre réponse parvient à {{name}} ({{address}}).',
  'event-cancel.subject': 'Annulé : {{title}}',
  'event-cancel.text':
    '{{name}} a annulé : {{title}}\n{{when}}\n\nOuvrez le fichier joint pour le retirer de votre agenda.',
  'invitation.subject': 'Vous êtes invité',
  'invitation.text':
    'un compte a été créé pour vous. Choisissez un mot de passe avec ce lien et vous y êtes. Il fonctionne une seule fois, pendant sept jours :\n\n{{link}}\n\nVous vous connectez avec cette adresse e-mail : {{address}}',
  digestOfOne: 'Nouveau sur le blog : {{title}}',
  digestOfMany: '{{count}} nouveaux articles sur le blog',
  digest:
    'voici les nouveautés du blog de la semaine dernière :\n\n{{posts}}\n\nVous recevez ce message parce que le résumé hebdomadaire est activé dans les notifications de votre compte. Désactivez-le ici :\n{{link}}',
};
