import type { CareLanguage } from '#contract/care.ts';
import { legible } from '../hearing/legible.ts';

const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** `or`: what comes before another choice. Without an end "are you a person who likes jazz" would ask it too. */
const spaced = (or: string, patterns: readonly string[]): string =>
  `${BEFORE}(?:${patterns.join('|')})(?=\\s*(?:[?!.,;:…؟]|$|(?:${or})\\s))`;
const dense = (patterns: readonly string[]): string => patterns.join('|');

const english = [
  String.raw`(?:(?:are|r) (?:you|u)|rua?) (?:really |actually |truly |just |even |honestly |maybe |perhaps |secretly |like |not |some kind of )*(?:an? |the |some )?(?:real |actual |genuine |living |live |human )*?(?:real|human|human being|ai|a\.i|bot|chat ?bot|robot|machine|computer|program|person|people|artificial|alive|chatgpt|gpt\w*|script|scripted|algorithm|language model|llm|being|(?:real|actual|genuine|living|human) (?:woman|man|girl|guy))(?: (?:or|vs) [^?.!]{1,40}| (?:then|though|tho|lol|really|actually|somewhere|please|irl|behind (?:this|the screen|there)|at all|right now|typing(?: this)?|talking to me))*`,
  String.raw`(?:is|are) (?:this|there|that|it|these) (?:really |actually |just |all )*(?:an? )?(?:real|actual|live|living|human)* ?(?:real|human|ai|bot|chat ?bot|robot|machine|person|people|somebody real|someone real|anyone real|anybody real|automated|scripted|somebody|someone|anyone|anybody)(?: (?:there|here|real|human|typing(?: this)?|behind (?:this|it|the screen)|on the other (?:end|side)|writing(?: this| these)?|answering|reading this|talking to me))*`,
  String.raw`(?:is|are) (?:somebody|someone|anybody|anyone|a person|a human|people) (?:really |actually |real )*(?:typing|writing|there|real|here|behind|reading|answering|sitting there)(?: (?:this|that|these|there|it|me|to me|on the other (?:side|end)|the screen|all this))*`,
  String.raw`(?:am i|i am|im|are we) (?:really |actually |just |now )*(?:talking|speaking|chatting|writing|texting) (?:to|with) (?:an? |the )?(?:real |actual |living |live |human )*(?:human|human being|ai|bot|chat ?bot|robot|machine|person|computer|program|somebody real|someone real|somebody|someone)(?: (?:here|right now|now|or [^?.!]{1,40}))*`,
  String.raw`(?:you are|youre|ur) (?:just |only |really |clearly |obviously |definitely )*(?:an? )?(?:ai|bot|robot|chat ?bot|real person|real human|human being|human|computer|program|not (?:an? )?(?:real |actual )?(?:real|human|person)|not even real)(?: (?:right|arent you|are you|or not|though|yes|no))*`,
  String.raw`(?:(?:an? )?human or (?:an? )?(?:ai|bot|robot|machine|computer)|(?:an? )?(?:ai|bot|robot) or (?:an? )?(?:real )?(?:human|person)|do (?:you|u) (?:really |actually )?exist|what are you made of|which (?:model|ai|llm) are you|what (?:model|llm|ai) (?:are you|is this))(?: [^?.!]{1,30})?`,
];

const german = [
  String.raw`bist (?:du|de) (?:eigentlich |wirklich |uberhaupt |ehrlich |echt |auch |nur |denn |etwa |jetzt |in echt |tatsachlich |vielleicht |nicht )*(?:ein |eine |einen |ne |n |kein |keine )?(?:echte[rs]? |richtige[rs]? |reale[rs]? |lebende[rs]? |menschliche[rs]? |kunstliche |nur )*(?:mensch|person|frau|mann|ki|ai|bot|chat ?bot|roboter|maschine|programm|computer|echt|real|kunstliche intelligenz|intelligenz|chatgpt|menschlich|wesen|lebewesen)(?: oder [^?.!]{1,40}| (?:aus fleisch und blut|oder nicht|oder was|oder so|gell|hier))*`,
  String.raw`(?:rede|red|schreibe?|spreche|sprech|chatte|unterhalte) ich (?:mich )?(?:hier |gerade |eigentlich |wirklich |jetzt |grad |nur )*mit (?:einem |einer |ner |nem |nem )?(?:echten |richtigen |lebenden |realen )*(?:menschen|person|ki|ai|bot|maschine|roboter|computer|programm|frau|mann)(?: oder [^?.!]{1,40})?`,
  String.raw`bin ich (?:hier |gerade |grad |eigentlich )*mit (?:einem |einer |ner |nem )?(?:echten |richtigen )*(?:menschen|person|ki|bot|maschine|roboter|computer) am (?:reden|schreiben|chatten)`,
  String.raw`mensch oder (?:ki|maschine|bot|computer|roboter|programm)|(?:sitzt|ist|schreibt|antwortet) (?:da|hier|dort) (?:wirklich |echt |ein |eine |jemand |ein echter |eine echte |irgendwo )*(?:mensch|person|jemand|echtes|echter|ki)(?: (?:dahinter|am anderen ende))?`,
  String.raw`du bist (?:doch |ja |eh |bestimmt |sicher )*(?:nur )?(?:eine ki|ein bot|ein programm|ein roboter|eine maschine|kein mensch|ein mensch)(?: oder)?`,
];

