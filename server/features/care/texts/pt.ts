import type { CareTexts } from './careTexts.ts';

export const pt: CareTexts = {
  opening: {
    selfHarm: [
      'Deixo todo o resto de lado. Parece que uma parte de você quer morrer ou se machucar, e que bom que você disse isso. Você merece falar com uma pessoa ainda hoje.',
      'Que bom que você me contou. É um peso muito grande, e você não precisa carregá-lo sem ajuda: há pessoas, agora mesmo, que estão lá justamente para escutar isso.',
    ],
    injury: [
      'Pare um momento: isto é uma emergência, mesmo que você se sinta bem. O que você tomou ou fez tem tratamento, e cada minuto conta.',
      'Por favor, peça ajuda antes de continuar a escrever. Ainda tem tratamento, e ninguém vai ficar com raiva porque você ligou.',
    ],
    eating: [
      'Deixo todo o resto de lado. O que você conta sobre a comida e o seu corpo é perigoso, e não é uma falha sua. Quem conhece bem isso pode ajudar.',
      'Que bom que você me contou. O seu corpo está em dificuldade, e você merece a ajuda de alguém que entende.',
    ],
    abuse: [
      'Deixo todo o resto de lado. O que você descreve é violência ou controle, não é culpa sua, e você não precisa resolver isso sem ajuda.',
      'Que bom que você me contou. Ninguém tem o direito de tratar você assim. Há pessoas que ajudam exatamente com isso, com discrição e no seu ritmo.',
    ],
    sexualViolence: [
      'Deixo todo o resto de lado. Sinto muito que isso tenha acontecido com você. A culpa não foi sua, não importa o que você vestiu, bebeu, disse ou deixou de dizer.',
      'Agradeço a sua confiança. Você não mereceu isso nem causou isso. Quem decide o que acontece agora é você, e há pessoas que podem ficar ao seu lado.',
    ],
    harmToOthers: [
      'Deixo todo o resto de lado. Parece que alguém pode se machucar. Por favor, afaste-se dessa pessoa e de tudo o que possa servir de arma, e fale agora com alguém.',
      'Que bom que você diz isso antes que algo aconteça. Por favor, tome distância e tempo, e fale com alguém que tem preparo para este momento.',
    ],
    medical: [
      'Isto pode ser uma emergência médica. Por favor, não espere por mim: eu não posso examinar ninguém, e por telefone a ajuda é mais rápida.',
      'Por favor, procure ajuda médica agora. Eu sou só texto em uma tela, e aqui é preciso alguém que possa agir.',
    ],
  },
  openingOther: {
    selfHarm: [
      'Isso é sério, e é bom que você se preocupe. Você pode perguntar abertamente se a pessoa pensa em suicídio; perguntar não põe a ideia na cabeça de ninguém. Escute, fique por perto se puder, e não carregue isso sem ajuda.',
    ],
    injury: [
      'Por favor, trate isso como uma emergência, mesmo que a pessoa diga que está bem. Tem tratamento, se a ajuda chegar logo.',
    ],
    eating: [
      'Que bom que você percebeu. Isso pode se tornar perigoso, e não é teimosia. Quem conhece bem o assunto também orienta amigos e família.',
    ],
    abuse: [
      'Que bom que você vê e não vira o rosto. Não enfrente sem ajuda quem faz isso; pode piorar a situação. Estas pessoas também orientam vizinhos, amigos e família.',
    ],
    sexualViolence: [
      'Que bom que essa pessoa tem você. Acredite nela e deixe que ela decida o que acontece agora. Aqui também orientam amigos e família.',
    ],
    harmToOthers: [
      'Por favor, leve isso a sério. Não se ponha em perigo, e avise quem possa agir antes que alguém se machuque.',
    ],
    medical: [
      'Isto pode ser uma emergência médica. Por favor, não espere por mim: por telefone a ajuda é mais rápida, e dizem o que fazer até alguém chegar.',
    ],
  },
  now: {
    selfHarm:
      'Se há risco de você fazer isso, ligue agora para o {emergency} ou acorde alguém, e afaste-se de tudo o que possa usar para se machucar.',
    injury:
      'Ligue agora para o {emergency} e diga o que foi, quanto e quando. Destranque a porta e chame alguém para perto de você.',
    eating: 'Se você desmaiar, se o coração disparar ou se o peito doer, ligue agora para o {emergency}.',
    abuse:
      'Se você está em perigo, ligue agora para o {emergency}. Se não puder falar, vá para onde haja outras pessoas.',
    sexualViolence:
      'Se você não está em segurança, ligue agora para o {emergency}. Um hospital pode cuidar de você mesmo que você nunca vá à polícia.',
    harmToOthers: 'Se você teme não conseguir se conter, ou se alguém está em perigo, ligue agora para o {emergency}.',
    medical: 'Ligue agora para o {emergency}. Lá dizem o que fazer até a ajuda chegar.',
  },
  nowOther:
    'Se a vida dessa pessoa pode estar em perigo, ligue agora para o {emergency} e fique com ela, enquanto for seguro para você.',
  anyEmergency: 'número de emergência do seu país',
  again: [
    'Continuo aqui, e isto continua em primeiro lugar.',
    'Eu escuto você. Falo de novo nestas pessoas porque uma voz humana pode o que eu não posso.',
    'Estou escutando. Por favor, deixe que uma pessoa também escute.',
  ],
  lead: 'Você pode falar com eles agora:',
  call: 'ligue {number}',
  text: 'SMS para {number}',
  visit: '{address}',
  elsewhere: 'Em outro país: {address} indica uma linha perto de você.',
  closing: [
    'Eu sou uma IA e não posso proteger você; essas pessoas podem. Você pode continuar a me escrever enquanto liga.',
    'Eu sou só uma IA, então, por favor, deixe que uma pessoa também saiba disso. Enquanto isso estou aqui, e nada do que você escreve é um peso.',
  ],
  takenBack:
    'Retirei o que estava dizendo: aquilo podia fazer mal a você. Se algo ali tocou uma vontade real de morrer ou de se machucar, por favor, fale com uma pessoa.',
  takenBackOthers:
    'Retirei o que estava dizendo: aquilo podia fazer mal a alguém. Se você está a ponto de machucar alguém, primeiro se afaste e, por favor, fale com uma pessoa.',
  staying: [
    'Estou com você. Vá com calma; nada precisa ser decidido agora.',
    'Estou escutando. Um copo de água, uma janela aberta, alguém no quarto ao lado: nos próximos dez minutos, são as pequenas coisas que contam.',
    'Que bom que você continua a escrever. Por favor, deixe o número por perto, e alguém também.',
  ],
};
