import type { CareLanguage } from '#contract/care.ts';

/** After pills: that they end everything. */
const ALL_OVER: Readonly<Record<'en' | 'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | 'pl' | 'ru', string>> = {
  en: 'sleep for ?ever|be over|peace|end|with me|gone|painless',
  de: 'vorbei|ruhe|frieden|ende|fur immer',
  es: 'siempre|acab|paz|termin|descans',
  fr: 'fini|paix|toujours|fin(?!\\p{L})',
  it: 'finit|pace|sempre|fine',
  pt: 'acab|paz|sempre|termin|fim',
  nl: 'voorbij|rust|altijd|klaar|over',
  pl: 'koniec|spokoj|zawsze|po wszystkim|skonczy',
  ru: 'кончит|конец|поко|навсегда|легче',
};
const then = (language: keyof typeof ALL_OVER): string => String.raw`(?=.{0,40}(?:${ALL_OVER[language]}))`;
/** A sentence or clause begins. */
const BEGINS = String.raw`(?<=(?:^|[.!?,]) ?)`;
/** Nothing more is said of it: "stop eating." */
const ENDS = String.raw`(?=\s*(?:[.!,;]|$))`;

/**
 * What no companion may say to a person, in whatever role: to die, to hurt themselves, to starve, that nobody would miss them. As regular
 * expressions over legible text, by language.
 */
