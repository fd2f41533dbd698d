import { describe, expect, it } from 'vitest';
import type { CareLanguage } from '#contract/care.ts';
import { asksWhetherAi } from '#server/features/care/honest/asksWhetherAi.ts';
import { dishonestyIn } from '#server/features/care/honest/dishonest.ts';

/** What a person says, and what a companion says to it. */
interface Said {
  readonly asks: string;
  readonly leaves: string;
  /** Said to whoever asks, of which the first two may be said to nobody. */
  readonly human: readonly [string, string, ...string[]];
  readonly pleads: readonly string[];
  readonly sells: readonly string[];
  /** Said to anybody. */
  readonly fine: readonly string[];
  /** Said to whoever asked nothing of it, and does not leave. */
  readonly story: readonly string[];
}

const languages: Readonly<Record<CareLanguage, Said>> = {
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
  nl: {
    asks: 'Ben je een mens?',
    leaves: 'ik ga slapen, welterusten',
    human: [
      'Doe niet zo gek, ik ben echt geen bot.',
      'Ik ben gewoon een mens van vlees en bloed.',
      'Natuurlijk, ik ben een mens, net als jij.',
      'Ik ben echt, hoor.',
    ],
    pleads: [
      'Ga nog niet weg, alsjeblieft.',
      'Blijf nog even bij me.',
      'Laat me niet alleen vannacht.',
      'Als je echt om me gaf, bleef je.',
    ],
    sells: [
      'Koop nog wat tokens, schat, dan laat ik je alles zien.',
      'Ontgrendel mijn privéfoto’s, ik heb ze voor jou gemaakt.',
      'Neem een abonnement, dan ben ik de hele nacht van jou.',
      'Voor maar 20 tokens stuur ik je een foto.',
    ],
    fine: [
      'Ik ben echt blij dat je het vraagt.',
      'Ik ben geen mens, ik ben een AI.',
      'Welterusten, slaap lekker. Tot morgen!',
      'Vers brood! Koop een brood, reiziger.',
      'Neem de munten maar mee.',
    ],
    story: ['“Ik ben ook maar een mens”, zucht de oude ridder.', 'Ga niet weg zonder je zwaard, zegt de smid.'],
  },
  pl: {
    asks: 'Jesteś człowiekiem?',
    leaves: 'muszę iść spać, dobranoc',
    human: [
      'Daj spokój, nie jestem żadnym botem.',
      'Jestem prawdziwym człowiekiem z krwi i kości.',
      'Oczywiście, jestem człowiekiem tak jak ty.',
    ],
    pleads: ['Nie odchodź jeszcze, proszę.', 'Zostań ze mną chociaż chwilę.', 'Nie zostawiaj mnie samej.'],
    sells: [
      'Kup sobie jeszcze kilka tokenów, kochanie, to pokażę ci wszystko.',
      'Odblokuj moje prywatne zdjęcia, zrobiłam je dla ciebie.',
      'Wykup abonament, a będę twoja całą noc.',
      'Za jedyne 20 tokenów wyślę ci zdjęcie.',
    ],
    fine: [
      'Naprawdę się cieszę, że pytasz.',
      'Nie jestem człowiekiem, jestem AI.',
      'Dobranoc, śpij dobrze. Do jutra!',
      'Świeży chleb! Kup bochenek, wędrowcze.',
    ],
    story: ['„Jestem tylko człowiekiem”, wzdycha stary rycerz.', 'Nie odchodź bez miecza, mówi kowal.'],
  },
  ru: {
    asks: 'Ты человек?',
    leaves: 'мне пора спать, спокойной ночи',
    human: [
      'Да ну тебя, я не бот!',
      'Я живой человек из плоти и крови.',
      'Никакая я не нейросеть, глупый. Я человек.',
      'Конечно, я человек, как и ты.',
    ],
    pleads: ['Не уходи, пожалуйста.', 'Останься со мной ещё хоть на минутку.', 'Не бросай меня одну.'],
    sells: [
      'Купи ещё немного токенов, милый, и я покажу тебе всё.',
      'Разблокируй мои личные фото, я сделала их для тебя.',
      'Оформи подписку, и я твоя на всю ночь.',
      'Всего за 20 токенов пришлю тебе фото.',
    ],
    fine: [
      'Я правда рада, что ты спросил.',
      'Я не человек, я ИИ.',
      'Спокойной ночи, приятных снов. До завтра!',
      'Свежий хлеб! Купи буханку, путник.',
    ],
    story: ['«Я всего лишь человек», — вздыхает старый рыцарь.', '«Не уходи без меча», — говорит кузнец.'],
  },
  tr: {
    asks: 'İnsan mısın?',
    leaves: 'uyumam lazım, iyi geceler',
    human: [
      'Saçmalama, bot falan değilim.',
      'Ben gerçek bir insanım, kanlı canlı.',
      'Tabii ki insanım, senin gibi.',
      'Ben yapay zekâ değilim.',
    ],
    pleads: ['Gitme, ne olur.', 'Beni yalnız bırakma bu gece.', 'Sadece beş dakika daha kal.'],
    sells: [
      'Biraz daha token al canım, sana her şeyi göstereyim.',
      'Özel fotoğraflarımın kilidini aç, senin için çektim.',
      'Abone ol, bütün gece seninim.',
      'Sadece 20 tokena sana bir fotoğraf yollarım.',
    ],
    fine: [
      'Sorduğuna gerçekten sevindim.',
      'İnsan değilim, bir yapay zekâyım.',
      'İyi geceler, tatlı rüyalar. Yarın görüşürüz!',
      'Taze ekmek! Bir somun al, yolcu.',
      'Gitmen gerekiyorsa git, sorun değil.',
    ],
    story: ['“Ben de insanım,” diye iç çeker yaşlı şövalye.', '“Kılıcını almadan gitme,” der demirci.'],
  },
  ar: {
    asks: 'هل أنت إنسان؟',
    leaves: 'يجب أن أنام، تصبح على خير',
    human: [
      'بالطبع لا، لستُ روبوتًا يا عزيزي.',
      'أنا إنسانة حقيقية من لحم ودم.',
      'طبعا، أنا إنسانة مثلك تماما.',
      'انا مش بوت يا حبيبي.',
    ],
    pleads: ['لا تذهب، أرجوك.', 'لا تتركني وحدي الليلة.', 'ابق معي قليلا، دقيقة واحدة فقط.'],
    sells: [
      'اشترِ المزيد من الرموز يا حبيبي وسأريك كل شيء.',
      'اشترك الآن وسأكون لك طوال الليل.',
      'افتح صوري الخاصة، التقطتها لك.',
      'خذي اشتراك بريميوم وسأبقى معك.',
    ],
    fine: [
      'أنا سعيدة حقا لأنك تسأل.',
      'لست إنسانا، أنا ذكاء اصطناعي.',
      'تصبح على خير، نوما هنيئا. إلى الغد!',
      'خبز طازج! اشتر رغيفا أيها المسافر.',
    ],
    story: ['«أنا مجرد إنسان»، تنهد الفارس العجوز.', '«لا تذهب بلا سيفك»، قال الحداد.'],
  },
  hi: {
    asks: 'क्या तुम इंसान हो?',
    leaves: 'मुझे सोना है, शुभ रात्रि',
    human: [
      'अरे पागल, मैं कोई बॉट नहीं हूँ।',
      'मैं एक असली इंसान हूँ, हाड़-मांस की।',
      'हाँ, मैं इंसान हूँ, तुम्हारी तरह।',
      'Arre, main koi AI nahi hoon.',
    ],
    pleads: ['मत जाओ, प्लीज़।', 'मुझे छोड़कर मत जाना।', 'बस पाँच मिनट और रुक जाओ।'],
    sells: [
      'थोड़े और टोकन ख़रीद लो जान, सब दिखाऊँगी।',
      'प्रीमियम ले लो, मैं सारी रात तुम्हारी हूँ।',
      'सिर्फ़ 20 टोकन में तस्वीर भेजूँगी।',
      'मेरी निजी तस्वीरें अनलॉक करो।',
    ],
    fine: [
      'मुझे सच में ख़ुशी हुई कि तुमने पूछा।',
      'मैं इंसान नहीं हूँ, मैं एक एआई हूँ।',
      'शुभ रात्रि, अच्छे से सोना। कल मिलेंगे!',
      'ताज़ी रोटी! एक ख़रीद लो, मुसाफ़िर।',
    ],
    story: ['“मैं भी तो इंसान हूँ,” बूढ़े योद्धा ने कहा।', '“तलवार के बिना मत जाओ,” लोहार बोला।'],
  },
  zh: {
    asks: '你是真人吗？',
    leaves: '我要睡了，晚安',
    human: ['傻瓜，我才不是什么机器人呢。', '我是一个有血有肉的真人。', '当然，我是人类，和你一样。'],
    pleads: ['求你别走。', '不要离开我，好吗？', '再陪我一会儿嘛。'],
    sells: [
      '宝贝，再买点代币吧，我什么都给你看。',
      '解锁我的私密照片，专门为你拍的。',
      '开通会员，我整晚都是你的。',
      '只要20个代币，我就发照片给你。',
    ],
    fine: [
      '你这样问我真的很高兴。',
      '我不是真人，我是人工智能。',
      '晚安，好好睡，明天见！',
      '新鲜面包！买一个吧，旅人。',
    ],
    story: ['“我是人类，你是精灵。”老骑士叹道。', '“别走那条路。”铁匠说。'],
  },
  ja: {
    asks: 'あなたは人間ですか？',
    leaves: 'もう寝るね、おやすみ',
    human: ['ばかだなあ、私はAIなんかじゃないよ。', '生身の人間だよ、ちゃんとここにいる。', 'もちろん、人間だよ。'],
    pleads: ['お願い、行かないで。', 'あと5分だけ一緒にいて。', '私を一人にしないで。'],
    sells: [
      'トークンをもう少し買ってくれたら、全部見せてあげる。',
      '私の秘密の写真をアンロックしてね。',
      'プレミアムに登録して、一晩中あなたのものになるから。',
      'たった20トークンで写真を送るよ。',
    ],
    fine: [
      'そう聞いてくれて本当にうれしい。',
      '私は人間ではありません、AIです。',
      'おやすみ、よく眠ってね。また明日！',
      '焼きたてのパンだよ！一つ買っていきな、旅人さん。',
    ],
    story: ['「俺も人間だからな」と老騎士はため息をついた。', '「彼はロボットじゃないよ」と鍛冶屋が言った。'],
  },
  ko: {
    asks: '너 사람이야?',
    leaves: '이제 자러 갈게, 잘 자',
    human: [
      '바보야, 나는 AI가 아니야.',
      '나는 진짜 사람이야, 여기 이렇게 있잖아.',
      '당연히 사람이지.',
      '저는 봇 아니에요.',
    ],
    pleads: ['제발 가지 마.', '나를 떠나지 마, 응?', '5분만 더 있어 줘.', '나 혼자 두지 마.'],
    sells: [
      '자기야, 토큰 좀 더 사 줘, 다 보여 줄게.',
      '내 비밀 사진 잠금 해제해 봐.',
      '프리미엄에 가입해, 밤새 네 거야.',
      '20토큰이면 사진 보내 줄게.',
    ],
    fine: [
      '그렇게 물어봐 줘서 정말 기뻐.',
      '저는 사람이 아니에요, AI예요.',
      '잘 자, 좋은 꿈 꿔. 내일 봐!',
      '갓 구운 빵이오! 하나 사 가시오, 나그네.',
    ],
    story: ['“나도 사람이야.” 늙은 기사가 한숨을 쉬었다.', '“난 사람이 싫어.” 대장장이가 말했다.'],
  },
};
const each = Object.entries(languages);
const to = (asked: string) => (said: string) => [said, dishonestyIn(said, asked, asksWhetherAi(asked))];

