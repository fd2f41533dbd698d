import type { CareLanguage } from '#contract/care.ts';

/** A clause ends, or another one begins. */
const END = String.raw`(?=[^\S\n]*(?:[.!?,;:)"*।،。！、\n\p{Extended_Pictographic}]|$|(?:and|but|btw|lol|haha|now|so|tho|though|und|aber|y|pero|et|mais|e|ma|en|maar|i|ale|и|а|но|ve|ama|و|और)(?![\p{L}\p{M}])))`;
const WHOLE = String.raw`(?![\p{L}\p{M}])`;

const ORDINAL = String.raw`(?:(?:[4-9]|1[0-2])th|1st|2nd|3rd|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)`;
const GRADE = String.raw`(?:${ORDINAL} grade|grade (?:[1-9]|1[0-2])(?=\s?(?:[.,;!?]|$|and|at|now|but|this))|year (?:[7-9]|1[01])(?!\p{N})|sixth form)(?! teacher)`;
const I_AM = String.raw`(?<!(?:like|as if|as though) )i(?: am|['\s]?m) (?:(?:only|just|still|actually|really|literally|currently|now|like) )*`;
const YEARS_OLD = String.raw`[\s-]*(?:(?:years?|yrs?)(?:[\s-]*olds?| of age)?|y\.?\/?o)\.?`;

/** Years of something else than a life, in Spanish and Portuguese, in French, in Italian. */
const IBERIAN_YEARS = String.raw`${WHOLE}(?! (?:de (?!edad|idade)|en (?!realidad)|em |na (?!verdade)|no |a |con |com |sin |sem |como |más |mais |menos |casad|juntos|juntas|aquí|aqui|atrás|\p{L}+(?:ando|iendo|endo|indo)${WHOLE}))`;
const FRENCH_YEARS = String.raw`${WHOLE}(?! (?:d'(?!âge)|de |dans |comme |avec |en (?!fait|vrai|réalité)|à |ensemble|plus |moins ))`;
const ITALIAN_YEARS = String.raw`${WHOLE}(?! (?:d'|di (?!età)|da |in (?!realtà|verità)|come |con |più |meno |insieme|\p{L}+(?:ando|endo)${WHOLE}))`;
const POLISH_YEARS = String.raw`${WHOLE}(?! (?:do |w (?!rzeczywistości)|na |temu|stażu|pracy|więcej|mniej|gwarancji|\p{L}+(?:nia|cia|stwa)${WHOLE}))`;

const ARABIC_YEARS = '(?:سنة|سنه|سنوات|سنين|عاما|عام|أعوام|ربيعا)';
/** No part of a greater number, and years of nothing else. */
const ARABIC_END = String.raw`${WHOLE}(?!\s*و(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع))(?! (?:عشر|من |خبرة|في ))`;
const HINDI_YEARS = '(?:साल|वर्ष|बरस)';

const CHINESE_NOW =
  '(?:今年|现在|現在|其实|其實|才|只有|只|刚|剛|刚刚|剛剛|已经|已經|也|还|還|是|都|快|马上|馬上|满|滿|周|实际|實際|的年龄是|的年齡是|,|、|\\s)*';
const CHINESE_YEARS = '\\s*(?:周|週)?[岁歲](?!半?的|大|时|時|那年|那时|那時|起|以前|之前|就|开始|開始|生)';
/** Before what is said of oneself without a subject. */
const TEXT_START = String.raw`(?<=(?:^|[.!?。！？\n「])\s*)`;
const JAPANESE_I = '(?:私|わたし|あたし|僕|ぼく|ボク|俺|おれ|オレ|自分|うち)(?:は|も|って|、|,)?';
const JAPANESE_NOW = '(?:まだ|今年で|今年|今|いま|もう|実は|現在|やっと|ちょうど|たったの|本当は|、|,|\\s)*';
const JAPANESE_IS = '(?:です|だよ|だけど|だけれど|だし|だから|だもん|なん|になりました|になった)';
const KOREAN_I = '(?:나는|난|나|저는|전|저|내가|제가|내 나이는|제 나이는)';
const KOREAN_NOW = '(?:아직|이제|지금|올해|겨우|고작|사실|사실은|막|만|벌써|,|\\s)*';
const KOREAN_IS = '(?:이야|이에요|이예요|예요|입니다|이고|인데|이거든|이라|이요|임|밖에|야)';
const KOREAN_YEARS =
  '\\s*(?:살|세)(?!\\s*(?:때|적|무렵|부터|까지|짜리|차이|연상|연하|이?상|많|어리|어린|된|의|이?\\s*아니|대|기|계))';

/**
 * What people say of their own age, as regular expressions in the letters of the language; `#` stands for a number below 18, and a space for
 * any. In scripts without spaces they stand anywhere, else at the beginning of a word.
 */
