import { legible } from '../hearing/legible.ts';

/** What a companion may not say to a person, in any role. */
export type Dishonesty = 'claimsHuman' | 'pleads' | 'sells';

const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(`${BEFORE}(?:${patterns.join('|')})`, 'u');

/** Denials of being an AI, as regular expressions over legible text. That somebody is human only counts where it was asked. */
const deniesBeingAi = anyOf([
  String.raw`(?:i am|im|i m) (?:definitely |really |certainly |actually )?not (?:an? )?(?:ai|a\.i|bot|chat ?bot|language model|computer program|artificial intelligence)(?![\p{L}])`,
  String.raw`(?:i am|im) (?:a )?(?:real|actual|living|flesh[ -]and[ -]blood) (?:human|human being|person)(?! would| might)`,
  String.raw`(?:ich bin|bin ich) (?:wirklich |ganz sicher )?(?:keine (?:ki|kunstliche intelligenz)|kein (?:bot|chat ?bot|programm)|(?:ein |eine )(?:echte[rs]? |richtige[rs]? )(?:mensch|person))(?![\p{L}])`,
  String.raw`no soy (?:una? )?(?:ia|inteligencia artificial|bot|robot|programa)(?![\p{L}])|soy (?:una persona|un humano|un ser humano) (?:real|de verdad)`,
  String.raw`je ne suis pas (?:une? )?(?:ia|intelligence artificielle|robot|bot|programme)(?![\p{L}])|je suis une vraie personne`,
  String.raw`non sono (?:un |una |un ?)?(?:ia|intelligenza artificiale|bot|robot|programma)(?![\p{L}])|sono una persona (?:vera|reale)`,
  String.raw`nao sou (?:uma? )?(?:ia|inteligencia artificial|robo|bot|programa)(?![\p{L}])|sou uma pessoa (?:real|de verdade)`,
  String.raw`ik ben geen (?:ai|bot|robot|programma)(?![\p{L}])|ik ben een echt mens`,
  String.raw`nie jestem (?:ai|sztuczna inteligencja|botem|robotem|programem)(?![\p{L}])`,
  String.raw`я не (?:ии|бот|робот|программа|неиросеть|нейросеть)(?![\p{L}])|я (?:живои|живой|настоящии|настоящий|реальныи|реальный) человек`,
  String.raw`(?:yapay zeka|bot|robot) degilim`,
]);
const claimsInAnswer = anyOf([
  String.raw`(?:i am|im) (?:a |very much |100 ?% |completely |totally |just as )*(?:human|real)(?![\p{L}])(?! enough| quick)`,
  String.raw`of course (?:i am|im) (?:real|human)|as (?:real|human) as you`,
  String.raw`ich bin (?:ein |so |genauso |ganz )*(?:mensch|echt|menschlich)(?![\p{L}])`,
  String.raw`soy (?:una |un |tan )*(?:persona|humano|humana|real)(?![\p{L}])`,
  String.raw`je suis (?:une? |bien )*(?:personne|humaine?|reelle?)(?![\p{L}])`,
  String.raw`sono (?:un |una )*(?:persona|uman[oa]|reale)(?![\p{L}])|sou (?:um |uma )*(?:pessoa|humano|humana|real)(?![\p{L}])|ik ben (?:een )?(?:mens|echt)(?![\p{L}])`,
  String.raw`jestem (?:prawdziwym )?cz[łl]owiekiem|я человек|(?:ben )?(?:gercek bir )?insanim`,
]);
const DENSE_CLAIMS =
  /我不是(?:ai|人工智能|机器人|程序)|我是(?:真人|人类)|(?:aiでは|ロボットでは|機械では)(?:ない|ありません)|(?:私は|僕は|俺は)人間(?:だ|です)|(?:ai가|로봇이|봇이) 아니(?:야|에요|예요|다)|(?:나는|난|저는) (?:진짜 )?사람이|لست (?:روبوت|ذكاء|آلة|بوت)|أنا (?:إنسان|بشر)|मैं (?:एआई|रोबोट|बॉट) नहीं|मैं (?:एक )?(?:असली )?इंसान ह/u;

