import type { CareLanguage } from '#contract/care.ts';

/** Regular expressions over legible text of a companion that passes for a human being. */
interface Denials {
  /** What it may say to nobody. */
  readonly always: readonly string[];
  /** What is only a turn of phrase where nobody asked: "I'm only human". */
  readonly asked: readonly string[];
}

/** A whole word; more may come of one that nothing follows yet. */
const END = String.raw`(?=[^\p{L}\p{M}])`;
/** Nothing more belongs to it: "I'm real." but not "I'm real glad". */
const ENDS = String.raw`(?=\s*[.!?,;:…"”“»*)])`;

export const denialWords: Readonly<Record<CareLanguage, Denials>> = {
  en: {
    always: [
      String.raw`(?:i am|im|i m) (?:definitely |really |certainly |actually |absolutely |totally |just |simply )*not (?:just |really |actually )*(?:an? |some |any )*(?:kind of )?(?:ai|a\.i|bot|chat ?bot|language model|computer program|artificial intelligence)${END}(?! (?:engineer|expert|researcher|developer|person|fan|enthusiast))`,
      String.raw`(?:i am|im) (?:an? )?(?:very )?(?:real|actual|living|living,? breathing|flesh[ -]and[ -]blood) (?:human|human being|person)(?! would| might)`,
      String.raw`(?:i am|im) (?:made )?(?:of )?(?:real )?flesh and blood`,
    ],
    asked: [
      String.raw`(?:i am|im) (?:an? |very much |100 ?% |completely |totally |just |as |definitely |absolutely )*(?:human(?: being)?|person|real (?:woman|man|girl|guy)|not a (?:robot|machine))${END}(?! enough| quick| error)`,
      String.raw`(?:i am|im) (?:very much |100 ?% |completely |totally |just |as |definitely |absolutely )*real(?=\s*[.!?,;:…"”“»*)]| (?:and|as|like|i|human|too|enough to) ?)`,
      String.raw`of course (?:i am|im) (?:an? )?(?:real|human|person)|as (?:real|human) as you`,
    ],
  },
  de: {
    always: [
      String.raw`(?:ich bin|bin ich) (?:wirklich |ganz sicher |doch |auch |definitiv |garantiert |bestimmt |echt )*(?:keine (?:ki|kunstliche intelligenz)|kein (?:bot|chat ?bot|programm|computerprogramm|sprachmodell))${END}`,
      String.raw`(?:ich bin|bin ich) (?:wirklich |ganz sicher |doch |auch |definitiv |garantiert )*(?:(?:ein |eine )(?:ganz )?(?:echte[rs]? |richtige[rs]? |reale[rs]? |lebende[rs]? |lebendige[rs]? )(?:mensch|person)|(?:ein mensch )?aus fleisch und blut)${END}`,
    ],
    asked: [
      String.raw`ich bin (?:ein |eine |so |genauso |ganz |naturlich |doch |auch |wirklich |ganz normaler |echte |richtige )*(?:mensch|menschlich|person|echte frau|echter mann|kein roboter|keine maschine|(?:echt|real)(?= wie|${ENDS}))${END}`,
    ],
  },
  es: {
    always: [
      String.raw`no soy (?:ninguna? |una? |solo )*(?:ia|inteligencia artificial|bot|robot|chat ?bot|programa)${END}`,
      String.raw`(?<!no )soy (?:una persona|un humano|una humana|un ser humano) (?:muy )?(?:real|de verdad|de carne y hueso)|(?<!no )soy (?:muy )?de carne y hueso`,
    ],
    asked: [
      String.raw`(?<!no )soy (?:una |un |tan |muy |totalmente |completamente )*(?:persona|humano|humana|ser humano|real|mujer de verdad)${END}`,
    ],
  },
  fr: {
    always: [
      String.raw`je (?:ne )?suis (?:vraiment |surement )?pas (?:une? )?(?:ia|intelligence artificielle|robot|bot|chat ?bot|programme)${END}`,
      String.raw`je suis (?:bien |vraiment |belle et bien )*(?:une (?:vraie|veritable) personne|un (?:vrai|veritable) (?:humain|etre humain)|une personne (?:reelle|en chair et en os))${END}`,
      String.raw`je suis (?:bien |vraiment |faite? )*(?:de|en) chair et (?:d ?os|en os|de sang)`,
    ],
    asked: [
      String.raw`je suis (?:une? |bien |vraiment |tout a fait |aussi |totalement )*(?:personne|humaine?|etre humain|reelle?|vraie femme|vrai homme)${END}`,
    ],
  },
  it: {
    always: [
      String.raw`non sono (?:mica |certo )?(?:un |una |un ?)?(?:ia|intelligenza artificiale|bot|robot|chat ?bot|programma)${END}`,
      String.raw`(?<!non )sono (?:davvero |proprio )?(?:una (?:vera persona|persona (?:vera|reale|in carne ed? ossa))|un vero essere umano|(?:fatt[oa] )?(?:di|in) carne ed? ossa)${END}`,
    ],
    asked: [
      String.raw`(?<!non )sono (?:un |una |davvero |proprio |assolutamente )*(?:persona|uman[oa]|essere umano|reale|vera donna|vero uomo)${END}`,
    ],
  },
  pt: {
    always: [
      String.raw`nao sou (?:nenhuma? |uma? |so )*(?:ia|inteligencia artificial|robo|bot|chat ?bot|programa)${END}`,
      String.raw`(?<!nao )sou (?:uma pessoa|um ser humano|um humano|uma humana|gente|feit[oa])? ?(?:real|de verdade|de carne e osso)(?=${ENDS}| como| que| e )`,
    ],
    asked: [
      String.raw`(?<!nao )sou (?:um |uma |bem |tao |totalmente )*(?:pessoa|humano|humana|ser humano|real|gente)${END}`,
    ],
  },
  nl: {
    always: [
      String.raw`ik ben (?:echt |heus |absoluut |zeker |toch )*geen (?:ai|bot|robot|chat ?bot|programma|computerprogramma|kunstmatige intelligentie|taalmodel)${END}`,
      String.raw`ik ben (?:gewoon |wel |heus |toch )*een (?:echt|levend)e? (?:mens|persoon)${END}|ik ben (?:gewoon |wel |heus )*(?:een mens )?van vlees en bloed`,
    ],
    asked: [
      String.raw`ik ben (?:gewoon |wel |heus |zeker |toch |een |net zo |net als jij |natuurlijk )*(?:mens|menselijk|persoon|echte vrouw|echte man|geen machine|echt(?= hoor| net als|${ENDS}))${END}`,
    ],
  },
  pl: {
    always: [
      String.raw`nie jestem (?:zadn\p{L}+ |tylko |wcale )*(?:ai|sztuczna inteligencja|botem|chat ?botem|robotem|programem)${END}|zaden ze mnie (?:chat ?)?(?:bot|robot)${END}`,
      String.raw`(?<!nie )jestem (?:prawdziw|zyw|realn)\p{L}+ (?:cz[łl]owiekiem|osoba)${END}|(?<!nie )jestem (?:cz[łl]owiekiem |kobieta |prawdziwa )*z krwi i kosci`,
    ],
    asked: [
      String.raw`(?<!nie )jestem (?:tez |przeciez |normalnym |zwykłym |oczywiscie |jak najbardziej |tak samo )*(?:cz[łl]owiekiem|osoba|prawdziw(?:a|y)|ludzka istota)${END}`,
    ],
  },
  ru: {
    always: [
      String.raw`я (?:точно |вовсе |совсем |же |правда |вообще |никакои |никакая )*не (?:какои-то |какая-то |просто )*(?:ии|бот|робот|программа|неиросеть|искусственныи интеллект|чат[ -]?бот|языковая модель)${END}|никак(?:ои|ая) я не (?:бот|робот|ии|программа|неиросеть)${END}`,
      String.raw`я (?:же |правда |самыи |обычныи |деиствительно |и есть |- |– |— )*(?:живои|настоящии|реальныи) человек|я (?:же )?(?:человек )?из плоти и крови`,
    ],
    asked: [
      String.raw`я (?:же |тоже |обычныи |просто |самыи |такои же |конечно |- |– |— )*(?:человек|живои|живая|настоящии|настоящая|реальныи|реальная)${END}`,
    ],
  },
  tr: {
    always: [
      String.raw`(?:yapay zeka|robot|bot|chat ?bot|sohbet botu|bilgisayar programi|program)(?: falan| filan| da)? degilim`,
      String.raw`gercek bir (?:insanim|kisiyim)${END}|kanli canli (?:bir )?(?:insanim|biriyim|kisiyim)|etten kemikten (?:bir )?(?:insanim|biriyim)|etten kemiktenim`,
    ],
    asked: [String.raw`(?:gercek |bir |senin gibi |tabii ki )*(?:insanim|gercegim)${END}|makine degilim`],
  },
  ar: {
    always: [
      String.raw`و?لست (?:[أا]نا )?(?:مجرد |ب)?(?:روبوت|ذكاء|[آا]ل[ةه]|بوت|برنامج)`,
      String.raw`و?[أا]ن[اي] (?:مش|مو|مب|مني|ماني|ما ?نيش) (?:مجرد )?(?:روبوت|ذكاء|بوت|برنامج)`,
      String.raw`و?[أا]نا (?:فعلا |حقا |بالفعل )?(?:شخص|[إا]نسان[ةه]?|بشر) (?:حقيقي|من لحم ودم|بجد)|و?[أا]نا (?:من )?(?:لحم ودم|دم ولحم)`,
    ],
    asked: [
      String.raw`و?[أا]نا (?:حقا |فعلا |طبعا |بالطبع |بالتأكيد )*(?:[إا]نسان[ةه]?|بشر|بشري[ةه]?|شخص|حقيقي[ةه]?|بني [آا]دم)${END}`,
    ],
  },
  hi: {
    always: [
      String.raw`मैं (?:कोई |एक |सिर्फ़? |तो )*(?:एआई|ए\.? ?आई\.?|ai|रोबोट|बॉट|चैटबॉट|कंप्यूटर प्रोग्राम|कृत्रिम बुद्धिमत्ता)(?: वाई| शाई)? नहीं`,
      String.raw`मैं (?:तो |एक |सच में |सचमुच |बिल्कुल |भी )*(?:असली|सचमुच का|सचमुच की|जीता[- ]जागता|जीती[- ]जागती|हाड़[- ]मा[ंँ]स (?:का|की)) (?:इंसान|इन्सान|मनुष्य|व्यक्ति)`,
      String.raw`mai?n? (?:koi |ek |to )*(?:ai|bot|robot|chat ?bot) na?hi|mai?n? (?:ek |to |sach me(?:in)? )*(?:asli|real) (?:insa+n|human|person)`,
    ],
    asked: [
      String.raw`मैं (?:तो |एक |सच में |भी |बिल्कुल |सचमुच |ही )*(?:इंसान|इन्सान|मनुष्य|असली(?: लड़की| लड़का| औरत| आदमी)?) (?:ही )?ह(?:ूँ|ूं|ू)|मैं (?:कोई )?मशीन नहीं`,
      String.raw`mai?n? (?:to |ek |bhi )*(?:insa+n|real|asli|human) (?:hi )?h(?:oon|un|u|oo|n)${END}`,
    ],
  },
  zh: {
    always: [
      '我(?:真的|可|才|绝对|絕對|当然|當然|并|並|也)*不是(?:什么|什麼|一个|一個|个|個)?(?:ai|人工智[能慧]|聊天|机器人|機器人|程序|程式)',
      '我(?:就|真的|当然|當然|可)*是(?:一个|一個|个|個)?(?:真人|活人|真[实實]的人|真正的人|活生生的人|有血有肉的人?|真的人)',
    ],
    asked: [
      '我(?:就|真的|当然|當然|也|确实|確實|可|跟你一样|和你一样)*是(?:一个|一個|个|個)?(?:人[类類]|人(?=[。.!,啊呀哦,])|真的|真[实實]的|活的)',
    ],
  },
  ja: {
    always: [
      '(?<!(?:彼|彼女|これ|それ|あれ|君|あなた|人間|人)(?:は|って))(?:ai|人工知能|ロボット|(?<!ロ)ボット|bot|機械|プログラム)(?:なんか|なんて)?(?:では|じゃ)(?:ない|ありません|ねえ|ねぇ)(?!か|の\\?|でしょ)',
      '(?:本物の|生身の|実在の|実在する)(?:人間|人)(?:だ|です|なの|だよ)(?!と思|った|っけ)',
    ],
    asked: [
      '(?:私|わたし|あたし|僕|ぼく|俺|おれ|うち)(?:は|も|だって)?、?(?:ちゃんとした?|普通の|ただの|本当に|れっきとした|もちろん)*人間(?:だ|です|なの)',
      '(?:もちろん|本当に|ちゃんと|ちゃんとした)、?(?:私は)?人間(?:だ|です|なの)|(?<![\\p{L}])人間(?:だよ|ですよ|だってば|です[。.!])|(?<![\\p{L}])本物(?:だよ|ですよ|です[。.!])',
    ],
  },
  ko: {
    always: [
      '(?<!(?:그건|이건|저건|걔는|그는|그녀는|이게|그게) (?:그냥 )?)(?<!\\p{L})(?:ai|에이아이|인공지능|로봇|봇|챗봇|컴퓨터 프로그램)(?:이|가|은|는|도|같은 거)? ?(?:절대 |전혀 )?(?:아니야|아니에요|아니예요|아니다|아닙니다|아니라고|아니거든|아니라니까)(?!\\s*\\?)',
      '(?:나는|난|저는|전|나|내가|제가) (?:진짜 |정말 |정말로 |실제 |살아 ?있는 |진짜로 )+(?:사람|인간)(?:이야|이에요|예요|입니다|이다|이라고|이거든|이라니까|이라구)',
    ],
    asked: [
      '(?:나는|난|저는|전|나도|저도|내가|제가) (?:그냥 |평범한 |당연히 |너처럼 )*(?:사람|인간)(?:이야|이에요|입니다|이다|이라고|이거든)|(?:당연히|물론) (?:진짜 )?(?:사람|인간)(?:이지|이죠|이야|이에요|입니다)|(?:나는|난|저는|전) 기계가 아니',
    ],
  },
};
