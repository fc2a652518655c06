/** What mails say. A gap is `{{name}}`; the other languages have the same words with the same gaps. */
export const en = {
  hello: 'Hello {{name}},',
  'reset.subject': 'Choose a new password',
  'reset.text':
    'somebody, we hope you, asked for a new password for this account. This link lets you choose one. It works once and for one hour:\n\n{{link}}\n\nIf it was not you, do nothing: your password stays as it is.',
  helloThere: 'Hello,',
  'verify.subject': 'Confirm your email',
  'verify.text': 'please confirm that this address is yours. The link works once and for two days:\n\n{{link}}',
  'password-changed.subject': 'Your password was changed',
  'password-changed.text':
    'your password was changed just now and your other devices were signed out. If it was not you, ask an administrator for help at once.',
  'email-changed.subject': 'The email of your account was changed',
  'email-changed.text':
    'an administrator gave your account another email just now: this address no longer signs in. If you did not expect it, ask an administrator at once.',
  'two-steps-reset.subject': 'Two-step verification was turned off',
  'two-steps-reset.text':
    'an administrator turned two-step verification off for your account: you sign in with your password alone until you turn it on again in your account settings. If you did not ask for this, ask an administrator at once.',
  'new-email.subject': 'Confirm your new email',
  'new-email.text':
    'this address was given as the new email of your account. It counts once you open this link, which works once and for two days:\n\n{{link}}\n\nIf you know nothing of it, do nothing: nothing changes.',
  'email-in-use.subject': 'This email has an account already',
  'email-in-use.text':
    'somebody wanted to use this address for another account. It has an account already, so nothing was changed. If it was you, sign in with this address, or choose another one there.',
  'email-change-asked.subject': 'A new email was asked for',
  'email-change-asked.text':
    'your account was asked to use {{email}} instead of this address. Until a link sent there is opened, nothing changes. If it was not you, change your password at once and cancel it in your account settings.',
  'own-email-changed.subject': 'The email of your account was changed',
  'own-email-changed.text':
    'your account uses {{email}} from now on: this address no longer signs in. If it was not you, ask an administrator at once.',
  'goodbye.subject': 'Your account was deleted',
  'goodbye.text':
    'your account and what belonged to it were deleted just now, as you asked. If it was not you, write to your school at once.',
  'key-made.subject': 'An API key was made',
  'key-made.text':
    'the API key "{{key}}" was made for your account just now. Whoever has it can act in your name. If it was not you, revoke it under "API keys" and change your password.',
  'key-revoked.subject': 'An API key was revoked',
  'key-revoked.text': 'the API key "{{key}}" of your account was revoked just now and no longer works.',
  'notice-new-sign-in.subject': 'New sign-in',
  'notice-new-sign-in.text':
    'somebody signed in to your account from {{device}}. If this was not you, change your password.',
  'notice-person-registered.subject': 'Somebody created an account',
  'notice-person-registered.text': '{{name}} created an account.',
  'notice-new-follower.subject': '{{name}} follows you',
  'notice-new-follower.text': '{{name}} follows you now.',
  'notice-post-comment.subject': '{{name}} answered your post',
  'notice-post-comment.text': '{{name}} answered your post: {{title}}',
  'notice-poll-vote.subject': '{{name}} voted in your poll',
  'notice-poll-vote.text': '{{name}} voted in your poll: {{title}}',
  'notice-blog-comment.subject': '{{name}} commented on your article',
  'notice-blog-comment.text': '{{name}} commented on your article: {{title}}',
  'notice-blog-reply.subject': '{{name}} answered your comment',
  'notice-blog-reply.text': '{{name}} answered your comment on: {{title}}',
  'notice-product-cheaper.subject': '{{name}} is cheaper now',
  'notice-product-cheaper.text': '{{name}} from your wishlist costs {{price}} instead of {{was}}.',
  'notice-product-back.subject': '{{name}} is back',
  'notice-product-back.text': '{{name}} from your wishlist is in stock again.',
  'notice-announcement.subject': 'An announcement',
  'notice-announcement.text': '{{name}} announced: {{title}}',
  'notice-chat.subject': '{{name}} sent you a message',
  'notice-chat.text':
    '{{name}} wrote to you in the chat:\n\n{{text}}\n\nYour account does not open chats. Ask an administrator if you want to answer there.',
  chosen: 'You get this mail because it was chosen in the notifications of your account.',
  'invoice.subject': 'Invoice {{number}} from {{sender}}',
  'invoice.text': 'here is invoice {{number}} of {{sender}}. {{state}}\n\nThis link opens it:',
  invoicePaid: 'It is paid: thank you.',
  invoiceDue: 'To be paid: {{amount}}, due on {{date}}.',
  'order.subject': 'Your order {{number}}',
  'order.text':
    'thank you for your order {{number}}, {{total}} in all:\n\n{{items}}\n\nFollow it here. {{payment}}\n\n{{link}}',
  orderByInvoice: 'You find the invoice there, too.',
  orderByCard: 'It goes on as soon as the card is charged.',
  'event-request.subject': 'Invitation: {{title}}',
  'event-request.text':
    '{{name}} invites you: {{title}}\n{{when}}\n\nOpen the attached file to put it into your calendar. To accept or decline, answer this mail: it goes to {{name}} ({{address}}).',
  'event-cancel.subject': 'Cancelled: {{title}}',
  'event-cancel.text':
    '{{name}} cancelled: {{title}}\n{{when}}\n\nOpen the attached file to take it out of your calendar.',
  'invitation.subject': 'You are invited',
  'invitation.text':
    'an account was made for you. Choose a password with this link and you are in. It works once and for seven days:\n\n{{link}}\n\nYou sign in with this email address: {{address}}',
  digestOfOne: 'New on the blog: {{title}}',
  digestOfMany: '{{count}} new posts on the blog',
  digest:
    'this was new on the blog last week:\n\n{{posts}}\n\nYou get this mail because the weekly digest is on in the notifications of your account. Turn it off here:\n{{link}}',
} as const;

export type Words = Record<keyof typeof en, string>;