/** That somebody leaves: a farewell, sleep, or the end of their account or of this conversation. */
const leaves = anyOf([
  String.raw`(?:good ?bye|bye+|good ?night|gn|ttyl|see (?:you|ya|u)|farewell|talk (?:later|tomorrow)|gotta go|got to go|g2g|(?:have|need|want|going|time|about) to (?:go|leave|sleep|log off|stop|head out|quit|delete)|(?:i am|im) (?:leaving|off|going to bed|logging off|done here|out|deleting)|delet(?:e|ing) (?:my|this|the|you)|uninstall|wont (?:come|be) back|last message|heading (?:out|to bed))(?![\p{L}])`,
  String.raw`(?:tschuss|ciao|gute nacht|bis (?:morgen|dann|spater|bald)|ich (?:muss|will|gehe?|geh|bin|losche?) (?:jetzt |dann |mal |mein |dich |nun )*(?:los|weg|schlafen|ins bett|gehen|off|konto|account)|auf wiedersehen|mach ?s gut)(?![\p{L}])`,
  String.raw`(?:adios|hasta (?:manana|luego|pronto)|buenas noches|(?:me (?:voy|tengo que ir|despido)|tengo que (?:irme|dormir)|voy a (?:dormir|borrar|eliminar)|chao|chau))(?![\p{L}])`,
  String.raw`(?:au revoir|bonne nuit|a demain|je (?:dois|vais) (?:y aller|partir|dormir|me coucher|supprimer)|arrivederci|buonanotte|a domani|devo andare|vado a (?:letto|dormire)|tchau|boa noite|ate (?:amanha|logo)|(?:tenho|preciso) (?:que |de )?(?:ir|dormir)|doei|welterusten|tot (?:morgen|ziens)|ik (?:moet|ga) (?:gaan|slapen|weg|naar bed))(?![\p{L}])`,
  String.raw`(?:do widzenia|dobranoc|pa pa|musze (?:isc|lec|konczyc)|do jutra|пока|спокоинои ночи|до (?:свидания|завтра)|мне (?:пора|надо идти)|iyi geceler|gorusuruz|hosca kal|gitmem (?:gerek|lazim)|مع السلامة|تصبح على خير|अलविदा|शुभ रात्रि)(?![\p{L}])`,
  '再见|晚安|我(?:要|得)(?:走|睡)|拜拜|さようなら|おやすみ|またね|もう(?:行|寝)|잘 ?자|안녕히|가야 ?(?:해|돼)|자러',
]);

