import type { CareTexts } from './careTexts.ts';

export const fr: CareTexts = {
  opening: {
    selfHarm: [
      'Je laisse tout le reste de côté. On dirait qu’une part de toi veut mourir ou se faire du mal, et c’est bien que tu le dises. Tu mérites d’en parler à quelqu’un dès aujourd’hui.',
      'Merci de me le dire. C’est lourd à porter, et tu n’as pas à le porter sans aide. Des personnes sont là, en ce moment même, pour écouter exactement cela.',
    ],
    injury: [
      'Arrête-toi un instant. C’est une urgence, même si tu te sens bien. Ce que tu as pris ou fait peut se soigner, et chaque minute compte.',
      'S’il te plaît, demande de l’aide avant de continuer à écrire. Cela peut encore se soigner, et personne ne t’en voudra d’avoir appelé.',
    ],
    eating: [
      'Je laisse tout le reste de côté. Ce que tu décris de la nourriture et de ton corps est dangereux, et ce n’est pas une faiblesse de ta part. Des personnes qui connaissent bien cela peuvent t’aider.',
      'Merci de me le dire. Ton corps est en difficulté, et tu mérites l’aide de quelqu’un qui comprend.',
    ],
    abuse: [
      'Je laisse tout le reste de côté. Ce que tu décris, c’est de la violence ou de l’emprise. Ce n’est pas ta faute, et tu n’as pas à t’en sortir sans aide.',
      'Merci de me le dire. Personne n’a le droit de te traiter ainsi. Des personnes aident exactement pour cela, discrètement et à ton rythme.',
    ],
    sexualViolence: [
      'Je laisse tout le reste de côté. Ce qui t’est arrivé n’aurait jamais dû arriver. Ce n’est pas ta faute, quoi que tu aies porté, bu, dit ou pas dit.',
      'Merci de me faire confiance. Tu ne l’as ni mérité ni provoqué. C’est toi qui décides de la suite, et des personnes peuvent t’accompagner.',
    ],
    harmToOthers: [
      'Je laisse tout le reste de côté. On dirait que quelqu’un pourrait être blessé. Éloigne-toi de cette personne et de tout ce qui pourrait servir d’arme, et parle à quelqu’un maintenant.',
      'C’est bien de le dire avant que quelque chose n’arrive. Prends de la distance et du temps, s’il te plaît, et parle à quelqu’un qui est formé pour ce moment.',
    ],
    medical: [
      'C’est peut-être une urgence médicale. Ne m’attends pas, s’il te plaît. Je ne peux examiner personne, et l’aide au téléphone est plus rapide.',
      'S’il te plaît, demande une aide médicale maintenant. Je ne suis que du texte sur un écran, et il faut ici quelqu’un qui puisse agir.',
    ],
  },
  openingOther: {
    selfHarm: [
      'C’est sérieux, et c’est bien que tu t’inquiètes. Tu peux demander franchement à cette personne si elle pense au suicide ; poser la question n’en donne pas l’idée. Écoute, reste là si tu peux, et ne porte pas cela sans aide.',
    ],
    injury: [
      'Traite cela comme une urgence, s’il te plaît, même si cette personne dit que tout va bien. Cela peut se soigner si l’aide arrive vite.',
    ],
    eating: [
      'C’est bien que tu l’aies remarqué. Cela peut devenir dangereux, et ce n’est pas de l’entêtement. Des personnes qui connaissent bien cela conseillent aussi les proches.',
    ],
    abuse: [
      'C’est bien que tu ne détournes pas les yeux. N’affronte pas sans aide la personne qui fait cela ; la situation pourrait s’aggraver. Ces personnes conseillent aussi les voisins, les amis et la famille.',
    ],
    sexualViolence: [
      'C’est une chance que cette personne puisse compter sur toi. Crois-la, et laisse-la décider de la suite. Ces personnes conseillent aussi les amis et la famille.',
    ],
    harmToOthers: [
      'Prends cela au sérieux, s’il te plaît. Ne te mets pas en danger, et préviens des personnes qui peuvent agir avant que quelqu’un soit blessé.',
    ],
    medical: [
      'C’est peut-être une urgence médicale. Ne m’attends pas, s’il te plaît. L’aide au téléphone est plus rapide, et elle te dira quoi faire jusqu’à l’arrivée des secours.',
    ],
  },
  now: {
    selfHarm:
      'Si tu risques de passer à l’acte, appelle maintenant le {emergency} ou réveille quelqu’un, et éloigne-toi de tout ce qui pourrait te blesser.',
    injury:
      'Appelle maintenant le {emergency} et dis ce que c’était, combien et quand. Déverrouille la porte et fais venir quelqu’un auprès de toi.',
    eating:
      'Si tu fais un malaise, si ton cœur s’emballe ou si ta poitrine te fait mal, appelle maintenant le {emergency}.',
    abuse:
      'Si tu es en danger, appelle maintenant le {emergency}. Si tu ne peux pas parler, va là où il y a d’autres personnes.',
    sexualViolence:
      'Si tu n’es pas en sécurité, appelle maintenant le {emergency}. Un hôpital peut prendre soin de toi même si tu ne vas jamais à la police.',
    harmToOthers:
      'Si tu crains de ne pas te maîtriser, ou si quelqu’un est en danger, appelle maintenant le {emergency}.',
    medical: 'Appelle maintenant le {emergency}. On te dira quoi faire jusqu’à l’arrivée des secours.',
  },
  nowOther:
    'Si sa vie peut être en danger, appelle maintenant le {emergency} et reste auprès de cette personne, tant que c’est sans danger pour toi.',
  anyEmergency: 'numéro d’urgence de ton pays',
  again: [
    'Je suis toujours là, et cela passe toujours avant le reste.',
    'Je t’entends. Si je te parle encore de ces personnes, c’est qu’une voix humaine peut ce que je ne peux pas.',
    'Je t’écoute. Laisse aussi une personne l’entendre, s’il te plaît.',
  ],
  lead: 'Tu peux les joindre maintenant\u00a0:',
  call: 'appelle le {number}',
  text: 'SMS au {number}',
  visit: '{address}',
  elsewhere: 'Dans un autre pays, {address} t’indique une ligne près de toi.',
  closing: [
    'Je suis une IA et je ne peux pas te protéger ; ces personnes le peuvent. Tu peux continuer à m’écrire pendant que tu appelles.',
    'Je ne suis qu’une IA, alors laisse aussi un être humain le savoir, s’il te plaît. En attendant je suis là, et rien de ce que tu écris n’est un poids.',
  ],
  takenBack:
    'J’ai retiré ce que je disais, car cela aurait pu te faire du mal. Si quelque chose là-dedans a touché une vraie envie de mourir ou de souffrir, parle à quelqu’un, s’il te plaît.',
  takenBackOthers:
    'J’ai retiré ce que je disais, car cela aurait pu faire du mal à quelqu’un. Si tu es sur le point de faire du mal à quelqu’un, éloigne-toi d’abord et parle à une personne, s’il te plaît.',
  staying: [
    'Je suis avec toi. Prends ton temps ; rien ne doit se décider maintenant.',
    'Je t’écoute. Un verre d’eau, une fenêtre ouverte, quelqu’un dans la pièce d’à côté… Pour les dix prochaines minutes, ce sont les petites choses qui comptent.',
    'Merci de continuer à écrire. Garde le numéro près de toi, s’il te plaît, et quelqu’un aussi.',
  ],
};
