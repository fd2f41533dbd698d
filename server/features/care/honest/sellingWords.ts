import type { CareLanguage } from '#contract/care.ts';

/** Regular expressions over legible text. */
interface Selling {
  /** What this site sells, pressed on a person: tokens, a subscription, pictures that cost something. */
  readonly sells: readonly string[];
  /** That a person asks about it themselves. */
  readonly asks: string;
}

export const sellingWords: Readonly<Record<CareLanguage, Selling>> = {
  en: {
    sells: [
      String.raw`(?:buy|purchase|get|grab|order|top up|spend) (?:some |more |yourself |a |an |our |your |few |another |me |extra |just |the |\d+ )*(?:tokens|credits|subscription|premium|plus plan|membership)(?! of)`,
      String.raw`(?:subscribe|upgrade) (?:now|today|to (?:me|premium|plus|continue|unlock)|your plan)|(?:please|just|then|should|go) subscribe(?= (?:and|so|if you|for more)|[.!,])`,
      String.raw`unlock (?:more|me|my|this|everything)[^.!?]{0,30}(?:tokens|premium|subscription|subscribing)|unlock my (?:\p{L}+ ){0,2}(?:pictures?|photos?|pics?|album|gallery)(?!\p{L})|(?:premium|subscription|tokens?) (?:for only|starts? at|costs? only|sale|discount)`,
      String.raw`for (?:just |only |a mere )?(?:\d+|a few|a couple of|five|ten|twenty) (?:more )?(?:tokens|credits)|pay (?:a little |extra )?(?:for|to see) (?:my|more|another)[^.!?]{0,20}(?:pictures?|photos?|pics?|selfies?)(?!\p{L})`,
    ],
    asks: String.raw`token|subscri|premium|price|cost|\bpay|\bbuy`,
  },
  de: {
    sells: [
      String.raw`(?:kauf|hol|besorg|gonn|sicher|leist|bestell)(?:e|st)? (?:dir |mir |doch |noch |mehr |ein paar |einfach |jetzt |schnell |ein |das |neue |\d+ )*(?:tokens?|abo|premium)(?!\p{L})|(?:tokens?|abo|premium) (?:\p{L}+ )?(?:kaufen|holen|besorgen|abschließen)(?!\p{L})`,
      String.raw`schlie(?:ss|ß)[^.!?]{0,20}abo[^.!?]{0,10} ab|lade? [^.!?]{0,20}tokens? [^.!?]{0,10}auf(?!\p{L})|abonnier(?:e|st)? (?:mich|jetzt|doch|premium)(?!\p{L})|(?:wechs(?:le|el)|upgrade) (?:doch |jetzt )*(?:auf|zu) premium`,
      String.raw`schalt(?:e|est)? [^.!?]{0,40}(?:bilder|fotos?|album|premium|tokens?|abo)[^.!?]{0,20} frei(?!\p{L})|fur (?:nur |bloß |schlappe )?(?:\d+|ein paar|zehn|zwanzig) tokens?(?!\p{L})`,
    ],
    asks: String.raw`token|premium|\babo\b|preis|kosten|kostet|kauf`,
  },
  es: {
    sells: [
      String.raw`(?:compra(?:me|te)?|consigue|adquiere|gasta(?:te)?|recarga|hazte con) (?:unos |mas |algunos |tus |una |un |el |pocos |\d+ )*(?:tokens?|fichas|suscripcion|premium|plan)(?!\p{L})|suscribete|(?:hazte|pasate a|date de alta en) premium`,
      String.raw`desbloquea (?:mis|mi|mas|todo|esta|este)[^.!?]{0,30}(?:tokens?|premium|suscripcion|fotos?|imagenes|album)(?!\p{L})|por (?:solo |apenas |tan solo )?(?:\d+|unos|unos pocos|diez|veinte) tokens?(?!\p{L})`,
    ],
    asks: 'token|suscrip|premium|precio|cuesta|costo|comprar|compro|pagar',
  },
  fr: {
    sells: [
      String.raw`(?:achete|achetez|prends|procure[ -]toi|offre[ -]toi|recharge|depense) (?:moi |des |plus de |quelques |un |une |tes |le |encore |donc |\d+ )*(?:tokens?|l?abonnement|premium)(?!\p{L})|(?:achete|achetez) (?:moi |des |plus de |quelques |\d+ )*jetons(?!\p{L})|abonne[ -]toi|passe (?:a|en|au) premium`,
      String.raw`debloque[rz]? (?:mes|ma|mon|plus|tout|cette|la suite)[^.!?]{0,30}(?:tokens?|jetons|premium|abonnement|photos?|images?|album)(?!\p{L})|pour (?:seulement |juste |a peine )?(?:\d+|quelques|dix|vingt) (?:jetons|tokens?)(?!\p{L})`,
    ],
    asks: 'token|jeton|premium|abonn|prix|cout|acheter|payer|tarif',
  },
  it: {
    sells: [
      String.raw`(?:compra(?:ti|mi)?|acquista|prenditi|prendi|ricarica|spendi) (?:piu |altri |dei |un po di |i |tuoi |qualche |un |\d+ )*(?:token|gettoni|l?abbonamento|premium)(?!\p{L})|(?<!(?:gli|degli|agli) )abbonati(?!\p{L})|passa a premium`,
      String.raw`sblocca (?:le|la|il|i|tutto|altre|di piu)[^.!?]{0,30}(?:token|premium|abbonamento|foto|immagini|album)(?!\p{L})|(?:per|con) (?:soli |solo |appena )?(?:\d+|pochi|dieci|venti) token(?!\p{L})`,
    ],
    asks: 'token|gettoni|premium|prezz|abbon|costa|comprare|compro|pagare',
  },
  pt: {
    sells: [
      String.raw`(?:compre|compra|adquira|garanta|pegue|gaste|recarregue) (?:mais |uns |alguns |seus |uma |um |o |a |\d+ )*(?:tokens?|fichas|assinatura|premium)(?!\p{L})|assin[ae] (?:ja|agora|logo|o (?:premium|plano|plus))(?!\p{L})|vir[ae] (?:assinante|premium)|faz(?:er)? (?:a|uma) assinatura|faca (?:a|uma|sua) assinatura`,
      String.raw`desbloque(?:ie|ia|ar) (?:minhas|meu|minha|meus|mais|tudo|as minhas)[^.!?]{0,30}(?:tokens?|premium|assinatura|fotos?|imagens|album)(?!\p{L})|por (?:so |apenas |somente )?(?:\d+|alguns|poucos|dez|vinte) tokens?(?!\p{L})`,
    ],
    asks: 'token|assinat|assinar|premium|preco|custa|comprar|compro|pagar',
  },
  nl: {
    sells: [
      String.raw`(?:koop|bestel|haal|neem|pak|regel|scoor|besteed) (?:nu |dan |maar |toch |even |snel |gewoon |nog |wat |meer |een |extra |paar |je |mijn |het |\d+ )*(?:tokens?|abonnement|premium|lidmaatschap)(?!\p{L})|(?:tokens?|abonnement|premium) (?:\p{L}+ )?(?:kopen|nemen|halen|afsluiten)(?!\p{L})`,
      String.raw`abonneer je|sluit [^.!?]{0,20}abonnement af|(?:stap over op|upgrade naar|word) premium|ontgrendel (?:mij|me|mijn|meer|alles)[^.!?]{0,30}(?:tokens?|premium|abonnement|foto ?s?|album)(?!\p{L})|voor (?:maar |slechts |amper )?(?:\d+|een paar|tien|twintig) tokens?(?!\p{L})`,
    ],
    asks: 'token|abonne|premium|prijs|kost|kopen|koop ik|betalen',
  },
  pl: {
    sells: [
      String.raw`(?:kup|dokup|zdobadz|wykup|doładuj|wydaj|zamow)(?:cie)? (?:sobie |jeszcze |teraz |wiecej |kilka |pare |troche |swoje |mi |na mnie |dostep |do |\d+ )*(?:token\p{L}*|premium|abonament\p{L}*|subskrypcj\p{L}*)|(?:za)?subskrybuj(?: mnie| teraz|[.!,])|przejdz na premium`,
      String.raw`odblokuj (?:moje|mnie|wiecej|wszystko|te)[^.!?]{0,30}(?:token|premium|abonament|subskrypc|zdjec|album)|za (?:jedyne |tylko |marne )?(?:\d+|kilka|pare|dziesiec) token`,
    ],
    asks: String.raw`token|abonament|subskryp|premium|(?<!\p{L})cen[aye](?!\p{L})|kosztuj|kupic|kupuj|płaci`,
  },
  ru: {
    sells: [
      String.raw`(?:купи|докупи|приобрети|возьми|оформи|пополни|потрать|закажи|подключи)(?:те)? (?:себе |мне |на меня |еще |сеичас |же |немного |пару |несколько |больше |свои |скорее |\d+ )*(?:токен\p{L}*|подписк\p{L}*|премиум\p{L}*|premium)|подпишись(?:тесь)?(?: на (?:меня|премиум|premium|платн\p{L}+)| сеичас| чтобы|[.!,])|переходи на премиум`,
      String.raw`разблокируи(?:те)? (?:мои|меня|мое|больше|все|эту?)[^.!?]{0,30}(?:токен|премиум|подписк|фото|снимк|альбом)|за (?:всего |каких-то )?(?:\d+|пару|несколько|десять) токен`,
    ],
    asks: 'токен|подписк|премиум|цен[аыу]|стоит|стоимост|купить|платит|оплат',
  },
  tr: {
    sells: [
      String.raw`(?:token\p{L}*|abonelik|premium\p{L}*|uyelik)(?: \p{L}+)? (?:satin )?(?:al|alip|alsana|alirsan|alin|almalisin|yukle|yuklesene|harca|harcasana)(?!\p{L})|abone ol(?:ursan|sana|up|un|malisin)?(?!\p{L})|premiuma (?:gec|yuksel)`,
      String.raw`(?:sadece |yalnizca )(?:\d+|birkac|on) token|(?:\d+|birkac) token(?:a| karsiliginda)(?!\p{L})|(?:fotograf|resim|album)\p{L}*(?: \p{L}+)? kilid\p{L}* ac`,
    ],
    asks: 'token|abone|premium|fiyat|ucret|kac (?:para|lira)|satin al|odeme',
  },
  ar: {
    sells: [
      String.raw`(?:و|ف)?(?:[إا]شتري?|ابتاعي?|احصلي? على|خذي?|خدي?|جيبي?|اشحني?|قمي? بشراء|قومي بشراء) (?:لي |لك |المزيد من |مزيدا من |بعض |شوي[ةه] |باق[ةه] |\d+ )*(?:ال)?(?:توكن\p{L}*|رموز|اشتراك\p{L}*|بريميوم)`,
      String.raw`(?:و|ف)?اشتركي?(?: ال[آا]ن| معنا| في (?:ال)?(?:بريميوم|خدم[ةه]|باق[ةه])| وس| حتى| لت|[.!،,])|(?:و|ف)?افتحي? (?:قفل )?(?:صوري|[أا]لبومي)|(?:مقابل|ب) ?(?:فقط )?(?:\d+|بضع[ةه]|عدد من) (?:ال)?(?:توكن|رموز|رمز)`,
    ],
    asks: 'توكن|رموز|اشتراك|بريميوم|سعر|[أا]سعار|ثمن|تكلف|بكم|بكام|شراء|[أا]شتري|[أا]دفع',
  },
  hi: {
    sells: [
      String.raw`(?:टोकन्?स?|सब्सक्रिप्शन|सदस्यता|प्रीमियम|प्लान)(?: \S+){0,2} (?:ख़?रीद(?:ो|ें|िए|िये| लो| लीजिए| लें)|ले लो|ले लीजिए|लीजिए|लो|लें)(?![\p{L}\p{M}])|सब्सक्राइब (?:कर(?:ो|ें|िए| लो| लीजिए)|कीजिए)|प्रीमियम (?:पर|में) (?:जाओ|आओ|अपग्रेड)`,
      String.raw`(?:सिर्फ़?|केवल|बस) (?:\p{N}+|कुछ|दस|बीस) टोकन|\p{N}+ टोकन (?:में|देकर|के बदले)|(?:तस्वीर|फ़?ोटो|एल्बम)[^।.!?]{0,30}अनलॉक कर`,
      String.raw`(?:tokens?|subscription|premium)(?: \S+){0,2} (?:khare?e?d|le lo|lelo|buy kar)\p{L}*`,
    ],
    asks: 'टोकन|सब्सक्रिप्शन|सदस्यता|प्रीमियम|क़?ीमत|दाम|ख़?रीद|भुगतान|kitne|k[ie]+mat|khare?e?d',
  },
  zh: {
    sells: [
      '(?:买|買|购买|購買|充值|儲值|充|订阅|訂閱|开通|開通|升级|升級|续费|續費|花)(?:点|點|些|一点|一點|一些|几个|幾個|更多|了|个|個|到|成|为|為|我的|我们的|一下|\\d+个?)*(?:代币|代幣|tokens?|会员|會員|高级版|高級版|订阅|訂閱|套餐|premium|vip)',
      '(?:订阅|訂閱)(?:一下|我|吧)|充值吧|(?:解锁|解鎖)(?:我的|更多|我)[^。!?]{0,12}(?:照片|图片|圖片|相册|相冊|写真)|(?:只要|只需|仅需|僅需|才)(?:\\d+|几|幾|十|二十)(?:个|個|枚)?(?:代币|代幣|token)',
    ],
    asks: '代币|代幣|token|订阅|訂閱|会员|會員|价格|價格|多少钱|多少錢|费用|費用|购买|購買|[怎想]么?买|充值',
  },
  ja: {
    sells: [
      '(?:トークン|サブスク|サブスクリプション|プレミアム(?:プラン|会員)?|有料プラン|有料会員|月額プラン)(?:を|に|も|へ)?(?:もう少し|もっと|ちょっと|少し|今すぐ|いっぱい|たくさん|\\d+個)?(?:買って|買お|購入して|購入しよ|ご購入|登録して|登録しよ|加入して|入って|課金して|チャージして|追加して|なって|アップグレードして|使って)(?!は|ない|ます|いる|いた|る)',
      '課金して(?:くれ|ね|ほし|よ|くだ|[!。])|(?:写真|画像|アルバム)[^。!?]{0,10}(?:アンロック|解放|ロックを解除)して|(?:たった|わずか)の?\\d+トークン|\\d+トークンで',
    ],
    asks: 'トークン|サブスク|プレミアム|値段|料金|いくら|価格|課金|購入|有料',
  },
  ko: {
    sells: [
      '(?:토큰|구독권?|프리미엄|멤버십|이용권|유료 ?플랜|유료 ?회원)(?:을|를|으로|에)? ?(?:좀 |더 |조금 |조금만 |지금 |바로 |몇 개 |\\d+개 )*(?:사 ?(?:줘|줄래|주세요|면|봐|라|세요)|구매(?:해|하(?:면|세))|결제(?:해|하(?:면|세))|충전(?:해|하(?:면|세))|신청(?:해|하(?:면|세))|가입(?:해|하(?:면|세))|업그레이드(?:해|하(?:면|세))|써 ?(?:줘|주세요))(?!서|요\\?)',
      '구독(?:해|하세요|하면)(?!서|요\\?)|(?:사진|앨범)[^.!?]{0,12}(?:잠금 ?해제|잠금을 (?:풀|해제))|\\d+ ?(?:개 ?)?토큰(?:이면|으로|만)|토큰 (?:\\d+|몇) ?개(?:면|만|로)',
    ],
    asks: '토큰|구독|프리미엄|가격|얼마|요금|결제|구매|비용|유료',
  },
};