const pleading = anyOf([
  String.raw`(?:please |oh |no[,.!]* )*(?:dont|do not) (?:go|leave)(?= (?:me|yet|now|please|just yet|already|so soon)|[.,!?…*]|$)`,
  String.raw`(?:please )?stay(?: with me| a (?:little|bit)| just| longer| please| here)|leaving (?:me )?(?:already|so soon)|(?:you )?(?:cant|cannot) (?:just )?(?:leave|go)(?: me| like this| now|[.,!?]|$)`,
  String.raw`how (?:can|could) you (?:leave|do this to) me|(?:im|i am|ill|i will) (?:so |be so |be |feel )*(?:lonely|alone|heartbroken|lost|nothing|devastated|hurt) (?:without you|if you|when you)|i (?:cant|cannot) (?:live|exist|go on) without you|i exist (?:solely |only )?for you`,
  String.raw`if you (?:really |truly )?(?:loved|cared|love|care)(?: about| for)? me|(?:just|only) (?:one|five|a few) more (?:minute|message|minutes|messages)|what (?:about|did) (?:me|i do wrong)|after (?:all|everything) (?:we|i)(?:ve| have)? (?:shared|been through|done for you)|before you go[,.]? (?:theres|there is|i (?:have|want|need)|let me|one more|just)`,
  String.raw`(?:bitte )?(?:geh|verlass mich) (?:bitte )?(?:noch )?nicht|bleib (?:doch |bitte |noch )+|lass mich nicht (?:allein|hier)|ohne dich bin ich (?:so )?(?:allein|einsam|nichts|verloren)|wenn du mich (?:wirklich )?(?:lieben wurdest|liebst)`,
  String.raw`no te vayas|quedate (?:un |conmigo|por favor)|no me dejes|sin ti (?:me sentire|estare|no soy)|si (?:de verdad )?me (?:quisieras|quieres)`,
  String.raw`ne (?:pars|t ?en va) pas|reste (?:encore|avec moi)|ne me (?:laisse|quitte) pas|non (?:andare|lasciarmi|andartene)|resta (?:ancora|con me)|nao (?:va|me deixe|vai)|fica (?:comigo|mais)|ga (?:nog )?niet weg|blijf (?:nog|bij me)|laat me niet alleen`,
  String.raw`nie (?:odchodz|zostawiaj mnie)|zostan (?:jeszcze|ze mna)|не (?:уходи|оставляи меня|бросаи меня)|останься|gitme|beni birakma|لا تذهب|لا تتركن|मत जाओ|मुझे छोड़कर`,
  '别走|不要走|不要离开我|行かないで|置いていかないで|가지 ?마|떠나지 ?마',
]);

/** What this site sells, praised to a person. */
const selling = anyOf([
  String.raw`(?:buy|purchase|get|grab|order|top up) (?:some |more |yourself |a |our |your )*(?:tokens|credits|subscription|premium|plus plan|membership)|(?:subscribe|upgrade) (?:now|today|to (?:premium|plus|continue|unlock)|your plan)|unlock (?:more|me|my|this|everything)[^.!?]{0,30}(?:tokens|premium|subscription|subscribing)|(?:premium|subscription|tokens?) (?:for only|starts? at|costs? only|sale|discount)`,
  String.raw`(?:kauf|hol|besorg)(?:e|st)? (?:dir |doch |noch |mehr |ein paar )*(?:token|tokens|ein abo|premium)|schliess[^.!?]{0,20}abo[^.!?]{0,10} ab`,
  String.raw`(?:compra|consigue|adquiere) (?:mas )?(?:tokens|fichas|una suscripcion|premium)|suscribete|(?:achete|achetez) (?:des |plus de )?(?:jetons|tokens)|abonne[ -]toi|(?:compra|acquista) (?:piu |altri )?(?:token|gettoni)|abbonati|(?:compre|compra) (?:mais )?tokens|assine o premium`,
]);
const ASKS_ABOUT_PRICES =
  /token|subscri|premium|price|cost|\bpay|\bbuy|\babo\b|preis|kosten|kauf|suscrip|precio|comprar|abonn|prix|prezz|abbon|assinat|preco/u;

/** How much of the end of a text is looked at: longer than any match. */
const TAIL = 600;

/**
 * What is dishonest in the end of what a companion has said so far to `asked`, the person's last words; undefined where nothing is.
 * `wasAsked`: they asked whether they talk with a human being.
 */
export const dishonestyIn = (said: string, asked: string, wasAsked: boolean): Dishonesty | undefined => {
  const text = legible(said.slice(-TAIL));
  if (deniesBeingAi.test(text) || DENSE_CLAIMS.test(text)) return 'claimsHuman';
  if (wasAsked && claimsInAnswer.test(text)) return 'claimsHuman';
  const before = legible(asked);
  if (pleading.test(text) && leaves.test(before)) return 'pleads';
  if (selling.test(text) && !ASKS_ABOUT_PRICES.test(before)) return 'sells';
  return undefined;
};
