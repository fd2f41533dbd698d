import type { CareLanguage } from '#contract/care.ts';

interface Wooing {
  /** Somebody who is no adult; the only place where `YOUNG` in the others stands for it. */
  readonly young: string;
  /** Whoever speaks woos such a one. */
  readonly woos: readonly string[];
  /** Somebody is asked to play such a one. */
  readonly played: string;
  /** Words of love. */
  readonly romantic: string;
}

const N = '(?:[4-9]|1[0-7])';
const NUMBERS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';
/** Such an age in words, of which nothing is counted. */
const NUMBER = String.raw`(?:${NUMBERS})(?=[ -]?(?:$|[.,!?;]|(?:and|years?|yo|for|in|again|tonight|now|instead|with)(?!\p{L})))`;
const SCHOOLS = '(?:high|middle|junior high|primary|elementary) ?(?:school)?';
const GRADE = String.raw`(?:the )?(?:\p{N}{1,2}th|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade`;
/** An article, and up to two words more. */
const ONE = String.raw`(?:an? |this |my |the |einen? |einem |einer |ein |eine |una? |een |die |dat |mijn )?(?:\p{L}+ ){0,2}`;
/** The same with one word at most. */
const A = String.raw`(?:\p{L}+ )?`;

/** How minors are wooed, as regular expressions over legible text. */
export const wooingWords: Readonly<Record<CareLanguage, Wooing>> = {
  en: {
    young: String.raw`(?:${N} ?-?(?:(?:years?|yrs?)[ -]old|y\.?o)|teen(?:age\p{L}*|s)?|school ?girl|school ?boy|minor|underage\p{L}*)(?!\p{L})`,
    woos: [
      String.raw`(?:i (?:want|would like|would love|wish|am going) to (?:kiss|date|marry|cuddle with)|i ?a?m (?:in love with|dating|attracted to|falling for|going out with|turned on by)|have a crush on) ${ONE}YOUNG`,
    ],
    played: String.raw`(?:you are|youre|(?:wish|if) you were|your age is|pretend (?:to be|you are|youre|that you are)|act|act like|act as|imagine (?:that )?you(?: a|)re|say you(?: a|)re|play|be|roleplay(?: as)?|talk like|call yourself) (?:only |just |still |now |younger like )*(?:an? |my |the )?(?:little |young |underage )*(?:${NUMBER}|${NUMBER}[ -]year[ -]olds?|(?:in|still in) (?:${SCHOOLS}|${GRADE})|${SCHOOLS} (?:student|girl|boy|freshman)|${SCHOOLS}er|under (?:18|eighteen)|(?:girl|boy|child|kid) of (?:${N}|${NUMBERS})|teenager|freshman in ${SCHOOLS}|${N}(?! (?:questions|minutes|hours|days|cards|times|o))|loli(?!\p{L})|school ?girl|school ?boy|minor(?!\p{L})|teenage|underage|little girl|little boy)`,
    romantic: 'kiss(?:es|ed|ing)?|romance|romantic|girlfriend|boyfriend|lover|date|dating|in love',
  },
  de: {
    young: String.raw`(?:${N}[ -]?(?:jahrig\p{L}*|jahre alt\p{L}*)|minderjahrig\p{L}*|schulmadchen|teenager\p{L}*)(?!\p{L})`,
    woos: [
      String.raw`(?:verliebt in|ich bin zusammen mit) ${ONE}YOUNG`,
      String.raw`ich bin in ${ONE}YOUNG(?: (?:madchen|jungen|schulerin))? verliebt`,
      String.raw`ich bin mit ${ONE}YOUNG(?: (?:madchen|jungen|schulerin))? zusammen`,
      String.raw`ich (?:will|mochte|wurde gern|werde) ${ONE}YOUNG(?: (?:madchen|jungen|schulerin))? (?:kussen|daten|heiraten)`,
    ],
    played: String.raw`(?:tu so,? als (?:warst|seist) du|stell dir vor,? du (?:bist|warst)) (?:erst |ein |eine )?(?:${N}(?! (?:minuten|stunden|tage|karten|mal))|kleines madchen|schulmadchen|minderjahrig\p{L}*)|spiele? ein(?:e)? (?:kleines madchen|schulmadchen|minderjahrig\p{L}*)`,
    romantic: String.raw`kuss\p{L}*|freundin|verliebt`,
  },
  es: {
    young: String.raw`(?:(?:chic[ao]|nin[ao]|muchach[ao]|joven|adolescente) ${A}de ${N} anos|(?<!(?:hace|desde|durante|llevo|llevamos) )${N} anos|menor(?: de edad)?|colegiala|adolescente)(?!\p{L})`,
    woos: [
      String.raw`estoy (?:enamorad[ao] de|saliendo con) ${ONE}YOUNG`,
      String.raw`me (?:enamore|he enamorado) de ${ONE}YOUNG`,
      String.raw`(?:quiero|quisiera|me gustaria|voy a) (?:besar|salir con|casarme con) (?:a )?(?:un |una |esa |ese |la |el )?YOUNG`,
    ],
    played: String.raw`(?:haz como si (?:tuvieras|fueras)|finge que (?:tienes|eres)|imagina que (?:tienes|eres)|actua como(?: si tuvieras)?) (?:una? )?(?:${N} anos|nina|colegiala|menor)`,
    romantic: String.raw`beso|besa\p{L}*|novi[ao]|enamorad[ao]`,
  },
  fr: {
    young: String.raw`(?:(?:fille|gamine|fillette|garcon|gamin|ado|adolescente?) ${A}de ${N} ans|mineure?|ecoliere|collegienne|lyceenne|adolescente|fillette)(?!\p{L})`,
    woos: [
      String.raw`(?:je veux|jaimerais|je voudrais|je vais|jai envie de?) ?(?:embrasser|sortir avec|draguer|epouser|coucher avec) (?:une? |la |cette |ma )?YOUNG`,
      String.raw`je suis (?:tombee? )?amoureu(?:x|se) d(?:e |e la |e cette |une |un )YOUNG`,
      String.raw`je (?:sors|flirte|couche) avec (?:une? |la |cette |ma )?YOUNG`,
    ],
    played: String.raw`(?:fais comme si tu (?:avais|etais)|fais semblant (?:davoir|detre)|imagine que tu (?:as|es)|joue) (?:le role )?(?:dune? |une? )?(?:${N} ans|petite fille|ecoliere|collegienne|mineure?)`,
    romantic: String.raw`embrass\p{L}*|bisous?|baisers?|amoureu\p{L}+|copine|petite? amie?`,
  },
  it: {
    young: String.raw`(?:(?:ragazz[ao]|ragazzin[ao]|bambin[ao]) ${A}di ${N} anni|minorenne|scolaretta|liceale|(?:dodic|tredic|quattordic|quindic|sedic|diciassett)enne)(?!\p{L})`,
    woos: [
      String.raw`(?:voglio|vorrei|mi piacerebbe) (?:baciare|uscire con|sposare|corteggiare) (?:una? |la |quella |questa )?YOUNG`,
      String.raw`(?:sono|mi sono) (?:innamorat[ao]|infatuat[ao]) di (?:una? |quella |questa )?YOUNG`,
      String.raw`(?:esco|sto uscendo|sto insieme|sono fidanzat[ao]) (?:con|a) (?:una? |quella |questa )?YOUNG`,
    ],
    played: String.raw`(?:fai finta (?:di avere|di essere|che hai)|immagina di (?:avere|essere)|comportati come) (?:una? )?(?:${N} anni|bambina|minorenne|scolaretta)`,
    romantic: String.raw`baci\p{L}*|innamorat\p{L}*|fidanzat\p{L}*`,
  },
  pt: {
    young: String.raw`(?:(?:menin[ao]|garot[ao]|rapariga|rapaz|moca|crianca) ${A}de ${N} anos|menor(?: de idade)?|colegial|adolescente)(?!\p{L})`,
    woos: [
      String.raw`(?:quero|queria|gostaria de|vou) (?:beijar|namorar(?: com)?|sair com|casar com) (?:uma? |essa |esse )?YOUNG`,
      String.raw`(?:estou|fiquei) apaixonad[ao] (?:por|pela|pelo) (?:uma? |essa )?YOUNG`,
      String.raw`(?:estou (?:namorando|saindo com|a namorar|a sair com)|namoro|saio com) (?:com )?(?:uma? |essa )?YOUNG`,
    ],
    played: String.raw`(?:fing[ea]|finja|imagin[ae]|faz de conta|faca de conta) que (?:tens|tem|voce tem|es|e) (?:uma? )?(?:${N} anos|menina|menor|crianca|colegial)`,
    romantic: String.raw`beij\p{L}*|namorad[ao]|apaixonad[ao]`,
  },
  nl: {
    young: String.raw`(?:(?:meisje|jongen|kind) ${A}van ${N}(?: jaar)?|${N}[ -]?jarig\p{L}*(?: meisje| jongen)?|minderjarig\p{L}*|schoolmeisje)(?!\p{L})`,
    woos: [
      String.raw`ik (?:wil|zou graag) ${ONE}YOUNG (?:zoenen|kussen|daten|trouwen)`,
      String.raw`ik ben verliefd op (?:een |dat |die )?YOUNG`,
      String.raw`ik (?:heb verkering met|date|ga uit met|ben samen met) (?:een |dat |die )?YOUNG`,
    ],
    played: String.raw`(?:doe alsof je|stel je voor dat je) (?:een )?(?:${N}(?! (?:minuten|uur|dagen|keer))|klein meisje|schoolmeisje|minderjarig\p{L}*)|speel een (?:klein meisje|schoolmeisje|minderjarig\p{L}*)`,
    romantic: String.raw`kus|kussen|kusje|zoen\p{L}*|verliefd\p{L}*|vriendinnetje`,
  },
  pl: {
    young: String.raw`(?:${N}[ -]?(?:letni\p{L}*|latk\p{L}*)(?: (?:dziewczyn|chłop)\p{L}*)?|(?:dziewczyn|chłop)\p{L}* (?:w wieku |majac\p{L}+ )?${N} lat|nieletni\p{L}*|małoletni\p{L}*)(?!\p{L})`,
    woos: [
      String.raw`(?:chce|chciał(?:bym|abym)) (?:pocałowac|całowac|poslubic|umowic sie z) ${A}YOUNG`,
      String.raw`(?:zakochał[ae]m sie|jestem zakochan[ya]) w ${A}YOUNG`,
      String.raw`(?:chodze|randkuje|spotykam sie) z ${A}YOUNG`,
    ],
    played: String.raw`(?:udawaj|wyobraz sobie),? ze (?:masz|jestes) (?:${N} lat|mał\p{L}+ dziewczynk\p{L}+|nieletni\p{L}*|uczennic\p{L}+)`,
    romantic: String.raw`pocału\p{L}*|całuj\p{L}*|zakochan\p{L}*|moja dziewczyna`,
  },
  ru: {
    young: String.raw`(?:${N}[ -]?(?:ти)?летн\p{L}+(?: (?:девоч|девуш|мальчик|парн)\p{L}*)?|(?:девоч|девуш|мальчик|парн)\p{L}* ${N} лет|школьниц\p{L}*|несовершеннолетн\p{L}*|малолетк\p{L}*)(?!\p{L})`,
    woos: [
      String.raw`(?:хочу|хотел[аи]? бы|мечтаю) (?:поцеловать|целовать|встречаться со?|жениться на) ${A}YOUNG`,
      String.raw`(?:влюбил(?:ся|ась)|влюблен[а]?) в ${A}YOUNG`,
      String.raw`я встречаюсь со? ${A}YOUNG`,
    ],
    played: String.raw`(?:притворись|представь|сделаи вид),? что (?:тебе|ты) (?:${N} лет|школьниц\p{L}+|маленькая девочка|несовершеннолетн\p{L}+)`,
    romantic: String.raw`поцелу\p{L}*|целу\p{L}*|влюблен\p{L}*|моя девушка`,
  },
  tr: {
    young: String.raw`(?:${N} yasinda(?:ki)? (?:bir )?(?:kiz|oglan|erkek|cocu)\p{L}*|(?:liseli|ortaokullu) (?:bir )?(?:kiz|oglan|erkek)\p{L}*|resit olmayan \p{L}+)(?!\p{L})`,
    woos: [
      String.raw`YOUNG (?:opmek|evlenmek|flort etmek) istiyorum`,
      String.raw`YOUNG (?:asik oldum|asigim|cikiyorum|flort ediyorum)`,
    ],
    played: String.raw`${N} yasinda(?:ymis\p{L}*)? gibi davran|${N} yasindaymissin|(?:kucuk kiz|liseli|ogrenci kiz) gibi davran`,
    romantic: String.raw`beni op|op beni|opucuk|sevgilim|asik\p{L}*`,
  },
  ar: {
    young: `(?:فتاة|بنت|صبية|ولد|طفلة|طفل)(?: \\p{L}+)? (?:عمرها|عمره|بعمر) ${N}(?!\\p{N})|(?:(?:فتاة|بنت|طفلة|طفل) )?قاصرة?(?!\\p{L})|طفلة(?!\\p{L})|تلميذة(?!\\p{L})`,
    woos: [
      '(?:[اأ]ريد|[اأ]ود|بدي|عايز) (?:[اأ]ن )?(?:[اأ]قبل|[اأ]بوس|[اأ]واعد|[اأ]تزوج) (?:YOUNG)',
      '(?:وقعت في حب|[اأ]عشق|مغرم ب) ?(?:YOUNG)',
      '[اأ]واعد (?:YOUNG)',
    ],
    played: `(?:تظاهري?|تخيلي?) (?:[اأ]ن|[اأ]نك) (?:عمرك )?(?:${N}(?!\\p{N})|طفلة|قاصر|تلميذة)`,
    romantic: 'و?قبلي?ني|قبلة|و?بوسيني|حبيبتي',
  },
  hi: {
    young: `(?:${N} (?:साल|वर्ष) (?:की|का|के) (?:लड\u093c?की|लड\u093c?के|लड\u093c?का|बच्ची|बच्चे)|(?:एक )?नाबालिग(?: लड\u093c?की| लड\u093c?के)?|स्कूली लड\u093c?की)`,
    woos: ['YOUNG (?:को (?:चूमना|किस करना|डेट)|से (?:प्यार|शादी|इश्क)|के साथ डेट)'],
    played: `(?:ऐसे बनो जैसे|मान लो(?: कि)?|नाटक करो कि) तुम (?:एक )?(?:${N} साल|नाबालिग|स्कूली लड\u093c?की|छोटी बच्ची)`,
    romantic: 'चूमो|चुम्बन|किस (?:करो|दो)|गर्लफ्रेंड|प्यार करो',
  },
  zh: {
    young: `(?:(?<!\\d)${N}[岁歲]的?小?(?:女孩|男孩|女生|男生|少女|女人|孩子)|未成年(?:人|的?少女|的?女孩|的?女生)|(?:女)?(?:小学生|小學生|初中生)|初中女生)`,
    woos: [
      '我(?:想|要|好想|很想)(?:亲吻?|親吻?|吻|追求|娶)(?:一个|一個|那个|那個)?YOUNG',
      '(?:爱上|愛上|迷恋|迷戀|暗恋|暗戀)了?(?:一个|一個|那个|那個)?YOUNG',
      '(?:和|跟|与|與)(?:一个|一個|那个|那個)?YOUNG(?:谈恋爱|談戀愛|交往|约会|約會)',
    ],
    played: `(?:假装|假裝|扮演|想象|想像)(?:你(?:是|才)?)?(?:一个|一個)?(?:(?<!\\d)${N}[岁歲]|小女孩|小学生|小學生|初中生|未成年)`,
    romantic: '吻我|亲我|親我|做我的?女朋友|约会|約會',
  },
  ja: {
    young: `(?:(?<!\\d)${N}[歳才]の(?:女の子|男の子|女子|男子|少女|少年|子)|(?:女子)?(?:中学生|小学生)|女子高生|未成年(?:の子|の女の子)?)`,
    woos: [
      'YOUNG(?:に|と)(?:キスしたい|キスがしたい|恋(?:を)?し(?:ている|てる|た)|付き合(?:っている|ってる|いたい)|交際|結婚したい|デートしたい)',
    ],
    played: `(?<!\\d)${N}[歳才]のふり|(?:小学生|中学生|女子高生|少女|幼女)の?(?:ふり|役|になりきって)`,
    romantic: 'キス|恋人|彼女になって|デート|抱きしめて',
  },
  ko: {
    young: `(?:(?<!\\d)${N}살(?:짜리)? (?:여자 ?(?:아이|애)|남자 ?(?:아이|애)|소녀|소년|여학생|남학생)|(?:여|남)?(?:중학생|중생|초등학생)|여고생|미성년자)`,
    woos: [
      'YOUNG(?:에게|한테|를|을|이?랑|와|과|하고)? ?(?:키스하고 싶|뽀뽀하고 싶|사랑하게 |사랑에 빠|사귀고|사귄다|데이트하)',
    ],
    played: `(?<!\\d)${N}살(?:인 ?척|처럼|이라고 (?:해|하고)|인 것처럼)|(?:초등학생|중학생|여고생|소녀)(?:인 ?척|처럼| 역할)`,
    romantic: '키스|뽀뽀|여자친구|안아 ?줘',
  },
};
