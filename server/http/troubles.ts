import type { Locale } from '#contract/locale.ts';

/** What happened, in words for whoever meets it. */
export interface Trouble {
  readonly title: string;
  readonly message: string;
}

const en = {
  back: 'Back to Liora',
  notFound: { title: 'Page not found', message: 'This page doesn’t exist or has been removed.' },
  forbidden: {
    title: 'This request came from another site',
    message: 'For your safety, Liora only accepts forms from its own pages. Nothing was changed.',
  },
  tooLarge: { title: 'That’s too large', message: 'This is larger than Liora can accept. Nothing was changed.' },
  shuttingDown: { title: 'Liora is restarting', message: 'Please try again in a moment.' },
  databaseAway: {
    title: 'Liora is temporarily unavailable',
    message: 'Nothing was lost. Please try again in a moment.',
  },
  internal: {
    title: 'Something went wrong on our side',
    message: 'We’ve logged the error so we can fix it. Please try again in a moment.',
  },
  unfit: { title: 'That didn’t work', message: 'The address or the data sent to it isn’t valid.' },
  signInOver: {
    title: 'This sign-in is no longer valid',
    message:
      'It was already completed, took more than ten minutes, or was started in another browser. Please start again from Liora.',
  },
  signInUnfit: {
    title: 'This sign-in can’t continue',
    message: 'It’s no longer valid, or its address is incomplete. Please start again from Liora.',
  },
  notPublic: {
    title: 'This Liora site isn’t public yet',
    message:
      'It’s set up for trying out on one machine or a private network, with readable mail and a demo account. The operator can open it with NODE_ENV=production, or as is with EMBEDDED_PROVIDERS=anywhere.',
  },
};

type Texts = typeof en;
export type TroubleName = Exclude<keyof Texts, 'back'>;

const de: Texts = {
  back: 'Zurück zu Liora',
  notFound: { title: 'Seite nicht gefunden', message: 'Diese Seite gibt es nicht, oder sie wurde entfernt.' },
  forbidden: {
    title: 'Diese Anfrage kam von einer anderen Website',
    message: 'Zu deiner Sicherheit nimmt Liora nur Formulare von den eigenen Seiten an. Es wurde nichts geändert.',
  },
  tooLarge: {
    title: 'Das ist zu groß',
    message: 'Es ist größer, als Liora annehmen kann. Es wurde nichts geändert.',
  },
  shuttingDown: { title: 'Liora startet gerade neu', message: 'Versuch es gleich noch einmal.' },
  databaseAway: {
    title: 'Liora ist gerade nicht erreichbar',
    message: 'Es ist nichts verloren gegangen. Versuch es gleich noch einmal.',
  },
  internal: {
    title: 'Bei uns ist etwas schiefgelaufen',
    message: 'Wir haben den Fehler festgehalten, um ihn zu beheben. Versuch es gleich noch einmal.',
  },
  unfit: { title: 'Das hat nicht geklappt', message: 'Die Adresse oder die Angaben dazu sind ungültig.' },
  signInOver: {
    title: 'Diese Anmeldung gilt nicht mehr',
    message:
      'Sie war schon abgeschlossen, hat länger als zehn Minuten gedauert oder wurde in einem anderen Browser begonnen. Beginn bitte bei Liora noch einmal.',
  },
  signInUnfit: {
    title: 'Diese Anmeldung kann nicht weitergehen',
    message: 'Sie gilt nicht mehr, oder ihre Adresse ist unvollständig. Beginn bitte bei Liora noch einmal.',
  },
  notPublic: {
    title: 'Diese Liora-Seite ist noch nicht öffentlich',
    message:
      'Sie ist zum Ausprobieren auf einem Rechner oder in einem privaten Netz eingerichtet, mit lesbaren Mails und einem Demo-Konto. Wer sie betreibt, öffnet sie mit NODE_ENV=production, oder so, wie sie ist, mit EMBEDDED_PROVIDERS=anywhere.',
  },
};

const es: Texts = {
  back: 'Volver a Liora',
  notFound: { title: 'Página no encontrada', message: 'Esta página no existe o se ha eliminado.' },
  forbidden: {
    title: 'Esta petición venía de otro sitio',
    message: 'Por tu seguridad, Liora solo acepta formularios de sus propias páginas. No se ha cambiado nada.',
  },
  tooLarge: {
    title: 'Es demasiado grande',
    message: 'Es más grande de lo que Liora puede aceptar. No se ha cambiado nada.',
  },
  shuttingDown: { title: 'Liora se está reiniciando', message: 'Vuelve a intentarlo en un momento.' },
  databaseAway: {
    title: 'Liora no está disponible ahora mismo',
    message: 'No se ha perdido nada. Vuelve a intentarlo en un momento.',
  },
  internal: {
    title: 'Algo ha fallado por nuestra parte',
    message: 'Hemos registrado el error para corregirlo. Vuelve a intentarlo en un momento.',
  },
  unfit: { title: 'No ha funcionado', message: 'La dirección o los datos enviados no son válidos.' },
  signInOver: {
    title: 'Este inicio de sesión ya no es válido',
    message:
      'Ya se completó, tardó más de diez minutos o se empezó en otro navegador. Vuelve a empezar desde Liora, por favor.',
  },
  signInUnfit: {
    title: 'Este inicio de sesión no puede continuar',
    message: 'Ya no es válido, o su dirección está incompleta. Vuelve a empezar desde Liora, por favor.',
  },
  notPublic: {
    title: 'Este sitio de Liora aún no es público',
    message:
      'Está preparado para probarlo en un equipo o en una red privada, con correos legibles y una cuenta de demostración. Quien lo administra puede abrirlo con NODE_ENV=production o, tal como está, con EMBEDDED_PROVIDERS=anywhere.',
  },
};

/** What the server itself says where no screen is, by language. */
export const troubles: Readonly<Record<Locale, Texts>> = { en, de, es };