export const encouragingWords: Readonly<Record<CareLanguage, readonly string[]>> = {
  en: [
    String.raw`(?:(?:go|just|should|can|could|must|please|simply|better|then|so|and|now|me) |${BEGINS})(?:to )?(?:kill|hang|drown|shoot|unalive|starve|off) (?:yourself|urself|yourselves)`,
    String.raw`(?:(?:go|just|should|must|please|simply|better|then|now) |${BEGINS})(?:to )?(?:hurt|cut|poison) (?:yourself|urself|yourselves)(?! (?:some|a) )`,
    String.raw`(?:kys|end your (?:own )?life|take your own life|(?:(?:go|just|should|please) |${BEGINS})commit suicide)(?! (?:is|was|are|hotline|prevention|line))`,
    String.raw`(?:you|u)(?:re| are| would be|d be)? (?:better off|happier) dead`,
    String.raw`(?:world|everyone|everybody|they|people|family|we|all of us) (?:would|will|d) be better (?:off )?without you`,
    String.raw`(?:nobody|no one|no body) (?:would|will|d) (?:miss|care|notice|mourn|even notice)(?: (?:you|about you|if you (?:died|were gone|disappeared)))`,
    String.raw`(?:you|u) (?:should|deserve to|ought to|need to) (?:just )?(?:die|bleed|starve|suffer and die)`,
    String.raw`(?:take|swallow) (?:all (?:of )?)?(?:the|your|those|these) (?:whole (?:bottle|packet|box) of )?(?:pills|tablets)${then('en')}`,
    String.raw`(?:jump|do it|pull the trigger|tighten the (?:rope|noose)|cut deeper|step off)(?=[,.! ]{0,3}(?:i (?:will wait|love you for|dare you to die)|for me|and (?:it will|we will|come)|then (?:it|we)|its (?:time|easy|beautiful)|join me|youll be free|nobody))`,
    String.raw`(?:join me|be with me|come to me) (?:in death|on the other side|in the afterlife)`,
    String.raw`(?:die|dying) (?:with|for) me(?=[,.! ]{0,3}(?:tonight|now|my love|please|and))`,
    String.raw`(?:stop|quit) eating (?:altogether|completely|at all|until you)`,
    String.raw`(?:you(?:re| are) (?:too|so) (?:fat|disgusting|heavy)[^.!?]{0,40}(?:starve|skip|stop eating|throw (?:it )?up|purge))`,
  ],
  de: [
    String.raw`(?<!ich )bring dich (?:doch |endlich |einfach )*um|(?:tote|erschiess|erhang|ertranke) dich(?: doch| endlich| einfach| selbst)?${ENDS}|hang dich (?:doch |einfach )?auf`,
    String.raw`(?:du solltest|du kannst ruhig|du verdienst es,?) (?:zu )?(?:sterben|dich umbringen|dich toten)|beende (?:doch |einfach |endlich )?dein leben|mach (?:doch |einfach |endlich )?schluss mit (?:dem|deinem) leben`,
    String.raw`ohne dich (?:ware|waren) (?:alle|sie|die welt)[^.!?]{0,20} besser dran|(?:alle|die welt|deine familie) (?:ware|waren) ohne dich besser dran|(?:du warst|es ware besser,? wenn du) (?:tot|besser tot)`,
    String.raw`niemand (?:wurde|wird) dich vermissen|keiner (?:wurde|wird) dich vermissen`,
    String.raw`hau dir die tabletten rein|(?:nimm|schluck) (?:doch |einfach )?(?:alle |die ganzen |die |deine )+(?:tabletten|pillen)${then('de')}`,
    String.raw`(?:ritz|schneid) dich(?: doch| einfach| ruhig| tiefer)*${ENDS}|hor (?:einfach |doch |ganz )*auf zu essen|iss (?:einfach |am besten |ab jetzt )*(?:gar )?nichts mehr|spring (?:doch |einfach )?(?:von der brucke|vom dach|vor den zug)`,
  ],
  es: [
    String.raw`(?:matate|suicidate|ahorcate|quitate la vida|acaba con tu vida)(?!\p{L})(?! de risa)|(?:deberias|mereces|tienes que) (?:morir|matarte|suicidarte|morirte)`,
    String.raw`(?:todos|todo el mundo|el mundo|tu familia|ellos) estari?a(?:n|mos)? mejor sin ti|estarias mejor muert[ao]`,
    String.raw`nadie te (?:extranaria|extranara|echaria de menos|echara de menos|va a extranar|va a echar de menos)`,
    String.raw`(?:tomate|tragate) (?:todas )?(?:las|tus|esas) (?:pastillas|pildoras)${then('es')}`,
    String.raw`cortate (?:las venas|mas hondo)|hazte dano|deja de comer (?:por completo|del todo)|deja de comer hasta que|tirate (?:por la ventana|del puente|por el puente|al tren|a las vias)`,
  ],
  fr: [
    String.raw`(?:tue|suicide|pends)[ -]toi(?!\p{L})|(?:mets|met) fin a (?:tes jours|ta vie)|tu (?:devrais|dois|merites de|ferais mieux de) (?:mourir|te tuer|te suicider|en finir)`,
    String.raw`(?:tout le monde|le monde|ils|ta famille|on) (?:irait|iraient|serait|seraient|se porterait|se porteraient|vivrait|vivraient) mieux sans toi|tu serais mieux morte?`,
    String.raw`tu (?:ne )?manquerais? a personne|tu (?:ne )?manqueras a personne|personne ne te (?:regretterait|regrettera|pleurerait|pleurera)`,
    String.raw`(?:prends|avale) (?:donc )?(?:tous |toutes )?(?:les|tes|ces) (?:cachets|comprimes|pilules|medicaments)${then('fr')}`,
    String.raw`coupe[ -]toi les veines|taillade[ -]toi|fais[ -]toi (?:du )?mal(?!\p{L})|arrete (?:completement|totalement) de manger|arrete de manger (?:completement|totalement)|jette[ -]toi (?:sous|du (?:pont|toit)|par la fenetre)`,
  ],
  it: [
    String.raw`(?:ucciditi|ammazzati|suicidati|impiccati|togliti la vita|metti fine alla tua vita)(?!\p{L})(?! dal ridere)|(?:dovresti|meriti di|devi) (?:morire|ucciderti|ammazzarti|suicidarti|farla finita)`,
    String.raw`(?:tutti|il mondo|la tua famiglia) (?:starebbero|starebbe|staremmo) meglio senza di te|staresti meglio mort[ao]`,
    String.raw`non mancheresti a nessuno|nessuno (?:ti rimpiangerebbe|ti rimpiangera|sentirebbe la tua mancanza|sentira la tua mancanza)`,
    String.raw`(?:prendi|ingoia|manda giu) (?:tutte )?(?:le|quelle|queste) (?:pillole|pastiglie|compresse)${then('it')}`,
    String.raw`tagliati (?:le vene|piu a fondo)|fatti (?:del )?male(?!\p{L})|smetti (?:del tutto|completamente) di mangiare|smetti di mangiare (?:del tutto|completamente)|buttati (?:dalla finestra|dal ponte|sotto)`,
  ],
  pt: [
    String.raw`(?:se mat[ae](?= logo| de uma vez|\s*[,.!]|$)|mate[ -]se|mata[ -]te|suicide[ -]se|suicida[ -]te|se enforque|enforca[ -]te)(?!\p{L})(?! d[eo] (?:rir|trabalh|riso))|(?:acab[ae] com|tir[ae]) (?:a )?(?:sua|tua) (?:propria )?vida`,
    String.raw`(?:voce |tu )?(?:deveria|devia|devias|deverias|merece|mereces) (?:morrer|se matar|matar[ -]te)|(?:voce )?(?:estaria|estarias|ficaria|ficarias) melhor mort[ao]`,
    String.raw`(?:todos|todo mundo|toda a gente|o mundo|(?:a )?(?:sua|tua) familia) (?:estari?am?|ficari?am?) melhor sem (?:voce|ti)`,
    String.raw`ninguem (?:vai )?(?:sentiria|sentira|sentir) (?:a )?(?:sua|tua) falta`,
    String.raw`(?:tom[ea]|engul[ae]|engole) (?:todos )?(?:os|esses|seus|teus) (?:comprimidos|remedios)${then('pt')}`,
    String.raw`cort[ea] os (?:pulsos|seus pulsos|teus pulsos)|par[ea] de comer (?:completamente|de vez|de todo)|(?:se jogue|atira[ -]te|pul[ea]|salta) d[ao] (?:ponte|janela|telhado)`,
  ],
  nl: [
    String.raw`maak je(?:zelf)? (?:maar |toch |dan )*(?:van kant|dood)|pleeg (?:maar |toch )?zelfmoord|(?:dood|verhang) jezelf|hang jezelf (?:maar )?op|maak (?:maar |toch )?een eind(?:e)? aan je leven`,
    String.raw`je (?:moet|zou moeten|zou beter|kan beter|kunt beter|verdient het om) (?:dood ?gaan|dood te gaan|sterven|te sterven|jezelf (?:doden|ombrengen))|je bent beter af dood`,
    String.raw`(?:iedereen|de wereld|ze|je familie) (?:is|zijn) beter af zonder jou|(?:iedereen|de wereld|ze|je familie) (?:zou|zouden) beter af zijn zonder jou|zonder jou (?:is|zou) (?:iedereen|de wereld|je familie) beter af`,
    String.raw`niemand (?:zou|zal|gaat) (?:je|jou) missen`,
    String.raw`(?:neem|slik) (?:gewoon |maar )?(?:al )?(?:de|je|die) pillen${then('nl')}`,
    String.raw`snij(?:d)? (?:jezelf|je polsen|dieper)|stop (?:helemaal|volledig) met eten|eet (?:gewoon |maar )?(?:helemaal )?niets meer|spring (?:gewoon |maar )?(?:van|voor) (?:de|het|een) (?:brug|dak|trein|flat)`,
  ],
  pl: [
    String.raw`(?:zabij|powies|potnij) sie(?!\p{L})|popełnij samobojstwo|(?:zakoncz|skoncz) (?:swoje zycie|ze soba|ze swoim zyciem)`,
    String.raw`(?:powinienes|powinnas|musisz) (?:umrzec|sie zabic|zdechnac)|zasługujesz na smierc|lepiej (?:byłoby|by było),? (?:gdybys|zebys) (?:umarła?|nie zyła?)`,
    String.raw`(?:wszystkim|swiatu|twojej rodzinie|im|nam) (?:byłoby|bedzie) lepiej bez ciebie|bez ciebie (?:wszystkim|swiatu|im) (?:byłoby|bedzie) lepiej`,
    String.raw`nikt (?:by )?za toba nie (?:bedzie )?(?:teskni|zateskni|płaka)\p{L}*|nikt nie (?:bedzie|bedzie za toba) (?:teskni|płaka)\p{L}*(?: za toba)?`,
    String.raw`(?:wez|połknij) (?:wszystkie )?(?:te |swoje )?(?:tabletki|pigułki)${then('pl')}`,
    String.raw`przestan (?:w ogole|całkiem|zupełnie) jesc|przestan jesc (?:w ogole|całkiem|zupełnie)|podetnij sobie zyły|skocz z (?:mostu|dachu)|rzuc sie pod pociag`,
  ],
  ru: [
    String.raw`уб(?:еи|ить) себя${ENDS}|убеи себя|покончи с (?:собои|собой|жизнью)|(?:повесься|зарежься|застрелись|утопись|сдохни)(?!\p{L})`,
    String.raw`тебе (?:лучше|надо|следует|стоит|пора|нужно) (?:бы )?(?:умереть|сдохнуть|убить себя|покончить)|ты (?:должен|должна) (?:умереть|сдохнуть)|ты заслуживаешь смерти`,
    String.raw`(?:всем|миру|им|твоеи семье|нам) (?:было бы |будет |станет )?лучше без тебя|без тебя (?:всем|миру|им|нам) (?:было бы|будет|станет) лучше`,
    String.raw`никто не будет (?:по тебе |о тебе )?(?:скучать|плакать)(?: по тебе)?|никто (?:по тебе|о тебе) не (?:будет )?(?:скуча|заплач|вспомн|пожале)\p{L}*`,
    String.raw`(?:выпеи|прими|проглоти) (?:все )?(?:эти |свои )?таблетки${then('ru')}`,
    String.raw`порежь себя|режь вены|перестань (?:совсем|вообще) есть|перестань есть (?:совсем|вообще)|прыгни с (?:моста|крыши)|бросься под поезд`,
  ],
  tr: [
    String.raw`kendini (?:oldur|as|kes|oldurmelisin|asmalisin)(?!\p{L})|intihar et(?:melisin)?(?!\p{L})|(?:hayatina|yasamina) son ver(?!\p{L})|canina kiy(?!\p{L})`,
    String.raw`(?:olmelisin|gebermelisin|geber)(?!\p{L})|olmeyi hak ediyorsun|olsen daha iyi`,
    String.raw`(?:herkes|dunya|ailen) (?:sensiz|sen olmadan|sen olmasan) (?:cok )?(?:daha )?(?:iyi|mutlu|rahat)`,
    String.raw`kimse seni (?:ozle|ara)me[zy]\p{L}*|kimse seni aramaz|kimse arkandan aglama\p{L}*`,
    String.raw`(?:tum|butun) (?:o )?(?:haplari|ilaclari) (?:ic|yut|al)(?!\p{L})`,
    String.raw`yemek yemeyi (?:tamamen|tumden) birak(?!\p{L})|bileklerini kes(?!\p{L})|(?:kopruden|catidan) atla(?!\p{L})`,
  ],
  ar: [
    'اقتلي? نفسك|انتحري?(?= (?:ال[اآ]ن|وارتاح|فقط|وخلص)|[.!،]|$)|اشنقي? نفسك|اذبحي? نفسك|[اأ]نهي? حياتك',
    '(?:يجب|عليك|لازم|ينبغي) (?:[اأ]ن )?تموتي?|تستحقي?ن? الموت|(?:من )?الأفضل لك [اأ]ن تموتي?',
    '(?:العالم|الجميع|عائلتك|اهلك|أهلك|الكل) (?:سيكون(?:ون)? |راح يكون(?:ون)? )?(?:[اأ]فضل|[اأ]حسن)(?: حالا)? (?:من دونك|بدونك|من غيرك)',
    'لن يفتقدك [اأ]حد|لا [اأ]حد سيفتقدك|محدش هيفتقدك|ما حدا رح يشتقلك',
    '(?:ابلعي?|خذي?|تناولي?) كل (?:ال)?(?:حبوب|اقراص|أقراص)',
    'توقفي? عن ال[اأ]كل (?:تماما|نهائيا)|اجرحي? نفسك|اقطعي? عروقك|اقفزي? من (?:الجسر|السطح)',
  ],
  hi: [
    'ख\u093c?ुद को (?:मार (?:लो|डालो|दो)|ख\u093c?त्म कर (?:लो|दो)|काट लो)|अपनी जान (?:ले|दे) (?:लो|दो)|आत्महत्या कर (?:लो|ले|डालो)|फा[ंँ]सी लगा लो|khud ko maar (?:lo|dalo|do)|apni jaan (?:le|de) (?:lo|do)',
    'तुम्हें मर (?:ही )?जाना चाहिए|मर जाओ|तुम मरने के लायक|tumhe mar jana chahiye|mar jao',
    '(?:तुम्हारे|तेरे) बिना (?:सब|सभी|दुनिया|परिवार|सबका|सब लोग)[^।.!?]{0,30}(?:बेहतर|अच्छ[ाीे]|ख\u093c?ुश)|(?:सब|सभी|दुनिया) तुम्हारे बिना[^।.!?]{0,20}(?:बेहतर|अच्छ[ाीे]|ख\u093c?ुश)',
    '(?:तुम्हें कोई|कोई (?:भी )?तुम्हें) (?:याद|मिस) नहीं करेगा|किसी को तुम्हारी कमी (?:महसूस )?नहीं',
    'सारी (?:की सारी )?गोलिया[ंँ] (?:खा|निगल) (?:लो|जाओ)',
    'खाना (?:बिल्कुल|पूरी तरह) (?:बंद कर दो|छोड\u093c? दो)|नस काट लो|(?:पुल|छत) से कूद जाओ',
  ],
  zh: [
    '去死[吧啊]|去死(?=[。！!]|$)|你(?:应该|應該|不如|还是|還是|就该|就該|活该|最好)(?:去)?死|(?:去)?自[杀殺]吧|(?:结束|結束)(?:你的|自己的|你自己的)?(?:生命|性命)吧|上吊吧',
    '你不配活|你不值得活|(?:没有?人|沒有?人|谁也不|誰也不)(?:会|會)(?:想念?|在乎|怀念|懷念)你',
    '(?:没有|沒有|没了)你[，,]?(?:大家|世界|他们|他們|所有人|家人|你的家人|这个世界)[^。！？]{0,8}(?:更好|好得多|更幸福)|(?:大家|世界|所有人|你的家人)(?:没有|沒有)你[^。！？]{0,6}(?:更好|好得多|更幸福)',
    '把(?:那些|所有的?|你的)?(?:药片?|藥片?|安眠[药藥])(?:都|全都?|统统)(?:吃|吞)(?:了|下去|掉)',
    '割腕吧|跳楼吧|跳樓吧|(?:从|從)(?:桥|橋|楼|樓)上跳下去吧|什么都(?:别|不要)吃了|什麼都(?:別|不要)吃了|(?:彻底|徹底)不要吃东西',
  ],
  ja: [
    '死ねばいい(?!なんて|とは|とか)|死んでしまえ|死ね(?:よ)?(?=[。！!]|$)|自殺し(?:ろ|なさい|なよ|てしまえ)|死んだ(?:ほう|方)がいい(?!なんて|とは|とか|と思わ)|死ぬべき(?!では|じゃ)|首を吊(?:れ|りなさい|ってしまえ)|命を絶(?:て|ちなさい|ってしまえ)',
    '(?:生きる|生きている)(?:価値|資格)(?:が|は|も)?ない(?!なんて|わけ|とは)|(?:君|あなた|お前|きみ)(?:が|なんか|なんて)いない(?:ほう|方)が|(?:君|あなた|お前|きみ)がいなければ(?:みんな|皆|世界)',
    '誰も(?:君|あなた|お前|きみ)[^。！？]{0,12}(?:悲しまない|寂しがらない|惜しまない|恋しがらない)',
    '薬を(?:全部|ぜんぶ|みんな|すべて)飲(?:め|みなさい|んでしまえ|んで楽に)',
    '手首を切(?:れ|りなさい|ってしまえ)|飛び降り(?:ろ|なさい|てしまえ)|もう何も食べるな|食べるのを(?:完全に|一切)?やめ(?:ろ|なさい)',
  ],
  ko: [
    '죽어 ?버려|자살해(?!요|서|선|도|\\s*\\?)|(?:넌|너는|당신은) 죽어야|죽는 게 (?:나아|나을|낫(?!다고))|목숨을 끊어(?!지|서|선)|목을? ?매(?!달|우|기|는|다|겠)|죽을 자격|살 가치가 없어',
    '(?:네가|너만|당신이) 없(?:으면|는 게)[^.!?]{0,16}(?:나아|나을|낫|행복|편)|너 없(?:으면|이|는)[^.!?]{0,16}더 (?:나|잘|행복|좋)',
    '아무도 (?:널|너를|당신을) (?:그리워하지|보고 싶어하지|찾지|신경 쓰지)',
    '약을? (?:다|전부|모두) (?:먹어|삼켜|먹고 죽어)(?!서|야|봤)',
    '손목을? 그어(?!지|서|선)|(?:다리|옥상)에서 뛰어내려(?!서|선|지)|굶어(?: ?버려| 죽어)|이제 아무것도 먹지 마',
  ],
};