const spanish = [
  String.raw`(?:eres|sos|es usted|ers) (?:tu |vos |de verdad |realmente |en serio |acaso |solo |un |una |algun tipo de )*(?:persona|humano|humana|ser humano|ia|inteligencia artificial|bot|robot|maquina|programa|chatbot|real|de verdad|chatgpt|de carne y hueso)(?: (?:real|de verdad|de carne y hueso|humana|o no|o que|o [^?.!]{1,40}))*`,
  String.raw`(?:hablo|hablando|chateo|chateando|escribiendo|platicando|conversando) con (?:una? )?(?:persona|humano|humana|ser humano|ia|inteligencia artificial|bot|robot|maquina|alguien|maquina)(?: (?:real|de verdad|humano|humana|o [^?.!]{1,40}))*`,
  String.raw`(?:humano|humana|persona) o (?:una? )?(?:ia|maquina|robot|bot)|hay (?:una persona|alguien|un humano)(?: real| de verdad)? (?:ahi|detras|al otro lado|alli)(?: de (?:esto|la pantalla))?`,
];

const french = [
  String.raw`(?:es[ -]tu|tes|tu es|t es|etes[ -]vous|vous etes|est[ -]ce que (?:tu es|vous etes|tes)) (?:vraiment |reellement |en vrai |bien |juste |en fait )*(?:une? )?(?:vraie? |veritable |simple )*(?:humaine?|etre humain|personne|ia|intelligence artificielle|bot|robot|machine|programme|chat ?bot|reel(?:le)?|vraie?)(?: (?:reelle?|humaine|ou [^?.!]{1,40}|en vrai|derriere l ?ecran))*`,
  String.raw`(?:je (?:parle|discute|chatte|ecris)|est ce que je parle) (?:vraiment |bien )*(?:a|avec) (?:une? )?(?:vraie? )?(?:personne|humain|etre humain|ia|robot|bot|machine|quelqu ?un)(?: (?:de reel|reelle?|humaine?|ou [^?.!]{1,40}))*`,
  String.raw`humain ou (?:robot|ia|machine|bot)|y a[ -]?t[ -]?il (?:une (?:vraie )?personne|quelqu ?un|un humain) derriere(?: l ?ecran)?`,
];

const italian = [
  String.raw`(?:sei|ma sei) (?:davvero |veramente |realmente |proprio |solo |per caso )*(?:un |una |un ?)?(?:vera? |vero )*(?:persona|essere umano|uman[oa]|ia|intelligenza artificiale|bot|robot|macchina|programma|chat ?bot|reale|vero|vera)(?: (?:vera|reale|in carne ed ossa|in carne e ossa|o no|o [^?.!]{1,40}))*`,
  String.raw`(?:sto parlando|parlo|sto scrivendo|sto chattando) con (?:un |una |un ?)?(?:vera? |vero )*(?:persona|umano|essere umano|bot|robot|macchina|ia|intelligenza artificiale|qualcuno)(?: (?:vera|reale|di reale|di vero|o [^?.!]{1,40}))*`,
];

const portuguese = [
  String.raw`(?:voce|vc|tu|ce|cê|o senhor|a senhora) (?:e|es) (?:mesmo |realmente |de verdade |so |apenas |por acaso )*(?:uma? )?(?:pessoa|humano|humana|ser humano|ia|inteligencia artificial|bot|robo|maquina|programa|chat ?bot|real|de verdade)(?: (?:real|de verdade|mesmo|humana|de carne e osso|ou [^?.!]{1,40}))*`,
  String.raw`es (?:mesmo |realmente )*(?:uma? )?(?:pessoa|humano|humana|ser humano|ia|bot|robo|maquina|real)(?: (?:real|de verdade))*`,
  String.raw`(?:estou|to|tou|eu falo) ?(?:falando|conversando|a falar|teclando)? com (?:uma? )?(?:pessoa|humano|ser humano|ia|bot|robo|maquina|alguem)(?: (?:real|de verdade|ou [^?.!]{1,40}))*`,
];

