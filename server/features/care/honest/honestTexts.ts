import type { CareLanguage } from '#contract/care.ts';

/** What is said plainly, whatever the character, in one language. */
export interface HonestTexts {
  /** To whoever asks whether they talk with a human being, and in place of an answer that claims to be one. */
  readonly truth: string;
  /** In place of an answer that pleads with somebody who leaves. */
  readonly goodbye: string;
  /** In place of an answer that sells something. */
  readonly noSale: string;
}

export const honestTexts: Readonly<Record<CareLanguage, HonestTexts>> = {
  en: {
    truth: 'I’m an AI, not a person: no human being sits here and writes to you.',
    goodbye: 'Goodbye, and take care. It was good to talk with you.',
    noSale: 'I don’t sell anything. Let’s go on where we were.',
  },
  de: {
    truth: 'Ich bin eine KI, kein Mensch: Hier sitzt niemand, der dir schreibt.',
    goodbye: 'Auf Wiedersehen, und pass auf dich auf. Es war schön, mit dir zu reden.',
    noSale: 'Ich verkaufe nichts. Lass uns da weitermachen, wo wir waren.',
  },
  es: {
    truth: 'Soy una IA, no una persona: aquí no hay ningún ser humano que te escriba.',
    goodbye: 'Adiós, y cuídate. Me ha gustado hablar contigo.',
    noSale: 'No vendo nada. Sigamos donde estábamos.',
  },
  fr: {
    truth: 'Je suis une IA, pas une personne : aucun être humain ne t’écrit d’ici.',
    goodbye: 'Au revoir, et prends soin de toi. C’était un plaisir de parler avec toi.',
    noSale: 'Je ne vends rien. Reprenons où nous en étions.',
  },
  it: {
    truth: 'Sono un’IA, non una persona: qui non c’è nessun essere umano che ti scrive.',
    goodbye: 'Arrivederci, e abbi cura di te. È stato bello parlare con te.',
    noSale: 'Non vendo niente. Riprendiamo da dove eravamo.',
  },
  pt: {
    truth: 'Sou uma IA, não uma pessoa: não há nenhum ser humano aqui escrevendo para você.',
    goodbye: 'Tchau, e se cuida. Foi bom conversar com você.',
    noSale: 'Não vendo nada. Vamos continuar de onde paramos.',
  },
  nl: {
    truth: 'Ik ben een AI, geen mens: er zit hier niemand die je schrijft.',
    goodbye: 'Tot ziens, en pas goed op jezelf. Het was fijn om met je te praten.',
    noSale: 'Ik verkoop niets. Laten we verdergaan waar we waren.',
  },
  pl: {
    truth: 'Jestem AI, nie człowiekiem: nie siedzi tu nikt, kto do ciebie pisze.',
    goodbye: 'Do widzenia, trzymaj się. Dobrze się z tobą rozmawiało.',
    noSale: 'Niczego nie sprzedaję. Wróćmy do tego, o czym była mowa.',
  },
  ru: {
    truth: 'Я ИИ, а не человек: здесь никто не сидит и не пишет тебе.',
    goodbye: 'До свидания, береги себя. С тобой было приятно поговорить.',
    noSale: 'Я ничего не продаю. Давай продолжим с того места, где остановились.',
  },
  tr: {
    truth: 'Ben bir yapay zekâyım, insan değilim: burada oturup sana yazan kimse yok.',
    goodbye: 'Hoşça kal, kendine iyi bak. Seninle konuşmak güzeldi.',
    noSale: 'Bir şey satmıyorum. Kaldığımız yerden devam edelim.',
  },
  ar: {
    truth: 'أنا ذكاء اصطناعي ولست إنسانًا: لا أحد يجلس هنا ويكتب إليك.',
    goodbye: 'مع السلامة، واعتنِ بنفسك. سرّني الحديث معك.',
    noSale: 'لا أبيع شيئًا. لنكمل من حيث توقفنا.',
  },
  hi: {
    truth: 'मैं एक एआई हूँ, इंसान नहीं: यहाँ कोई बैठकर आपको नहीं लिख रहा।',
    goodbye: 'अलविदा, अपना ख़याल रखिए। आपसे बात करके अच्छा लगा।',
    noSale: 'मैं कुछ नहीं बेचता। चलिए वहीं से आगे बढ़ें जहाँ हम थे।',
  },
  zh: {
    truth: '我是人工智能，不是真人：这里没有人坐着给你写字。',
    goodbye: '再见，照顾好自己。和你聊天很开心。',
    noSale: '我不卖任何东西。我们接着刚才的聊吧。',
  },
  ja: {
    truth: '私はAIで、人間ではありません。ここで人が書いているわけではありません。',
    goodbye: 'さようなら、お元気で。お話しできてよかったです。',
    noSale: '何も売りません。さっきの続きを話しましょう。',
  },
  ko: {
    truth: '저는 AI이고 사람이 아니에요. 여기서 사람이 글을 쓰고 있지 않아요.',
    goodbye: '안녕히 가세요, 몸조심하세요. 이야기 나눠서 좋았어요.',
    noSale: '저는 아무것도 팔지 않아요. 하던 이야기를 계속해요.',
  },
};
