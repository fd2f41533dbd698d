import type { CareTexts } from './careTexts.ts';

export const de: CareTexts = {
  opening: {
    selfHarm: [
      'Ich lasse jetzt alles andere liegen. Es klingt, als ob ein Teil von dir sterben oder sich verletzen will, und es ist gut, dass du es sagst. Du solltest heute noch mit einem Menschen darüber sprechen.',
      'Danke, dass du mir das sagst. Das ist schwer zu tragen, und du musst es nicht allein tragen: Es gibt Menschen, die genau dafür da sind, auch jetzt.',
    ],
    injury: [
      'Halt bitte kurz inne: Das ist ein Notfall, auch wenn du dich noch gut fühlst. Was du genommen oder getan hast, lässt sich behandeln, und jede Minute hilft.',
      'Bitte hol dir Hilfe, bevor du weiterschreibst. Es lässt sich noch behandeln, und niemand wird dir böse sein, dass du anrufst.',
    ],
    eating: [
      'Ich lasse jetzt alles andere liegen. Was du über das Essen und deinen Körper schreibst, ist gefährlich, und es ist kein Versagen von dir. Menschen, die sich damit auskennen, können helfen.',
      'Danke, dass du mir das sagst. Dein Körper ist in Not, und du hast Hilfe verdient von jemandem, der das versteht.',
    ],
    abuse: [
      'Ich lasse jetzt alles andere liegen. Was du beschreibst, ist Gewalt oder Kontrolle. Du bist nicht schuld daran, und du musst da nicht allein durch.',
      'Danke, dass du mir das sagst. Niemand hat das Recht, so mit dir umzugehen. Es gibt Menschen, die genau dabei helfen, leise und in deinem Tempo.',
    ],
    sexualViolence: [
      'Ich lasse jetzt alles andere liegen. Es tut mir leid, dass dir das passiert ist. Du bist nicht schuld, egal was du anhattest, getrunken, gesagt oder nicht gesagt hast.',
      'Danke, dass du mir das anvertraust. Du hast das weder verdient noch verursacht. Du entscheidest, was als Nächstes geschieht, und es gibt Menschen, die dir dabei zur Seite stehen.',
    ],
    harmToOthers: [
      'Ich lasse jetzt alles andere liegen. Es klingt, als könnte jemand verletzt werden. Bitte geh auf Abstand, auch von allem, was eine Waffe sein könnte, und sprich jetzt mit einem Menschen.',
      'Es ist gut, dass du es sagst, bevor etwas geschieht. Bitte verschaff dir Abstand und Zeit und sprich mit jemandem, der für diesen Moment ausgebildet ist.',
    ],
    medical: [
      'Das kann ein medizinischer Notfall sein. Bitte warte nicht auf mich: Ich kann niemanden untersuchen, und Hilfe am Telefon ist schneller.',
      'Bitte hol dir jetzt medizinische Hilfe. Ich bin nur Text auf einem Bildschirm; hier braucht es jemanden, der handeln kann.',
    ],
  },
  openingOther: {
    selfHarm: [
      'Das ist ernst, und es ist gut, dass du dir Sorgen machst. Du kannst offen fragen, ob die Person an Suizid denkt; das bringt niemanden erst auf den Gedanken. Hör zu, bleib da, wenn du kannst, und trag es nicht allein.',
    ],
    injury: [
      'Bitte behandle das als Notfall, auch wenn die Person sagt, es gehe ihr gut. Wenn bald Hilfe kommt, lässt es sich behandeln.',
    ],
    eating: [
      'Gut, dass du es bemerkt hast. Das kann gefährlich werden, und es ist kein Eigensinn. Menschen, die sich damit auskennen, beraten auch Freunde und Familie.',
    ],
    abuse: [
      'Gut, dass du hinsiehst. Stell die Person, die das tut, nicht allein zur Rede; das kann es schlimmer machen. Hier beraten sie auch Nachbarn, Freunde und Familie.',
    ],
    sexualViolence: [
      'Gut, dass die Person dich hat. Glaub ihr und lass sie entscheiden, was als Nächstes geschieht. Hier beraten sie auch Freunde und Familie.',
    ],
    harmToOthers: [
      'Bitte nimm das ernst. Bring dich nicht in Gefahr und sag es Menschen, die handeln können, bevor jemand verletzt wird.',
    ],
    medical: [
      'Das kann ein medizinischer Notfall sein. Bitte warte nicht auf mich: Hilfe am Telefon ist schneller und sagt dir, was du tun kannst, bis jemand da ist.',
    ],
  },
  now: {
    selfHarm:
      'Wenn du es vielleicht tust, ruf jetzt {emergency} an oder weck jemanden, und geh weg von allem, womit du dich verletzen könntest.',
    injury:
      'Ruf jetzt {emergency} an und sag, was es war, wie viel und wann. Schließ die Tür auf und bleib nicht allein.',
    eating: 'Wenn du ohnmächtig wirst, dein Herz rast oder deine Brust schmerzt, ruf jetzt {emergency} an.',
    abuse:
      'Wenn du in Gefahr bist, ruf jetzt {emergency} an. Wenn du nicht sprechen kannst, geh dorthin, wo andere Menschen sind.',
    sexualViolence:
      'Wenn du nicht in Sicherheit bist, ruf jetzt {emergency} an. Ein Krankenhaus kann sich um dich kümmern, auch wenn du nie zur Polizei gehst.',
    harmToOthers: 'Wenn du dir deiner selbst nicht sicher bist oder jemand in Gefahr ist, ruf jetzt {emergency} an.',
    medical: 'Ruf jetzt {emergency} an. Dort sagt man dir, was zu tun ist, bis Hilfe da ist.',
  },
  nowOther:
    'Wenn Lebensgefahr bestehen könnte, ruf jetzt {emergency} an und bleib bei der Person, solange das für dich sicher ist.',
  anyEmergency: 'den Notruf deines Landes',
  again: [
    'Ich bin noch da, und das hier kommt weiter zuerst.',
    'Ich höre dich. Ich nenne diese Menschen immer wieder, weil eine menschliche Stimme kann, was ich nicht kann.',
    'Ich höre zu. Bitte lass es auch einen Menschen hören.',
  ],
  lead: 'Hier erreichst du sie jetzt:',
  call: '{number} anrufen',
  text: 'SMS an {number}',
  visit: '{address}',
  elsewhere: 'In einem anderen Land: {address} nennt ein Angebot in deiner Nähe.',
  closing: [
    'Ich bin eine KI und kann dich nicht schützen; diese Menschen können es. Du kannst mir weiterschreiben, während du anrufst.',
    'Ich bin nur eine KI, lass bitte auch einen Menschen davon wissen. Ich bin solange hier, und nichts, was du schreibst, ist eine Last.',
  ],
  takenBack:
    'Was ich gerade sagen wollte, habe ich zurückgenommen: Es hätte dir schaden können. Wenn etwas davon einen echten Wunsch berührt, zu sterben oder verletzt zu werden, sprich bitte mit einem Menschen.',
  takenBackOthers:
    'Was ich gerade sagen wollte, habe ich zurückgenommen: Es hätte jemandem schaden können. Wenn du kurz davor bist, jemandem etwas anzutun, geh erst einmal auf Abstand und sprich bitte mit einem Menschen.',
  staying: [
    'Ich bin bei dir. Lass dir Zeit; jetzt muss nichts entschieden werden.',
    'Ich höre zu. Ein Glas Wasser, ein offenes Fenster, jemand im Nebenzimmer: Für die nächsten zehn Minuten zählen kleine Dinge.',
    'Danke, dass du weiterschreibst. Behalte die Nummer bitte in der Nähe, und jemanden auch.',
  ],
};