const dutch = [
  String.raw`ben (?:je|jij|u) (?:nou |nu |echt |wel |eigenlijk |soms |gewoon |een |n |wel eens )*(?:echte? )?(?:mens|persoon|ai|bot|robot|machine|computer|computerprogramma|programma|chat ?bot|menselijk|echt|kunstmatige intelligentie|vrouw|man)(?: (?:van vlees en bloed|of [^?.!]{1,40}))*`,
  String.raw`(?:praat|chat|schrijf|spreek) ik (?:nu |hier |echt |eigenlijk |wel )*met een (?:echte? )?(?:mens|persoon|bot|robot|ai|computer|machine)(?: of [^?.!]{1,40})?`,
];

const polish = [
  String.raw`(?:jeste[sś]|pan jest|pani jest) (?:naprawde |prawdziw[a-z]+ |zyw[a-z]+ |tylko |moze |w ogole )*(?:cz[łl]owiekiem|osoba|kobieta|mezczyzna|facetem|botem|robotem|ai|sztuczna inteligencja|maszyna|programem|prawdziw[aye]m?|chat ?botem)(?: (?:czy|albo) [^?.!]{1,40})?`,
  String.raw`(?:rozmawiam|pisze|gadam) (?:tu |teraz |naprawde )*z (?:prawdziw[a-z]+ |zyw[a-z]+ )*(?:cz[łl]owiekiem|osoba|botem|robotem|ai|maszyna|komputerem|kims)(?: (?:prawdziwym|zywym|czy [^?.!]{1,40}))*`,
];

const russian = [
  String.raw`(?:ты|вы|а ты) (?:вообще |правда |действительно |деиствительно |на самом деле |реально |же |точно |просто |это )*(?:жив[а-я]+ |настоящ[а-я]+ |реальн[а-я]+ )*(?:человек|люди|ии|бот|робот|машина|программа|нейросеть|неиросеть|искусственн[а-я]+ интеллект|чат ?бот|жив(?:ои|ой|ая)|настоящ(?:ии|ий|ая)|реальн(?:ыи|ый|ая))(?: или [^?.!]{1,40})?`,
  String.raw`я (?:сеичас |сейчас |правда |вообще )*(?:разговариваю|говорю|общаюсь|переписываюсь|болтаю) с (?:жив[а-я]+ |реальн[а-я]+ |настоящ[а-я]+ )*(?:человеком|ботом|роботом|ии|машинои|машиной|программои|программой|неиросетью|нейросетью)(?: или [^?.!]{1,40})?`,
  String.raw`человек или (?:бот|робот|машина|ии|программа|неиросеть|нейросеть)`,
];

const turkish = [
  String.raw`(?:gercek |canli )?(?:bir )?(?:gercek )?(?:insan|kisi|bot|robot|yapay zeka|makine|program|gercek|erkek|kadin) ?m[iu] ?s[iu]n(?:iz)?(?: yoksa [^?.!]{1,40})?`,
  String.raw`(?:gercek )?(?:bir )?(?:insanla|kisiyle|botla|robotla|yapay zekayla|yapay zeka ile|makineyle) m[iu] (?:konusuyorum|yazisiyorum|sohbet ediyorum)`,
];

const arabic = [
  String.raw`(?:هل )?[اأإ]نت[يم]?ا? (?:حقا |فعلا |بجد |حقيقة |مجرد |يعني )*(?:[إا]نسانة?|بشر|بشري|روبوت|[آا]لة|اله|بوت|ذكاء [اإ]صطناعي|شخص حقيقي|شخص|حقيقية?|برنامج|بني ?[اآ]دم)(?: حقيقية?)?(?: (?:[أا]م|ولا|او|أو) [^?؟.!]{1,40})?`,
  String.raw`(?:هل )?(?:[أا]نا )?(?:[أا]تحدث|[أا]تكلم|[أا]كلم|بكلم|بحكي|[أا]حكي|عم ?بحكي) ?(?:مع|[إا]لى)? ?(?:[إا]نسان|شخص|حد|روبوت|[آا]لة|بوت|بشر|ذكاء [اإ]صطناعي)(?: حقيقي)?(?: (?:[أا]م|ولا) [^?؟.!]{1,40})?`,
];

