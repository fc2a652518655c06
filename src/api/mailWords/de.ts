import type { Words } from './en.ts';

export const de: Words = {
  hello: 'Guten Tag {{name}},',
  'reset.subject': 'Wählen Sie ein neues Passwort',
  'reset.text':
    'jemand, hoffentlich Sie selbst, hat für dieses Konto um ein neues Passwort gebeten. Mit diesem Link wählen Sie eines. Er gilt einmal und eine Stunde lang:\n\n{{link}}\n\nWenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  helloThere: 'Guten Tag,',
  'verify.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'verify.text':
    'bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt einmal und zwei Tage lang:\n\n{{link}}',
  'password-changed.subject': 'Ihr Passwort wurde geändert',
  'password-changed.text':
    'Ihr Passwort wurde soeben geändert, und Ihre anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, bitten Sie sofort die Administration um Hilfe.',
  'email-changed.subject': 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  'email-changed.text':
    'die Administration hat Ihrem Konto soeben eine andere E-Mail-Adresse gegeben: Mit dieser Adresse können Sie sich nicht mehr anmelden. Wenn Sie das nicht erwartet haben, fragen Sie sofort bei der Administration nach.',
  'two-steps-reset.subject': 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  'two-steps-reset.text':
    'die Administration hat für Ihr Konto die Anmeldung in zwei Schritten ausgeschaltet: Sie melden sich nur mit Ihrem Passwort an, bis Sie sie in Ihren Kontoeinstellungen wieder einschalten. Wenn Sie nicht darum gebeten haben, fragen Sie sofort bei der Administration nach.',
  'new-email.subject': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'new-email.text':
    'diese Adresse wurde als neue E-Mail-Adresse Ihres Kontos angegeben. Sie zählt, sobald Sie diesen Link öffnen; er gilt einmal und zwei Tage lang:\n\n{{link}}\n\nWenn Sie nichts davon wissen, tun Sie nichts: Dann ändert sich nichts.',
  'email-in-use.subject': 'Diese E-Mail-Adresse hat schon ein Konto',
  'email-in-use.text':
    'jemand wollte diese Adresse für ein anderes Konto verwenden. Sie hat schon ein Konto, darum wurde nichts geändert. Wenn Sie das waren, melden Sie sich mit dieser Adresse an oder wählen Sie dort eine andere.',
  'email-change-asked.subject': 'Eine neue E-Mail-Adresse wurde angegeben',
  'email-change-asked.text':
    'für Ihr Konto soll künftig {{email}} statt dieser Adresse gelten. Bis ein dorthin gesendeter Link geöffnet wird, ändert sich nichts. Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und brechen Sie die Änderung in Ihren Kontoeinstellungen ab.',
  'own-email-changed.subject': 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  'own-email-changed.text':
    'Ihr Konto verwendet von jetzt an {{email}}: Mit dieser Adresse können Sie sich nicht mehr anmelden. Wenn Sie das nicht waren, fragen Sie sofort bei der Administration nach.',
  'goodbye.subject': 'Ihr Konto wurde gelöscht',
  'goodbye.text':
    'Ihr Konto und was dazu gehörte, wurden soeben gelöscht, wie Sie es wollten. Wenn Sie das nicht waren, schreiben Sie sofort Ihrer Schule.',
  'key-made.subject': 'Ein API-Schlüssel wurde gemacht',
  'key-made.text':
    'der API-Schlüssel „{{key}}“ wurde soeben für Ihr Konto gemacht. Wer ihn hat, kann in Ihrem Namen handeln. Wenn Sie das nicht waren, widerrufen Sie ihn unter „API-Schlüssel“ und ändern Sie Ihr Passwort.',
  'key-revoked.subject': 'Ein API-Schlüssel wurde widerrufen',
  'key-revoked.text': 'der API-Schlüssel „{{key}}“ Ihres Kontos wurde soeben widerrufen und gilt nicht mehr.',
  'notice-new-sign-in.subject': 'Neue Anmeldung',
  'notice-new-sign-in.text':
    'jemand hat sich bei Ihrem Konto angemeldet: {{device}}. Wenn Sie das nicht waren, ändern Sie Ihr Passwort.',
  'notice-person-registered.subject': 'Jemand hat ein Konto angelegt',
  'notice-person-registered.text': '{{name}} hat ein Konto angelegt.',
  'notice-new-follower.subject': '{{name}} folgt Ihnen',
  'notice-new-follower.text': '{{name}} folgt Ihnen jetzt.',
  'notice-post-comment.subject': '{{name}} hat auf Ihren Beitrag geantwortet',
  'notice-post-comment.text': '{{name}} hat auf Ihren Beitrag geantwortet: {{title}}',
  'notice-poll-vote.subject': '{{name}} hat in Ihrer Umfrage abgestimmt',
  'notice-poll-vote.text': '{{name}} hat in Ihrer Umfrage abgestimmt: {{title}}',
  'notice-blog-comment.subject': '{{name}} hat Ihren Beitrag kommentiert',
  'notice-blog-comment.text': '{{name}} hat Ihren Beitrag kommentiert: {{title}}',
  'notice-blog-reply.subject': '{{name}} hat auf Ihren Kommentar geantwortet',
  'notice-blog-reply.text': '{{name}} hat auf Ihren Kommentar geantwortet: {{title}}',
  'notice-product-cheaper.subject': '{{name}} ist jetzt günstiger',
  'notice-product-cheaper.text': '{{name}} von Ihrer Wunschliste kostet jetzt {{price}} statt {{was}}.',
  'notice-product-back.subject': '{{name}} ist wieder da',
  'notice-product-back.text': '{{name}} von Ihrer Wunschliste ist wieder vorrätig.',
  'notice-announcement.subject': 'Eine Ankündigung',
  'notice-announcement.text': 'Ankündigung von {{name}}: {{title}}',
  'notice-chat.subject': '{{name}} hat Ihnen eine Nachricht gesendet',
  'notice-chat.text':
    '{{name}} hat Ihnen im Chat geschrieben:\n\n{{text}}\n\nIhr Konto öffnet keine Chats. Fragen Sie die Administration, wenn Sie dort antworten möchten.',
  chosen: 'Sie erhalten diese Mail, weil sie in den Benachrichtigungen Ihres Kontos gewählt ist.',
  'invoice.subject': 'Rechnung {{number}} von {{sender}}',
  'invoice.text': 'hier ist die Rechnung {{number}} von {{sender}}. {{state}}\n\nDieser Link öffnet sie:',
  invoicePaid: 'Sie ist bezahlt: vielen Dank.',
  invoiceDue: 'Zu zahlen: {{amount}}, fällig am {{date}}.',
  'order.subject': 'Ihre Bestellung {{number}}',
  'order.text':
    'vielen Dank für Ihre Bestellung {{number}}, zusammen {{total}}:\n\n{{items}}\n\nHier sehen Sie, wie weit sie ist. {{payment}}\n\n{{link}}',
  orderByInvoice: 'Dort finden Sie auch die Rechnung.',
  orderByCard: 'Es geht weiter, sobald die Karte belastet ist.',
  'event-request.subject': 'Einladung: {{title}}',
  'event-request.text':
    '{{name}} lädt Sie ein: {{title}}\n{{when}}\n\nÖffnen Sie die angehängte Datei, um den Termin in Ihren Kalender zu übernehmen. Um zuzusagen oder abzusagen, antworten Sie auf diese Mail: Sie geht an {{name}} ({{address}}).',
  'event-cancel.subject': 'Abgesagt: {{title}}',
  'event-cancel.text':
    '{{name}} hat abgesagt: {{title}}\n{{when}}\n\nÖffnen Sie die angehängte Datei, um den Termin aus Ihrem Kalender zu nehmen.',
  'invitation.subject': 'Sie sind eingeladen',
  'invitation.text':
    'für Sie wurde ein Konto angelegt. Wählen Sie mit diesem Link ein Passwort, und Sie sind dabei. Er gilt einmal und sieben Tage lang:\n\n{{link}}\n\nSie melden sich mit dieser E-Mail-Adresse an: {{address}}',
  digestOfOne: 'Neu im Blog: {{title}}',
  digestOfMany: '{{count}} neue Beiträge im Blog',
  digest:
    'das war letzte Woche neu im Blog:\n\n{{posts}}\n\nSie erhalten diese Mail, weil die wöchentliche Zusammenfassung in den Benachrichtigungen Ihres Kontos eingeschaltet ist. Hier schalten Sie sie aus:\n{{link}}',
};
