import { type AccountMails, grouped, letterIn, type WarningLinks } from './letter.ts';

const letter = letterIn('de');

/** What to do about it, in the order of doing it. */
const whatToDo = ({ reset, settings }: WarningLinks): string[] => [
  'Wenn du das nicht warst, lege sofort ein neues Passwort fest. Dabei werden alle Geräte abgemeldet und alle Konten getrennt, die seit der Anmeldung hinzugekommen sind:',
  reset,
  'Alle Geräte und Anmeldewege kannst du in den Einstellungen unter „Geräte und Anmeldungen“ ansehen und entfernen:',
  settings,
];

export const germanMails: AccountMails = {
  signUp: (to, digits, link) =>
    letter(
      to,
      'Bestätige deine E-Mail-Adresse für Liora',
      'Willkommen bei Liora.',
      'Öffne diesen Link, um deine E-Mail-Adresse zu bestätigen und dich anzumelden:',
      link,
      `Oder gib diesen Code dort ein, wo du dich registriert hast: ${grouped(digits)}`,
      'Link und Code gelten einmal und 24 Stunden lang. Wenn du den Link in einem anderen Browser öffnest als dem, in dem du dich registriert hast, legst du dort ein Passwort fest.',
      'Wenn du dich nicht registriert hast, kannst du diese E-Mail ignorieren.',
    ),
  knownEmail: (to, signInLink) =>
    letter(
      to,
      'Du hast schon ein Liora-Konto',
      'Jemand, wahrscheinlich du, wollte sich mit dieser E-Mail-Adresse bei Liora registrieren.',
      'Zu ihr gibt es schon ein Konto. Hier kannst du dich anmelden:',
      signInLink,
      'Wenn du das nicht warst, brauchst du nichts zu tun. Es hat sich nichts geändert.',
    ),
  noAccountPossible: (to) =>
    letter(
      to,
      'Wir können dein Liora-Konto nicht anlegen',
      'Jemand, wahrscheinlich du, wollte sich mit dieser E-Mail-Adresse bei Liora registrieren.',
      'Ein Konto mit dieser Adresse wurde wegen der Altersangabe geschlossen. Liora ist für Erwachsene, deshalb kann mit dieser Adresse kein anderes Konto angelegt werden.',
    ),
  resetPassword: (to, link) =>
    letter(
      to,
      'Neues Passwort für Liora festlegen',
      'Jemand, wahrscheinlich du, möchte das Passwort für Liora zurücksetzen.',
      'Öffne diesen Link, um ein neues Passwort festzulegen:',
      link,
      'Der Link gilt einmal und eine Stunde lang. Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Dein Passwort bleibt, wie es ist.',
    ),
  unknownEmail: (to, signUpLink) =>
    letter(
      to,
      'Kein Liora-Konto mit dieser E-Mail-Adresse',
      'Jemand, wahrscheinlich du, möchte ein Liora-Passwort mit dieser E-Mail-Adresse zurücksetzen.',
      'Zu dieser Adresse gibt es kein Konto. Vielleicht hast du dich mit einer anderen registriert. Registrieren kannst du dich hier:',
      signUpLink,
      'Wenn du das nicht warst, brauchst du nichts zu tun.',
    ),
  locked: (to) =>
    letter(
      to,
      'Dein Liora-Konto ist gesperrt',
      'Jemand, wahrscheinlich du, möchte das Passwort für Liora zurücksetzen.',
      'Das Konto mit dieser E-Mail-Adresse ist gesperrt, deshalb lässt sich sein Passwort nicht ändern. Bitte wende dich an die Betreiber dieser Seite.',
    ),
  passwordChanged: (to, links) =>
    letter(
      to,
      'Dein Liora-Passwort wurde geändert',
      'Dein Liora-Passwort wurde gerade von jemandem geändert, der das alte kannte. Alle anderen Geräte wurden abgemeldet. Deine anderen Anmeldewege gelten weiter.',
      ...whatToDo(links),
    ),
  passwordReset: (to, ended, links) =>
    letter(
      to,
      'Dein Liora-Passwort wurde geändert',
      'Dein Liora-Passwort wurde gerade über einen Link zurückgesetzt, den wir dir geschickt haben. Alle anderen Geräte wurden abgemeldet.',
      ...(ended.length === 0
        ? []
        : [
            `Außerdem haben wir ${ended.join(', ')} getrennt, denn jemand mit dem alten Passwort könnte das hinzugefügt haben.`,
          ]),
      ...whatToDo(links),
    ),
  confirmNewEmail: (to, link) =>
    letter(
      to,
      'Bestätige deine neue E-Mail-Adresse für Liora',
      'Jemand, wahrscheinlich du, möchte diese E-Mail-Adresse für sein Liora-Konto verwenden.',
      'Öffne diesen Link, um die Adresse zu bestätigen oder die Änderung zu stoppen:',
      link,
      'Der Link gilt einmal und eine Stunde lang. Die Änderung gilt, sobald sie auch an der bisherigen Adresse des Kontos bestätigt ist.',
      'Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Es ändert sich nichts.',
    ),
  confirmOldEmail: (to, newEmail, link, links) =>
    letter(
      to,
      'Bestätige die neue E-Mail-Adresse für dein Liora-Konto',
      `Jemand, wahrscheinlich du, möchte die E-Mail-Adresse deines Liora-Kontos in ${newEmail} ändern.`,
      'Öffne diesen Link, um die Änderung zu bestätigen oder zu stoppen:',
      link,
      'Der Link gilt einmal und eine Stunde lang. Die Änderung gilt, sobald sie an beiden Adressen bestätigt ist. Bis dahin bleibt diese Adresse die deines Kontos.',
      'Wenn du das nicht warst, ist jemand anderes in deinem Konto angemeldet. Stoppe die Änderung über den Link oben.',
      ...whatToDo(links),
    ),
  emailTaken: (to, signInLink) =>
    letter(
      to,
      'Du hast schon ein Liora-Konto',
      'Jemand, wahrscheinlich du, wollte diese E-Mail-Adresse für ein anderes Liora-Konto verwenden.',
      'Zu ihr gibt es schon ein Konto, deshalb geht sie für kein anderes. Hier kannst du dich anmelden:',
      signInLink,
      'Wenn du das nicht warst, brauchst du nichts zu tun. Es hat sich nichts geändert.',
    ),
  emailImpossible: (to) =>
    letter(
      to,
      'Diese Adresse kann für Liora nicht verwendet werden',
      'Jemand, wahrscheinlich du, wollte diese E-Mail-Adresse für sein Liora-Konto verwenden.',
      'Ein Konto mit dieser Adresse wurde wegen der Altersangabe geschlossen. Liora ist für Erwachsene, deshalb kann kein anderes Konto diese Adresse verwenden.',
    ),
  emailChanged: (to, newEmail, links) =>
    letter(
      to,
      'Die E-Mail-Adresse deines Liora-Kontos wurde geändert',
      `Die Änderung wurde an beiden Adressen bestätigt. Dein Liora-Konto verwendet jetzt ${newEmail} und nicht mehr diese Adresse. Du bleibst überall angemeldet.`,
      'Wenn du das nicht warst, sieh dir in den Einstellungen unter „Geräte und Anmeldungen“ alle Geräte und Anmeldewege an und entferne, was nicht von dir ist:',
      links.settings,
    ),
  identityLinked: (to, provider, links) =>
    letter(
      to,
      'Neuer Anmeldeweg für Liora',
      `Ab jetzt kannst du dich bei Liora auch mit ${provider} anmelden.`,
      ...whatToDo(links),
    ),
  identityEnded: (to, provider, links) =>
    letter(
      to,
      `${provider} wurde von deinem Liora-Konto getrennt`,
      `Mit ${provider} kannst du dich bei Liora nicht mehr anmelden. Geräte, die so angemeldet waren, wurden abgemeldet.`,
      ...whatToDo(links),
    ),
};