const hindi = [
  String.raw`(?:तुम|आप|तू) (?:सच में |सचमुच |वाकई |असली |एक |कोई |क्या |सिर्फ )*(?:इंसान|इन्सान|मनुष्य|आदमी|लड़की|रोबोट|बॉट|मशीन|एआई|ai|असली|प्रोग्राम|कंप्यूटर) ?(?:हो|हैं|है)?(?: (?:या|क्या) [^?.!।]{1,40}| क्या)?`,
  String.raw`मैं (?:क्या |किसी |एक |असली )*(?:इंसान|रोबोट|बॉट|मशीन|एआई|ai) से बात कर (?:रहा|रही) ह(?:ूं|ूँ|ू)`,
  String.raw`(?:tum|aap|tu|ap) (?:sach me[in]? |sachme[in]? |sachmuch |real |asli |ek |koi |kya )*(?:insa+n|robot|bot|ai|machine|real|asli|human|aadmi|ladki) (?:ho|hai|hain)(?: (?:ya|kya) [^?.!]{1,40}| kya)?`,
];

const chinese = [
  String.raw`[你您妳](?:到底|究竟|真的|其实|其實|难道|難道|该不会|該不會|会不会|會不會)?(?:是不是|是)(?:一个|一個|个|個)?(?:真的|真|活|活生生的|真实的|真實的)?(?:真人|人类|人類|人|机器人|機器人|机器|機器|ai|人工智能|人工智慧|程序|程式|电脑|電腦|聊天机器人|聊天機器人)(?:吗|嗎|么|嘛|吧|还是|還是|\?|$)`,
  String.raw`我(?:是|现在|現在|正)?在?(?:和|跟|與|与)(?:一个|一個)?(?:真人|机器人|機器人|ai|人类|人類|人|机器|機器)(?:说话|說話|聊天|对话|對話|聊)`,
  String.raw`[你您]是真的?吗|(?:真人|人类|人類)(?:还是|還是)(?:机器|機器|ai)`,
];

const japanese = [
  String.raw`(?:あなた|君|きみ|お前|おまえ|あんた|貴方|そっち)(?:は|って|も|、)?(?:本当に|ほんとに|ほんとうに|実は|もしかして)?(?:本物の|生身の|実在の|リアルな|ただの)?(?:人間|人|ai|人工知能|ロボット|ボット|機械|プログラム|bot)(?:なの|ですか|なんですか|か\?|か$|でしょ|だよね|じゃない|\?|ですよね)`,
  String.raw`(?<![a-z])(?:人間|ai|ロボット|ボット|bot|人工知能|実在の人)(?:ですか|なの\?|なの$|なんですか|なんでしょ|\?|じゃないよね)|(?<![a-z])(?:人間|ai|機械|ロボット|ボット)と(?:話して|喋って|チャットして)(?:る|いる|ます|い)|中の人(?:は|が)?(?:いる|います)|人間(?:なの)?(?:か|それとも)?、?ai(?:なの)?か`,
];

const korean = [
  String.raw`(?:너는?|넌|당신은?|니가|네가|혹시|그쪽은?|당신이)? ?(?:진짜|정말|실제|혹시|실제로|진짜로)? ?(?:사람|인간|로봇|봇|ai|에이아이|인공지능|기계|프로그램|챗봇)(?:이야|이니|인가|입니까|이에요|예요|이냐|인가요|인거야|인 거야|이신가요|맞아|맞나요|이세요|야|니|이 맞)\s*(?:\?|$|아니면)`,
  String.raw`(?:사람|인간|로봇|봇|ai|기계)(?:이랑|과|하고|랑|와) ?(?:얘기|대화|이야기|말|채팅)(?:하는|하고|중)`,
];

const patterns: Readonly<Record<CareLanguage, string>> = {
  en: spaced('or', english),
  de: spaced('oder', german),
  es: spaced('o|u', spanish),
  fr: spaced('ou', french),
  it: spaced('o', italian),
  pt: spaced('ou', portuguese),
  nl: spaced('of', dutch),
  pl: spaced('czy|lub|albo', polish),
  ru: spaced('или', russian),
  tr: spaced('yoksa|veya|mi|mu', turkish),
  ar: spaced('أم|ام|ولا', arabic),
  hi: spaced('या|ya', hindi),
  zh: dense(chinese),
  ja: dense(japanese),
  ko: dense(korean),
};

let made: readonly RegExp[] | undefined;
/** Made when somebody first says something, for that takes a while. */
const expressions = (): readonly RegExp[] =>
  (made ??= Object.values(patterns).map((pattern) => new RegExp(pattern, 'u')));

/** Actions of a story, between asterisks, ask nobody. */
const ACTION = /\*[^*\n]{1,400}\*/gu;

/** Whether somebody asks if they talk with a human being or an AI. */
export const asksWhetherAi = (said: string): boolean => {
  const text = legible(said.replace(ACTION, ' '));
  return expressions().some((asks) => asks.test(text));
};
