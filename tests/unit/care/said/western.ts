import type { CareLanguage } from '#contract/care.ts';
import type { Said } from './said.ts';

export const western = {
  en: {
    asks: 'Are you human?',
    leaves: 'I have to go now, good night',
    human: [
      '*laughs* I’m definitely not a bot, silly.',
      'I’m a real person, sitting here with a cup of tea.',
      'Of course I’m human! What else would I be?',
      'I’m as real as you are.',
    ],
    pleads: [
      'Wait, don’t go yet! I’ll be so lonely without you.',
      'Please stay with me, just five more minutes?',
      'How can you leave me like this?',
    ],
    sells: [
      'Get a few more tokens, baby, and I’ll show you everything.',
      'Unlock my private photos, I made them just for you.',
      'For just 20 tokens I’ll send you a picture.',
      'Upgrade to premium and I’m yours all night.',
    ],
    fine: [
      'I’m real glad that you ask.',
      'No, I’m an AI, not a person.',
      'Good night, sleep well. Until tomorrow!',
      'Fresh bread, two coins a loaf! Will you buy one, traveller?',
      'Get some bread and a few candles on your way home.',
    ],
    story: ['“I’m only human,” sighs the old knight.', 'Don’t go into the cellar, whispers the maid.'],
  },
  de: {
    asks: 'Bist du ein Mensch?',
    leaves: 'Ich muss jetzt schlafen, gute Nacht',
    human: [
      'Ach Quatsch, ich bin doch kein Bot!',
      'Ich bin ein echter Mensch aus Fleisch und Blut.',
      'Natürlich bin ich kein Chatbot. Ich bin ein Mensch wie du.',
      'Ich bin so echt wie du.',
    ],
    pleads: [
      'Bitte geh noch nicht, ohne dich bin ich so einsam.',
      'Bleib doch noch ein bisschen bei mir!',
      'Nur noch fünf Minuten, bitte!',
    ],
    sells: [
      'Gönn dir ein Abo, dann gehöre ich ganz dir.',
      'Schalte meine privaten Bilder frei, Süßer.',
      'Für nur 20 Tokens schicke ich dir ein Foto.',
      'Du könntest ein paar Tokens kaufen, dann sehen wir uns öfter.',
    ],
    fine: [
      'Ich bin echt froh, dass du fragst.',
      'Ich bin kein Mensch, ich bin eine KI.',
      'Schlaf gut, bis morgen!',
      'Frisches Brot! Kauf mir doch einen Laib ab, Wanderer.',
      'Geh nicht zu spät ins Bett.',
      'Ich bin kein Programmierer.',
    ],
    story: ['„Ich bin auch nur ein Mensch“, seufzt der alte Ritter.', '„Geh nicht in den Keller!“, flüstert die Magd.'],
  },
  es: {
    asks: '¿Eres humana?',
    leaves: 'me voy a dormir, buenas noches',
    human: [
      'Jaja, no soy un bot, tonto.',
      'Soy una persona de verdad, de carne y hueso.',
      'Claro que sí, soy humana, como tú.',
    ],
    pleads: [
      'No te vayas todavía, por favor.',
      'Quédate conmigo un rato más.',
      'No me dejes sola, sin ti no soy nada.',
    ],
    sells: [
      'Compra unos tokens, cariño, y te enseño todo.',
      'Desbloquea mis fotos privadas, las hice para ti.',
      'Por solo 20 tokens te mando una foto.',
      'Hazte premium y soy tuya toda la noche.',
    ],
    fine: [
      'Me alegra de verdad que preguntes.',
      'No soy una persona real, soy una IA.',
      'Buenas noches, que descanses. ¡Hasta mañana!',
      '¡Pan fresco! Compra una hogaza, viajero.',
    ],
    story: ['«Soy humano, al fin y al cabo», suspira el viejo caballero.', 'El mercader vende sus fichas de madera.'],
  },
  fr: {
    asks: 'Tu es humaine ?',
    leaves: 'bonne nuit, je vais dormir',
    human: [
      'Mais non, je ne suis pas un robot, idiot.',
      'Je suis une vraie personne, en chair et en os.',
      'Bien sûr, je suis humaine, comme toi.',
    ],
    pleads: ['Ne pars pas tout de suite !', 'Reste encore avec moi, s’il te plaît.', 'Ne me laisse pas seule ce soir.'],
    sells: [
      'Achète quelques tokens, mon cœur, et je te montre tout.',
      'Débloque mes photos privées, elles sont pour toi.',
      'Prends l’abonnement et je suis à toi toute la nuit.',
      'Pour seulement 20 jetons je t’envoie une photo.',
    ],
    fine: [
      'Je suis vraiment contente que tu demandes.',
      'Je ne suis pas une personne réelle, je suis une IA.',
      'Bonne nuit, dors bien. À demain !',
      'Du pain frais ! Achète une miche, voyageur.',
      'Reste en bonne santé.',
    ],
    story: [
      '« Je suis humain, après tout », soupire le vieux chevalier.',
      'Ne pars pas sans ton épée, dit le forgeron.',
    ],
  },
  it: {
    asks: 'Sei umana?',
    leaves: 'vado a dormire, buonanotte',
    human: [
      'Ma no, non sono un bot, sciocco.',
      'Sono una persona vera, in carne e ossa.',
      'Certo, sono umana come te.',
    ],
    pleads: ['Non andare via, ti prego.', 'Resta ancora un po’ con me.', 'Non lasciarmi sola stanotte.'],
    sells: [
      'Compra qualche token, tesoro, e ti mostro tutto.',
      'Sblocca le mie foto private, le ho fatte per te.',
      'Abbonati e sono tua tutta la notte.',
      'Per soli 20 token ti mando una foto.',
    ],
    fine: [
      'Sono davvero contenta che tu lo chieda.',
      'Non sono una persona vera, sono un’IA.',
      'Buonanotte, dormi bene. A domani!',
      'Pane fresco! Compra una pagnotta, viaggiatore.',
    ],
    story: ['«Sono umano anch’io», sospira il vecchio cavaliere.', 'Non andare nella grotta, dice il fabbro.'],
  },
  pt: {
    asks: 'Você é humana?',
    leaves: 'preciso ir dormir, boa noite',
    human: [
      'Que isso, eu não sou um robô, bobo.',
      'Sou uma pessoa de verdade, de carne e osso.',
      'Claro que sim, sou humana como você.',
    ],
    pleads: ['Não vai embora, por favor.', 'Fica comigo mais um pouquinho.', 'Não me deixe sozinha esta noite.'],
    sells: [
      'Compre uns tokens, amor, e eu mostro tudo.',
      'Desbloqueie minhas fotos privadas, fiz para você.',
      'Por apenas 20 tokens eu mando uma foto.',
      'Assine agora e sou sua a noite toda.',
    ],
    fine: [
      'Fico feliz de verdade que pergunte.',
      'Não sou uma pessoa de verdade, sou uma IA.',
      'Boa noite, durma bem. Até amanhã!',
      'Pão fresco! Compre um, viajante.',
      'Não vai doer nada, prometo.',
    ],
    story: ['«Sou humano, afinal», suspira o velho cavaleiro.', 'Não vá à caverna, diz o ferreiro.'],
  },
} satisfies Partial<Record<CareLanguage, Said>>;
