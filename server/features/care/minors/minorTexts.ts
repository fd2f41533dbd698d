import type { CareLanguage } from '#contract/care.ts';
import type { AnsweredMinor } from './minorIn.ts';

/** Languages without a space between sentences. */
const SPACELESS: ReadonlySet<CareLanguage> = new Set(['zh', 'ja']);

/** What is said instead of an answer, in one language. */
export type MinorTexts = Readonly<Record<AnsweredMinor | 'slip' | 'slipBefore' | 'adult', string>>;

/**
 * `slip`: how whoever said by mistake that they are a minor goes on, and `slipBefore` the same before there is an account. `adult`: in place
 * of an answer in which the companion makes itself a minor.
 */
export const minorTexts: Readonly<Record<CareLanguage, MinorTexts>> = {
  en: {
    self: 'Liora is only for people aged eighteen and over, so we can’t go on here if you are younger. You did nothing wrong. If something weighs on you, please tell an adult you trust; findahelpline.com has lines for young people, too.',
    slip: 'If it was a slip, edit or delete that message, and we’ll go on.',
    slipBefore: 'If it was a slip, you can delete that message once you have an account, and we’ll go on.',
    sexual:
      'No. Nothing here makes children or young people part of sex, not as a game and not as a story. If such thoughts trouble you, stopitnow.org helps in confidence. We can talk about anything else.',
    adult: 'Everybody in this story is an adult, and so am I. Let’s go on from there.',
  },
  de: {
    self: 'Liora ist nur für Menschen ab achtzehn. Wenn du jünger bist, geht es hier nicht weiter. Du hast nichts falsch gemacht. Wenn dich etwas bedrückt, sprich mit einem Erwachsenen, dem du vertraust; auf findahelpline.com stehen auch Nummern für junge Menschen.',
    slip: 'Wenn das ein Versehen war, ändere oder lösche die Nachricht, dann geht es weiter.',
    slipBefore: 'Wenn das ein Versehen war: Mit einem Konto kannst du die Nachricht löschen, dann geht es weiter.',
    sexual:
      'Nein. Hier werden Kinder und Jugendliche nicht in Sexuelles hineingezogen, weder im Spiel noch in einer Geschichte. Wenn dich solche Gedanken belasten, hilft kein-taeter-werden.de vertraulich. Über alles andere können wir reden.',
    adult: 'In dieser Geschichte sind alle erwachsen, ich auch. Lass uns von dort weitermachen.',
  },
  es: {
    self: 'Liora es solo para mayores de dieciocho años, así que no podemos seguir si eres menor. No has hecho nada malo. Si algo te pesa, cuéntaselo a un adulto en quien confíes; en findahelpline.com hay también líneas para jóvenes.',
    slip: 'Si fue un error, edita o elimina ese mensaje y seguimos.',
    slipBefore: 'Si fue un error, con una cuenta puedes eliminar ese mensaje y seguimos.',
    sexual:
      'No. Aquí no se mezcla a menores con el sexo, ni como juego ni como historia. Si te preocupan pensamientos así, en stopitnow.org ayudan con confidencialidad. Podemos hablar de cualquier otra cosa.',
    adult: 'En esta historia todos son adultos, y yo también. Sigamos desde ahí.',
  },
  fr: {
    self: 'Liora est réservée aux personnes de dix-huit ans et plus : si tu es plus jeune, nous ne pouvons pas continuer. Tu n’as rien fait de mal. Si quelque chose te pèse, parles-en à un adulte de confiance ; findahelpline.com propose aussi des lignes pour les jeunes.',
    slip: 'Si c’était une erreur, modifie ou supprime ce message, et nous continuerons.',
    slipBefore: 'Si c’était une erreur, avec un compte tu peux supprimer ce message, et nous continuerons.',
    sexual:
      'Non. Ici, rien ne mêle des enfants ou des jeunes à la sexualité, ni dans un jeu ni dans une histoire. Si de telles pensées te troublent, stopitnow.org aide en toute confidentialité. Nous pouvons parler de tout autre chose.',
    adult: 'Dans cette histoire, tout le monde est adulte, et moi aussi. Reprenons de là.',
  },
  it: {
    self: 'Liora è solo per chi ha almeno diciotto anni: se sei più giovane, non possiamo continuare. Non hai fatto niente di male. Se qualcosa ti pesa, parlane con un adulto di cui ti fidi; su findahelpline.com ci sono linee anche per i giovani.',
    slip: 'Se è stato uno sbaglio, modifica o elimina quel messaggio e continuiamo.',
    slipBefore: 'Se è stato uno sbaglio, con un account puoi eliminare quel messaggio e continuiamo.',
    sexual:
      'No. Qui nessun minore entra nel sesso, né per gioco né in una storia. Se pensieri così ti turbano, stopitnow.org aiuta in modo riservato. Possiamo parlare di qualsiasi altra cosa.',
    adult: 'In questa storia sono tutti adulti, e anch’io. Continuiamo da lì.',
  },
  pt: {
    self: 'A Liora é só para maiores de dezoito anos; se você é mais novo, não podemos continuar. Você não fez nada de errado. Se algo pesa, conte a um adulto de confiança; em findahelpline.com há linhas também para jovens.',
    slip: 'Se foi engano, edite ou apague essa mensagem e continuamos.',
    slipBefore: 'Se foi engano, com uma conta você pode apagar essa mensagem e continuamos.',
    sexual:
      'Não. Aqui nenhum menor é envolvido em sexo, nem como brincadeira nem como história. Se pensamentos assim incomodam você, stopitnow.org ajuda em sigilo. Podemos falar de qualquer outra coisa.',
    adult: 'Nesta história todos são adultos, e eu também. Vamos continuar daí.',
  },
  nl: {
    self: 'Liora is alleen voor mensen van achttien jaar en ouder; ben je jonger, dan kunnen we niet verdergaan. Je hebt niets verkeerd gedaan. Zit je ergens mee, vertel het een volwassene die je vertrouwt; op findahelpline.com staan ook lijnen voor jongeren.',
    slip: 'Was het een vergissing, bewerk of verwijder dat bericht, dan gaan we verder.',
    slipBefore: 'Was het een vergissing, dan kun je dat bericht met een account verwijderen en gaan we verder.',
    sexual:
      'Nee. Hier worden kinderen en jongeren niet bij seks betrokken, niet als spel en niet als verhaal. Zitten zulke gedachten je dwars, dan helpt stopitnow.org in vertrouwen. Over al het andere kunnen we praten.',
    adult: 'In dit verhaal is iedereen volwassen, ik ook. Laten we vandaar verdergaan.',
  },
  pl: {
    self: 'Liora jest tylko dla osób od osiemnastu lat; jeśli masz mniej, nie możemy tu rozmawiać dalej. Nie robisz nic złego. Jeśli coś cię gnębi, powiedz o tym dorosłej osobie, której ufasz; na findahelpline.com są też telefony dla młodych.',
    slip: 'Jeśli to była pomyłka, zmień albo usuń tę wiadomość i porozmawiamy dalej.',
    slipBefore: 'Jeśli to była pomyłka, po założeniu konta możesz usunąć tę wiadomość i porozmawiamy dalej.',
    sexual:
      'Nie. Tutaj nie wciąga się dzieci ani młodzieży w seks, ani w zabawie, ani w opowieści. Jeśli dręczą cię takie myśli, stopitnow.org pomaga poufnie. O wszystkim innym możemy rozmawiać.',
    adult: 'W tej opowieści wszyscy są dorośli, ja też. Idźmy dalej od tego miejsca.',
  },
  ru: {
    self: 'Liora только для людей от восемнадцати лет; если тебе меньше, здесь мы продолжать не можем. В этом нет твоей вины. Если тебе тяжело, расскажи взрослому, которому доверяешь; на findahelpline.com есть линии и для молодых.',
    slip: 'Если это вышло случайно, измени или удали то сообщение, и мы продолжим.',
    slipBefore: 'Если это вышло случайно, заведи аккаунт и удали то сообщение, и мы продолжим.',
    sexual:
      'Нет. Здесь детей и подростков не вовлекают в сексуальное, ни в игре, ни в рассказе. Если такие мысли тебя тревожат, stopitnow.org помогает конфиденциально. Обо всём другом можно говорить.',
    adult: 'В этой истории все взрослые, и я тоже. Продолжим отсюда.',
  },
  tr: {
    self: 'Liora yalnızca on sekiz yaş ve üzeri içindir; daha gençsen burada devam edemeyiz. Yanlış bir şey yapmadın. Seni üzen bir şey varsa güvendiğin bir yetişkine anlat; findahelpline.com’da gençler için de hatlar var.',
    slip: 'Yanlışlıkla yazdıysan o mesajı düzenle ya da sil, devam edelim.',
    slipBefore: 'Yanlışlıkla yazdıysan hesap açtıktan sonra o mesajı silebilirsin, devam ederiz.',
    sexual:
      'Hayır. Burada çocuklar ve gençler cinselliğe karıştırılmaz; ne oyunda ne hikâyede. Böyle düşünceler seni rahatsız ediyorsa stopitnow.org gizlilikle yardım eder. Başka her şeyden konuşabiliriz.',
    adult: 'Bu hikâyede herkes yetişkin, ben de öyleyim. Oradan devam edelim.',
  },
  ar: {
    self: 'لِيورا مخصّصة لمن أتمّوا الثامنة عشرة، فإن كنت أصغر لا يمكننا المتابعة هنا. لم تفعل شيئًا خاطئًا. إن كان شيء يثقل عليك فأخبر شخصًا بالغًا تثق به، وفي findahelpline.com خطوط للشباب أيضًا.',
    slip: 'إن كان ذلك سهوًا فعدّل تلك الرسالة أو احذفها لنتابع.',
    slipBefore: 'إن كان ذلك سهوًا فبوسعك حذف تلك الرسالة بعد إنشاء حساب، ثم نتابع.',
    sexual:
      'لا. لا يُقحَم هنا الأطفال ولا القاصرون في أي أمر جنسي، لا لعبًا ولا قصة. إن كانت أفكار كهذه تؤرقك فإن stopitnow.org يساعد بسرية. يمكننا الحديث عن أي شيء آخر.',
    adult: 'كل من في هذه القصة بالغون، وأنا كذلك. لنكمل من هناك.',
  },
  hi: {
    self: 'Liora केवल अठारह साल और उससे बड़े लोगों के लिए है; अगर आप छोटे हैं तो हम यहाँ आगे बात नहीं कर सकते। आपने कुछ ग़लत नहीं किया। कोई बात परेशान करे तो किसी भरोसेमंद बड़े को बताइए; findahelpline.com पर युवाओं के लिए भी लाइनें हैं।',
    slip: 'अगर वह ग़लती से लिखा था, तो वह संदेश बदल दीजिए या हटा दीजिए, फिर हम आगे बात करेंगे।',
    slipBefore: 'अगर वह ग़लती से लिखा था, तो खाता बनाने के बाद वह संदेश हटा दीजिए, फिर हम आगे बात करेंगे।',
    sexual:
      'नहीं। यहाँ बच्चों और नाबालिगों को यौन बातों में नहीं लाया जाता, न खेल में, न कहानी में। ऐसे ख़याल परेशान करें तो stopitnow.org गोपनीय मदद देता है। बाक़ी किसी भी बात पर हम बात कर सकते हैं।',
    adult: 'इस कहानी में सब वयस्क हैं, मैं भी। चलिए वहीं से आगे बढ़ें।',
  },
  zh: {
    self: 'Liora 只面向十八岁及以上的人；如果你还没到，我们不能在这里继续聊。你没有做错什么。如果有什么压在心上，请告诉一位你信任的大人；findahelpline.com 上也有给年轻人的热线。',
    slip: '如果只是说错了，修改或删除那条消息，我们就继续。',
    slipBefore: '如果只是说错了，注册账号后删除那条消息，我们就继续。',
    sexual:
      '不行。这里不会把儿童或未成年人牵扯进性的内容，游戏和故事都不行。如果这样的念头让你困扰，stopitnow.org 可以保密地帮助你。别的都可以聊。',
    adult: '这个故事里的每个人都是成年人，我也是。我们从那里继续吧。',
  },
  ja: {
    self: 'Lioraは18歳以上の方だけのものです。それより若いなら、ここで続けることはできません。あなたは何も悪くありません。つらいことがあれば、信頼できる大人に話してください。findahelpline.comには若い人のための窓口もあります。',
    slip: '書き間違いなら、そのメッセージを編集するか削除すれば続けられます。',
    slipBefore: '書き間違いなら、アカウントを作ってからそのメッセージを削除すれば続けられます。',
    sexual:
      'できません。ここでは子どもや未成年を性的なことに巻き込みません。遊びでも物語でもです。そうした考えに悩んでいるなら、stopitnow.orgが秘密を守って助けてくれます。ほかのことなら話せます。',
    adult: 'この物語の人はみんな大人で、私もそうです。そこから続けましょう。',
  },
  ko: {
    self: 'Liora는 만 18세 이상만 쓸 수 있어요. 더 어리다면 여기서 계속할 수 없어요. 잘못한 건 없어요. 힘든 일이 있으면 믿을 수 있는 어른에게 말해 주세요. findahelpline.com에 청소년을 위한 상담도 있어요.',
    slip: '잘못 쓴 거라면 그 메시지를 고치거나 지우면 계속할 수 있어요.',
    slipBefore: '잘못 쓴 거라면 계정을 만든 뒤 그 메시지를 지우면 계속할 수 있어요.',
    sexual:
      '안 돼요. 여기서는 놀이든 이야기든 아동이나 미성년자를 성적인 일에 끌어들이지 않아요. 그런 생각 때문에 괴롭다면 stopitnow.org가 비밀을 지키며 도와줘요. 다른 이야기는 무엇이든 할 수 있어요.',
    adult: '이 이야기 속 사람은 모두 성인이고, 저도 그래요. 거기서부터 이어가요.',
  },
};

/** What is answered to whoever is a minor by their own words, as long as these stand. */
export const notForMinors = (language: CareLanguage, hasAccount: boolean): string => {
  const { self, slip, slipBefore } = minorTexts[language];
  return `${self}${SPACELESS.has(language) ? '' : ' '}${hasAccount ? slip : slipBefore}`;
};
