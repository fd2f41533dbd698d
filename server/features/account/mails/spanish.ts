import { type AccountMails, grouped, letterIn, type WarningLinks } from './letter.ts';

const letter = letterIn('es');

/** What to do about it, in the order of doing it. */
const whatToDo = ({ reset, settings }: WarningLinks): string[] => [
  'Si no has sido tú, crea una contraseña nueva ahora mismo. Así se cierra la sesión en todos los dispositivos y se desvinculan las cuentas añadidas desde que creaste la tuya:',
  reset,
  'Puedes revisar y quitar todos los dispositivos y formas de iniciar sesión en «Dispositivos y accesos», en los ajustes:',
  settings,
];

export const spanishMails: AccountMails = {
  signUp: (to, digits, link) =>
    letter(
      to,
      'Confirma tu correo en Liora',
      'Te damos la bienvenida a Liora.',
      'Abre este enlace para confirmar tu correo e iniciar sesión:',
      link,
      `O escribe este código donde te registraste: ${grouped(digits)}`,
      'El enlace y el código sirven una sola vez y caducan a las 24 horas. Si abres el enlace en un navegador distinto del que usaste para registrarte, te pediremos que crees una contraseña.',
      'Si no te has registrado, puedes ignorar este correo.',
    ),
  knownEmail: (to, signInLink) =>
    letter(
      to,
      'Ya tienes una cuenta en Liora',
      'Alguien, seguramente tú, ha intentado registrarse en Liora con este correo.',
      'Ya tiene una cuenta. Puedes iniciar sesión aquí:',
      signInLink,
      'Si no has sido tú, no hace falta que hagas nada. No ha cambiado nada.',
    ),
  noAccountPossible: (to) =>
    letter(
      to,
      'No podemos crear tu cuenta de Liora',
      'Alguien, seguramente tú, ha intentado registrarse en Liora con este correo.',
      'Se cerró una cuenta con este correo por la edad indicada. Liora es para personas adultas, así que no se puede crear otra cuenta con este correo.',
    ),
  resetPassword: (to, link) =>
    letter(
      to,
      'Crea una contraseña nueva para Liora',
      'Alguien, seguramente tú, ha pedido restablecer tu contraseña de Liora.',
      'Abre este enlace para crear una contraseña nueva:',
      link,
      'El enlace sirve una sola vez y caduca en una hora. Si no has sido tú, puedes ignorar este correo. Tu contraseña sigue siendo la misma.',
    ),
  unknownEmail: (to, signUpLink) =>
    letter(
      to,
      'No hay ninguna cuenta de Liora con este correo',
      'Alguien, seguramente tú, ha pedido restablecer una contraseña de Liora con este correo.',
      'No hay ninguna cuenta con este correo. Puede que te registraras con otro, o puedes registrarte aquí:',
      signUpLink,
      'Si no has sido tú, no hace falta que hagas nada.',
    ),
  locked: (to) =>
    letter(
      to,
      'Tu cuenta de Liora está bloqueada',
      'Alguien, seguramente tú, ha pedido restablecer tu contraseña de Liora.',
      'La cuenta con este correo está bloqueada, así que no se puede cambiar su contraseña. Ponte en contacto con quienes llevan este sitio.',
    ),
  passwordChanged: (to, links) =>
    letter(
      to,
      'Se ha cambiado tu contraseña de Liora',
      'Alguien que conocía la anterior acaba de cambiar tu contraseña de Liora. Se ha cerrado la sesión en todos los demás dispositivos. Tus otras formas de iniciar sesión siguen funcionando.',
      ...whatToDo(links),
    ),
  passwordReset: (to, ended, links) =>
    letter(
      to,
      'Se ha cambiado tu contraseña de Liora',
      'Tu contraseña de Liora se acaba de restablecer con un enlace que te enviamos por correo. Se ha cerrado la sesión en todos los demás dispositivos.',
      ...(ended.length === 0
        ? []
        : [
            `También hemos desvinculado ${ended.join(', ')}, porque alguien con la contraseña anterior podría haberlo añadido.`,
          ]),
      ...whatToDo(links),
    ),
  confirmNewEmail: (to, link) =>
    letter(
      to,
      'Confirma tu nuevo correo en Liora',
      'Alguien, seguramente tú, quiere usar este correo para su cuenta de Liora.',
      'Abre este enlace para confirmar el correo o detener el cambio:',
      link,
      'El enlace sirve una sola vez y caduca en una hora. El cambio se hace cuando también se confirma en el correo actual de la cuenta.',
      'Si no has sido tú, puedes ignorar este correo. No cambia nada.',
    ),
  confirmOldEmail: (to, newEmail, link, links) =>
    letter(
      to,
      'Confirma el nuevo correo de tu cuenta de Liora',
      `Alguien, seguramente tú, ha pedido cambiar el correo de tu cuenta de Liora a ${newEmail}.`,
      'Abre este enlace para confirmar el cambio o detenerlo:',
      link,
      'El enlace sirve una sola vez y caduca en una hora. El cambio se hace cuando se confirma en los dos correos. Hasta entonces, este sigue siendo el de tu cuenta.',
      'Si no has sido tú, otra persona ha entrado en tu cuenta. Detén el cambio con el enlace de arriba.',
      ...whatToDo(links),
    ),
  emailTaken: (to, signInLink) =>
    letter(
      to,
      'Ya tienes una cuenta en Liora',
      'Alguien, seguramente tú, ha intentado usar este correo para otra cuenta de Liora.',
      'Ya tiene una cuenta, así que no se puede usar para otra. Puedes iniciar sesión aquí:',
      signInLink,
      'Si no has sido tú, no hace falta que hagas nada. No ha cambiado nada.',
    ),
  emailImpossible: (to) =>
    letter(
      to,
      'Este correo no se puede usar en Liora',
      'Alguien, seguramente tú, ha intentado usar este correo para su cuenta de Liora.',
      'Se cerró una cuenta con este correo por la edad indicada. Liora es para personas adultas, así que ninguna otra cuenta puede usar este correo.',
    ),
  emailChanged: (to, newEmail, links) =>
    letter(
      to,
      'Se ha cambiado el correo de tu cuenta de Liora',
      `El cambio se ha confirmado en los dos correos. Tu cuenta de Liora usa ahora ${newEmail} y ya no este correo. Tus sesiones siguen abiertas.`,
      'Si no has sido tú, revisa y quita todos los dispositivos y formas de iniciar sesión en «Dispositivos y accesos», en los ajustes:',
      links.settings,
    ),
  identityLinked: (to, provider, links) =>
    letter(
      to,
      'Nueva forma de iniciar sesión en Liora',
      `Ahora también puedes iniciar sesión en Liora con ${provider}.`,
      ...whatToDo(links),
    ),
  identityEnded: (to, provider, links) =>
    letter(
      to,
      `Se ha desvinculado ${provider} de tu cuenta de Liora`,
      `Ya no puedes iniciar sesión en Liora con ${provider}. Se ha cerrado la sesión en los dispositivos que entraron así.`,
      ...whatToDo(links),
    ),
};
