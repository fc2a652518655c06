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
};
