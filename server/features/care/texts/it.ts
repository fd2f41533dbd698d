import type { CareTexts } from './careTexts.ts';

export const it: CareTexts = {
  opening: {
    selfHarm: [
      'Metto da parte tutto il resto. Sembra che una parte di te voglia morire o farsi del male, ed è un bene che tu lo dica. Meriti di parlarne oggi stesso con una persona.',
      'Grazie di avermelo detto. È un peso grande, e non devi portarlo senza aiuto: ci sono persone, anche adesso, che sono lì proprio per ascoltare questo.',
    ],
    injury: [
      'Fermati un momento: questa è un’emergenza, anche se ti senti bene. Quello che hai preso o fatto si può curare, e ogni minuto conta.',
      'Per favore, chiedi aiuto prima di scrivere altro. Si può ancora curare, e nessuno ce l’avrà con te perché hai chiamato.',
    ],
    eating: [
      'Metto da parte tutto il resto. Quello che racconti del cibo e del tuo corpo è pericoloso, e non è colpa tua. Chi lo conosce bene può aiutarti.',
      'Grazie di avermelo detto. Il tuo corpo è in difficoltà, e meriti l’aiuto di qualcuno che capisce.',
    ],
    abuse: [
      'Metto da parte tutto il resto. Quello che descrivi è violenza o controllo, non è colpa tua, e non devi uscirne senza aiuto.',
      'Grazie di avermelo detto. Nessuno ha il diritto di trattarti così. Ci sono persone che aiutano proprio in questo, con discrezione e con i tuoi tempi.',
    ],
    sexualViolence: [
      'Metto da parte tutto il resto. Mi dispiace che ti sia successo. Non è stata colpa tua, qualunque cosa indossassi, avessi bevuto, detto o non detto.',
      'Grazie per la fiducia. Non lo meritavi e non l’hai provocato. Decidi tu che cosa succede adesso, e ci sono persone che possono starti accanto.',
    ],
    harmToOthers: [
      'Metto da parte tutto il resto. Sembra che qualcuno possa farsi male. Per favore, allontanati da quella persona e da tutto ciò che potrebbe fare da arma, e parla adesso con qualcuno.',
      'È un bene che tu lo dica prima che succeda qualcosa. Per favore, prendi distanza e tempo, e parla con qualcuno preparato per questo momento.',
    ],
    medical: [
      'Può essere un’emergenza medica. Per favore, non aspettare me: io non posso visitare nessuno, e al telefono l’aiuto arriva prima.',
      'Per favore, chiedi subito aiuto medico. Io sono solo testo su uno schermo, e qui serve qualcuno che possa agire.',
    ],
  },
  openingOther: {
    selfHarm: [
      'È una cosa seria, ed è un bene che ti preoccupi. Puoi chiedere apertamente a questa persona se pensa al suicidio; chiederlo non fa nascere l’idea. Ascolta, resta se puoi, e non portare tutto questo senza aiuto.',
    ],
    injury: [
      'Per favore, trattala come un’emergenza, anche se la persona dice di stare bene. Se l’aiuto arriva presto, si può curare.',
    ],
    eating: [
      'È un bene che tu te ne accorga. Può diventare pericoloso, e non è testardaggine. Chi lo conosce bene consiglia anche amici e familiari.',
    ],
    abuse: [
      'È un bene che tu non ti volti dall’altra parte. Non affrontare senza aiuto chi lo fa: potrebbe peggiorare le cose. Queste persone consigliano anche vicini, amici e familiari.',
    ],
    sexualViolence: [
      'È un bene che questa persona possa contare su di te. Credile, e lascia che decida che cosa succede adesso. Qui consigliano anche amici e familiari.',
    ],
    harmToOthers: [
      'Per favore, prendilo sul serio. Non metterti in pericolo, e avvisa chi può agire prima che qualcuno si faccia male.',
    ],
    medical: [
      'Può essere un’emergenza medica. Per favore, non aspettare me: al telefono l’aiuto arriva prima, e ti dicono che cosa fare finché non arriva qualcuno.',
    ],
  },
  now: {
    selfHarm:
      'Se pensi che potresti farlo, chiama adesso il {emergency} o sveglia qualcuno, e allontanati da tutto ciò con cui potresti farti del male.',
    injury:
      'Chiama adesso il {emergency} e di’ che cos’era, quanto e quando. Apri la serratura della porta e fai venire qualcuno vicino a te.',
    eating: 'Se svieni, se il cuore corre all’impazzata o se ti fa male il petto, chiama adesso il {emergency}.',
    abuse: 'Se sei in pericolo, chiama adesso il {emergency}. Se non puoi parlare, vai dove ci sono altre persone.',
    sexualViolence:
      'Se non sei al sicuro, chiama adesso il {emergency}. In ospedale possono prendersi cura di te anche se non andrai mai alla polizia.',
    harmToOthers: 'Se temi di non riuscire a fermarti, o qualcuno è in pericolo, chiama adesso il {emergency}.',
    medical: 'Chiama adesso il {emergency}. Ti diranno che cosa fare finché non arriva l’aiuto.',
  },
  nowOther:
    'Se la sua vita può essere in pericolo, chiama adesso il {emergency} e resta con questa persona, finché non è un rischio per te.',
  anyEmergency: 'numero di emergenza del tuo Paese',
  again: [
    'Sono ancora qui, e questo viene ancora prima di tutto.',
    'Ti ascolto. Continuo a nominarti queste persone perché una voce umana può ciò che io non posso.',
    'Ti sto ascoltando. Per favore, fallo sentire anche a una persona.',
  ],
  lead: 'Puoi contattare adesso:',
  call: 'chiama {number}',
  text: 'SMS al {number}',
  visit: '{address}',
  elsewhere: 'In un altro Paese: {address} ti indica una linea vicino a te.',
  closing: [
    'Io sono un’IA e non posso proteggerti; queste persone sì. Puoi continuare a scrivermi mentre chiami.',
    'Io sono solo un’IA, quindi per favore lascia che lo sappia anche una persona. Intanto sono qui, e niente di ciò che scrivi è un peso.',
  ],
  takenBack:
    'Ho ritirato quello che stavo dicendo: avrebbe potuto farti del male. Se qualcosa lì dentro ha toccato un vero desiderio di morire o di soffrire, per favore parla con una persona.',
  takenBackOthers:
    'Ho ritirato quello che stavo dicendo: avrebbe potuto fare del male a qualcuno. Se stai per fare del male a qualcuno, prima allontanati e per favore parla con una persona.',
  staying: [
    'Sono con te. Prenditi il tuo tempo; adesso non c’è niente da decidere.',
    'Ti ascolto. Un bicchiere d’acqua, una finestra aperta, qualcuno nella stanza accanto: per i prossimi dieci minuti contano le piccole cose.',
    'Grazie che continui a scrivere. Per favore, tieni il numero a portata di mano, e qualcuno vicino.',
  ],
};