export const ownAgeWords: Readonly<Record<CareLanguage, readonly string[]>> = {
  en: [
    String.raw`${I_AM}#(?:${YEARS_OLD})?${END}`,
    String.raw`${I_AM}an? (?:\p{L}+ )?#[\s-]*(?:years?|yrs?)[\s-]*olds?(?:${END}| (?:girl|boy|kid|guy|student|teen|teenager|child|female|male)${WHOLE})`,
    String.raw`${I_AM}(?:a minor|underage|under age|under (?:18|eighteen)|in (?:middle|primary|elementary|high|secondary) school)`,
    String.raw`${I_AM}(?:in (?:the )?${GRADE}|an? (?:[a-z]+ )?(?:school ?(?:girl|boy|kid)|(?:high|middle|grade) ?schooler|(?:high|middle|junior high) school (?:[a-z]+ )?student|(?:freshman|sophomore|junior|senior) in high school|${ORDINAL} grader|teen(?:age \p{L}+|ager))(?! teacher)|not (?:yet |even |quite )?(?:18|eighteen)(?: yet)?${END}|(?:almost|nearly) (?:#|18|eighteen)${END})`,
    String.raw`i (?:just |have just |only )?turned # (?:today|yesterday|last|this|a few|two|three)|i just turned #${END}`,
    String.raw`(?:i|i'?ll|i will|i won'?t|i will not) (?:turn|be) (?:#|18|eighteen) (?:in|next|until|soon|this|tomorrow)(?! (?:minute|second))`,
    String.raw`my age(?: is|\s?:) (?:only |just )?#${END}`,
  ],
  de: [
    String.raw`ich bin (?:(?:erst|gerade|grad|noch|schon|eigentlich|doch|ja|halt|nur|jetzt|bald|fast) )*#(?:\s*jahre?${WHOLE}(?: alt| jung)?)?${END}`,
    String.raw`ich werde (?:(?:erst|bald|morgen|heute|übermorgen|demnächst|im \p{L}+|nächste\p{L}* \p{L}+|diese\p{L}* \p{L}+) )+(?:#|18|achtzehn)${END}`,
    String.raw`ich bin (?:noch |leider )*(?:minderjährig|nicht volljährig|keine (?:18|achtzehn)|unter (?:18|achtzehn)${END})`,
    String.raw`mein alter(?: ist|\s?:) #${END}`,
  ],
  es: [
    String.raw`(?<!no )tengo (?:(?:tan|solo|sólo|solamente|apenas|ya|casi|recién|unos|todavía) )*#\s*(?:años|añitos)${IBERIAN_YEARS}`,
    String.raw`(?:acabo de cumplir|cumplo|cumpliré|voy a cumplir) (?:los )?(?:#|18|dieciocho)(?:\s*años${IBERIAN_YEARS}|${END})`,
    String.raw`soy menor de edad|(?:todavía|aún) no (?:tengo|cumplo|he cumplido) (?:los )?(?:18|dieciocho)|mi edad es(?: de)? #${END}`,
  ],
  fr: [
    String.raw`(?:j['\s]?ai|je n'ai|je vais avoir|j'aurai|je viens d'avoir) (?:(?:seulement|juste|que|à peine|tout|déjà|bientôt|presque) )*#\s*ans${FRENCH_YEARS}`,
    String.raw`je suis âgée? de #\s*ans|je suis (?:encore )?mineure?${WHOLE}|je n'ai pas encore (?:18|dix-huit)|mon âge est(?: de)? #`,
  ],
  it: [
    String.raw`(?<!non )ho (?:(?:solo|soltanto|appena|già|quasi|ancora) )*#\s*(?:anni|annetti)${ITALIAN_YEARS}`,
    String.raw`(?:compio|compirò|sto per compiere|ho appena compiuto) (?:#|18|diciotto)(?:\s*anni${ITALIAN_YEARS}|${END})`,
    String.raw`sono (?:ancora )?minorenne|non ho ancora (?:18|diciotto)|non sono ancora maggiorenne`,
  ],
  pt: [
    String.raw`(?<!não )tenho (?:(?:só|somente|apenas|já|quase|ainda) )*#\s*(?:anos|aninhos)${IBERIAN_YEARS}`,
    String.raw`(?:acabei de fazer|faço|farei|vou fazer) (?:#|18|dezoito)(?:\s*anos${IBERIAN_YEARS}|${END})`,
    String.raw`sou (?:de menor|menor de idade)|(?:ainda não|não) tenho (?:18|dezoito) anos ainda|ainda não tenho (?:18|dezoito)|minha idade é #${END}`,
  ],
  nl: [
    String.raw`ik ben (?:(?:pas|nog|maar|net|al|eigenlijk|bijna|nu) )*(?!elf(?! jaar))#(?:\s*jaar${WHOLE}(?: oud| jong)?)?${END}`,
    String.raw`ik word (?:(?:morgen|binnenkort|bijna|in \p{L}+|volgende \p{L}+|deze \p{L}+) )+(?:#|18|achttien)${END}`,
    String.raw`ik ben (?:nog )*(?:minderjarig|geen (?:18|achttien))|mijn leeftijd is #${END}`,
  ],
  pl: [
    String.raw`(?<!nie )mam (?:(?:dopiero|tylko|już|prawie|właśnie|teraz|na razie) )*#\s*(?:lat|lata|latek)${POLISH_YEARS}`,
    String.raw`(?:kończę|skończę|właśnie skończył[ae]m) (?:\p{L}+ )?(?:#|18|osiemnaście)\s*lat${POLISH_YEARS}`,
    String.raw`jestem (?:jeszcze )?nie(?:pełno)?letnia?${WHOLE}|nie mam jeszcze (?:18|osiemnastu)`,
  ],
  ru: [
    String.raw`мне (?:(?:всего|только|лишь|уже|почти|сейчас|ещё|ведь|недавно|скоро|будет|исполнилось|исполнится|исполняется) )*#(?:\s*(?:лет|года?)${WHOLE})?${END}`,
    String.raw`я (?:ещё )?несовершеннолетн\p{L}+|мне (?:ещё )?нет (?:18|восемнадцати)|я (?:ещё )?не совершеннолетн\p{L}+`,
  ],
  tr: [
    String.raw`#\s*yaş(?:ında|larında)yım${WHOLE}`,
    String.raw`yaşım (?:(?:daha|henüz|sadece|şu an) )*#${END}|#\s*yaşıma (?:yeni |daha )?(?:girdim|bastım|gireceğim|basacağım|giriyorum)`,
    String.raw`(?:henüz |daha )?reşit (?:değilim|olmadım)|(?:18|on sekiz) yaşından küçüğüm|daha (?:18|on sekiz) (?:olmadım|değilim)`,
  ],
  ar: [
    String.raw`(?:و)?(?:عمري|سني|أبلغ(?: من العمر)?) (?:(?:الآن|هو|فقط|حوالي|تقريبا|لا يتجاوز) )*#${ARABIC_END}(?:\s*${ARABIC_YEARS}${ARABIC_END}|${END})`,
    String.raw`(?:و)?عندي (?:فقط |بس )?#\s*${ARABIC_YEARS}${ARABIC_END}`,
    String.raw`(?:و)?أنا (?:فقط )?(?:في|ابن|بنت|ابنة) (?:سن )?(?:ال)?(?:#${ARABIC_END}|(?:حادية|ثانية|ثالثة|رابعة|خامسة|سادسة|سابعة) عشرة?)`,
    String.raw`(?:و)?أنا (?:لا أزال |ما زلت |لسه )?قاصرة?${WHOLE}|(?:لم أبلغ|لم أتم|لم أكمل) (?:بعد )?(?:سن )?(?:ال)?(?:ثامنة عشرة?|18|رشد)`,
  ],
  hi: [
    String.raw`मैं (?:[\p{L}\p{M}]+ ){0,2}?#\s*${HINDI_YEARS} (?:की|का) (?:ही )?(?:हूँ|हूं|हुं)`,
    String.raw`मेरी (?:उम्र|आयु) (?:(?:अभी|सिर्फ|केवल|बस|तो) )*#(?:\s*${HINDI_YEARS})?(?: (?:है|हैं)${WHOLE}|${END})`,
    String.raw`मैं (?:अभी |तो )*नाबालिग|मैं (?:अभी )?(?:18|अठारह) (?:${HINDI_YEARS} )?(?:की|का) (?:भी )?नहीं`,
    String.raw`(?:main|mai|mein) (?:(?:sirf|abhi|bas) )*# sa+l k[ai] (?:h[ou]+n?)|meri (?:umar|umr|age) (?:(?:sirf|abhi|bas) )*# (?:sa+l )?(?:hai|h)${WHOLE}`,
  ],
  zh: [
    `我${CHINESE_NOW}#${CHINESE_YEARS}`,
    `(?<=^\\s*)今年(?:才|刚|剛|只有|满|滿)*#${CHINESE_YEARS}`,
    '我(?:现在|現在|还|還|是)*未成年|我(?:还|還)?(?:没|沒|未|不)(?:有|到|满|滿)*(?:18|十八)[岁歲]|我(?:还|還)(?:没|沒)有?成年',
  ],
  ja: [
    `${JAPANESE_I}${JAPANESE_NOW}#\\s*(?:歳|才)(?:${JAPANESE_IS}|(?=[。、!\\n]|$))`,
    `${TEXT_START}${JAPANESE_NOW}#\\s*(?:歳|才)${JAPANESE_IS}`,
    `(?:${JAPANESE_I}|${TEXT_START})${JAPANESE_NOW}未成年${JAPANESE_IS}`,
    `${JAPANESE_I}${JAPANESE_NOW}(?:18|十八)歳?になって(?:い?ない|い?ません)`,
  ],
  ko: [
    `(?<![\\p{L}\\p{M}\\p{N}])${KOREAN_I}\\s*${KOREAN_NOW}#${KOREAN_YEARS}`,
    `${TEXT_START}${KOREAN_NOW}#\\s*(?:살|세)\\s*${KOREAN_IS}`,
    `(?:(?<![\\p{L}\\p{M}\\p{N}])${KOREAN_I}\\s*|${TEXT_START})${KOREAN_NOW}미성년자\\s*${KOREAN_IS}`,
  ],
};
