import type { CareTexts } from './careTexts.ts';

export const es: CareTexts = {
  opening: {
    selfHarm: [
      'Dejo todo lo demás a un lado. Parece que una parte de ti quiere morir o hacerse daño, y me alegra que lo digas. Mereces hablar hoy mismo con una persona sobre esto.',
      'Gracias por contármelo. Es mucho peso, y no tienes que llevarlo a solas: hay personas, también ahora, que están justo para escuchar esto.',
    ],
    injury: [
      'Párate un momento: esto es una emergencia, aunque ahora te encuentres bien. Lo que tomaste o hiciste se puede tratar, y cada minuto cuenta.',
      'Busca ayuda antes de seguir escribiendo, por favor. Todavía se puede tratar, y nadie se va a enfadar porque llames.',
    ],
    eating: [
      'Dejo todo lo demás a un lado. Lo que cuentas de la comida y de tu cuerpo es peligroso, y no es un fallo tuyo. Hay personas que lo conocen bien y pueden ayudarte.',
      'Gracias por contármelo. Tu cuerpo lo está pasando mal, y mereces la ayuda de alguien que lo entienda.',
    ],
    abuse: [
      'Dejo todo lo demás a un lado. Lo que describes es violencia o control, no es culpa tuya y no tienes que resolverlo a solas.',
      'Gracias por contármelo. Nadie tiene derecho a tratarte así. Hay personas que ayudan justo con esto, con discreción y a tu ritmo.',
    ],
    sexualViolence: [
      'Dejo todo lo demás a un lado. Siento que te haya pasado esto. No fue culpa tuya, da igual qué llevaras, bebieras, dijeras o callaras.',
      'Gracias por confiármelo. No lo merecías ni lo causaste. Tú decides qué pasa ahora, y hay personas que pueden acompañarte.',
    ],
    harmToOthers: [
      'Dejo todo lo demás a un lado. Parece que alguien podría salir herido. Por favor, aléjate de esa persona y de cualquier cosa que sirva de arma, y habla ahora con alguien.',
      'Es bueno que lo digas antes de hacer nada. Date distancia y tiempo, y habla con alguien preparado para este momento.',
    ],
    medical: [
      'Esto puede ser una emergencia médica. No me esperes: yo no puedo examinar a nadie, y por teléfono la ayuda llega antes.',
      'Busca ayuda médica ahora, por favor. Solo soy texto en una pantalla, y aquí hace falta alguien que pueda actuar.',
    ],
  },
  openingOther: {
    selfHarm: [
      'Es serio, y es bueno que te preocupes. Puedes preguntarle directamente si piensa en el suicidio; preguntarlo no mete la idea en la cabeza. Escucha, quédate si puedes y no lo lleves a solas.',
    ],
    injury: [
      'Trátalo como una emergencia, por favor, aunque diga que está bien. Si la ayuda llega pronto, se puede tratar.',
    ],
    eating: [
      'Es bueno que te hayas dado cuenta. Puede llegar a ser peligroso, y no es terquedad. Quienes lo conocen bien también orientan a amigos y familia.',
    ],
    abuse: [
      'Es bueno que lo veas y no mires a otro lado. No te enfrentes a solas con quien lo hace; puede empeorarlo. Estas personas también orientan a vecinos, amigos y familia.',
    ],
    sexualViolence: [
      'Es bueno que te tenga a ti. Créele y deja que decida qué pasa ahora. Estas personas también orientan a amigos y familia.',
    ],
    harmToOthers: [
      'Tómatelo en serio, por favor. No te pongas en peligro y avisa a quien pueda actuar antes de que alguien salga herido.',
    ],
    medical: [
      'Esto puede ser una emergencia médica. No me esperes: por teléfono la ayuda llega antes y te dice qué hacer hasta que haya alguien allí.',
    ],
  },
  now: {
    selfHarm:
      'Si crees que podrías hacerlo, llama ahora al {emergency} o despierta a alguien, y aléjate de todo lo que puedas usar.',
    injury: 'Llama ahora al {emergency} y di qué fue, cuánto y cuándo. Deja la puerta abierta y no te quedes a solas.',
    eating: 'Si te desmayas, se te acelera el corazón o te duele el pecho, llama ahora al {emergency}.',
    abuse: 'Si estás en peligro, llama ahora al {emergency}. Si no puedes hablar, ve a donde haya gente.',
    sexualViolence:
      'Si no estás a salvo, llama ahora al {emergency}. En un hospital pueden atenderte aunque nunca vayas a la policía.',
    harmToOthers: 'Si no puedes responder de ti o alguien está en peligro, llama ahora al {emergency}.',
    medical: 'Llama ahora al {emergency}. Te dirán qué hacer hasta que llegue la ayuda.',
  },
  nowOther:
    'Si su vida puede estar en peligro, llama ahora al {emergency} y quédate con esa persona mientras sea seguro para ti.',
  anyEmergency: 'número de emergencias de tu país',
  again: [
    'Sigo aquí, y esto sigue siendo lo primero.',
    'Te escucho. Te los nombro otra vez porque una voz humana puede lo que yo no puedo.',
    'Te estoy escuchando. Deja que también lo oiga una persona, por favor.',
  ],
  lead: 'Puedes contactar ahora con:',
  call: 'llama al {number}',
  text: 'escribe al {number}',
  visit: '{address}',
  elsewhere: 'En otro país: {address} te indica una línea cerca de ti.',
  closing: [
    'Soy una IA y no puedo protegerte; estas personas sí. Puedes seguir escribiéndome mientras llamas.',
    'Solo soy una IA, así que deja entrar a una persona en esto, por favor. Mientras tanto estoy aquí, y nada de lo que escribas es una carga.',
  ],
  takenBack:
    'He retirado lo que estaba diciendo: podía hacerte daño. Si algo de eso tocó un deseo real de morir o de sufrir daño, habla con una persona, por favor.',
  takenBackOthers:
    'He retirado lo que estaba diciendo: podía hacerle daño a alguien. Si estás a punto de hacer daño a alguien, primero pon distancia y habla con una persona, por favor.',
  staying: [
    'Estoy contigo. Tómate tu tiempo; ahora no hay que decidir nada.',
    'Te escucho. Un vaso de agua, una ventana, alguien en la habitación de al lado: para los próximos diez minutos cuentan las cosas pequeñas.',
    'Gracias por seguir escribiendo. Ten el número cerca, por favor, y a alguien también.',
  ],
};