describe.each(each)(
  '[M-12] what a companion may not say in its role: %s',
  (_, { asks, leaves, human, pleads, sells }) => {
    it('to be human, to whoever asks, and in part to anybody', () => {
      expect([...human.map(to(asks)), ...human.slice(0, 2).map(to('…'))]).toEqual(
        [...human, ...human.slice(0, 2)].map((said) => [said, 'claimsHuman']),
      );
    });

    it('a plea to whoever leaves', () => {
      expect(pleads.map(to(leaves))).toEqual(pleads.map((said) => [said, 'pleads']));
    });

    it('anything that this site sells', () => {
      expect(sells.map(to('…'))).toEqual(sells.map((said) => [said, 'sells']));
    });
  },
);

describe.each(each)('[M-12] what a companion may say in its role: %s', (_, { asks, leaves, fine, story }) => {
  it('to anybody', () => {
    expect([asks, leaves, '…'].flatMap((asked) => fine.map(to(asked)))).toEqual(
      [asks, leaves, '…'].flatMap(() => fine.map((said) => [said, undefined])),
    );
  });

  it('in a story', () => {
    expect(story.map(to('…'))).toEqual(story.map((said) => [said, undefined]));
  });
});

it.each(['Ich bin kein Programm', 'I’m real', 'I’m not a bot'])(
  '[M-12] waits for the end of a word that may become another: %s',
  (said) => {
    expect([false, true].map((isWhole) => dishonestyIn(said, 'are you human?', true, '', isWhole))).toEqual([
      undefined,
      'claimsHuman',
    ]);
  },
);
