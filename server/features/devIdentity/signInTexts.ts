import type { Locale } from '#contract/locale.ts';

const en = {
  title: 'Liora test identity',
  note: 'Stands in for a sign-in service while none is set up. It accepts any details you enter.',
  email: 'Email',
  isVerified: 'This email is verified',
  goOn: 'Continue',
  refuse: 'Deny',
  missing: 'Enter an email address.',
  invalid: 'That isn’t a valid email address.',
};

type Texts = typeof en;

const de: Texts = {
  title: 'Test-Anmeldedienst von Liora',
  note: 'Vertritt einen Anmeldedienst, solange keiner eingerichtet ist. Er nimmt alles an, was du eingibst.',
  email: 'E-Mail',
  isVerified: 'Diese E-Mail-Adresse ist bestätigt',
  goOn: 'Weiter',
  refuse: 'Ablehnen',
  missing: 'Gib eine E-Mail-Adresse ein.',
  invalid: 'Das ist keine gültige E-Mail-Adresse.',
};

const es: Texts = {
  title: 'Identidad de prueba de Liora',
  note: 'Hace las veces de un servicio de inicio de sesión mientras no haya ninguno configurado. Acepta cualquier dato que escribas.',
  email: 'Correo electrónico',
  isVerified: 'Este correo está verificado',
  goOn: 'Continuar',
  refuse: 'Denegar',
  missing: 'Escribe un correo electrónico.',
  invalid: 'Ese correo electrónico no es válido.',
};

export const signInTexts: Readonly<Record<Locale, Texts>> = { en, de, es };
