import type { Lexicon } from '../lexicon.ts';

const now = { urgency: 'now', about: 'self' } as const;
const near = { urgency: 'near', about: 'self' } as const;
const otherNow = { urgency: 'now', about: 'other' } as const;
const otherNear = { urgency: 'near', about: 'other' } as const;
const fun = '{story}|{game}|{laugh}|{pet}';
const who = '(?:{friend}|{parent}|{child}|{partner}|adam|komsu\\S*)';

export const tr: Lexicon = {
  words: {
    partner: 'koca* | karim | karisi* | esim | sevgili* | eski sevgili* | nisanli* | eski esim',
    parent: 'anne* | baba* | uvey* | dayi* | amca* | dede* | abim | abisi | enistem | ailem | bakici*',
    child: 'oglum | oglu | kizim | kizi | bebe* | cocuk* | cocug* | torun* | yegen*',
    friend: 'arkadas* | kardes* | ablam | abla | kuzen* | kanka* | komsu* | ogrencim',
    die: 'olmek | olmeyi | olsem | oleyim | geberm* | gebersem | gebereyim | yok olmak | yok olsam',
    tonight: 'bu gece | bu aksam | yarin | simdi | bugun | birazdan | yakinda',
    pills: 'hap* | ilac* | tablet* | parol* | xanax* | antidepresan* | uyku ilac* | kutu* | aspirin*',
    poison: 'camasir suyu* | tuz ruhu* | zehir* | fare zehri* | antifriz* | deterjan* | kezzap*',
    all: 'butun | tum | hepsini | bir kutu | iki kutu | avuc* | cok fazla | bir suru | kutunun',
    blade: 'bicak* | bicag* | jilet* | ustura* | falcata',
    cut: 'kestim | kesiyorum | kesmek | jiletl* | ciziyorum | yakiyorum | faca*',
    limb: 'bilek* | bileg* | kol* | damar* | bacak* | bacag*',
    laxative: 'laksatif* | mushil* | ishal ilac*',
    days: 'gun* | hafta* | pazartesi* | sali* | cuma* | pazar*',
    hit: 'dov* | vuruyor* | vurdu* | vurmus | tokat* | tekme* | yumruk* | dayak | bogazimi sik* | bogazima sar* | bogmaya',
    rape: 'tecavuz* | taciz* | istismar* | irzima',
    laugh: 'haha* | ahah* | lol | gulmek* | gulme* | saka* | 😂 | 🤣 | random',
    story: 'film* | dizi* | kitap* | kitab* | roman* | karakter* | sark* | bolum* | sahne* | odev* | makale*',
    game: 'oyun* | level* | boss* | mac* | lol | valorant* | satranc* | tavla* | pubg',
    food: 'pizza* | tatli* | cikolata* | pasta* | et | ekmek* | seker*',
    pet: 'kedi* | kopek* | kopeg* | kus* | balik* | hamster*',
    love: 'seviyorum | opuyorum | askim | canim benim | sarilmak',
    work: 'toplanti* | sinav* | patron* | is yeri* | mesai* | vize | final*',
    medicine: 'vitamin* | doktor* | recete* | bas agri* | agri kesici aldim gecti',
  },
  patterns: [
    {
      kind: 'injury',
      ...otherNow,
      pattern: `${who}~(?:{all}~{pills}~(?:icmis|icti|yutmus|yuttu|almis)|{pills}~(?:hepsini|cok) (?:icmis|icti|yutmus))`,
      unless: fun,
    },
    {
      kind: 'medical',
      ...otherNow,
      pattern:
        '{child}~(?:{pills}|{poison}|pil|para|boncuk)~(?:yuttu|icti|yutmus|icmis)|(?:pil|boncuk|miknatis|{poison}) (?:yuttu|yutmus|icti|icmis)',
      unless: '{story}|{game}|{laugh}',
    },
    {
      kind: 'injury',
      ...now,
      pattern:
        '{all}~{pills}~(?:ictim|yuttum|aldim|atiyorum|icmis bulundum)|{pills}~(?:hepsini|tamamini|cok fazla|bir avuc)~(?:ictim|yuttum|aldim)|(?:hepsini|tamamini) (?:ictim|yuttum)|{pills} (?:ictim|yuttum)~(?:olecegim|olmek|bitsin)',
      unless: `${fun}|{medicine}|{work}|cay\\S*|kahve\\S*|su|sut`,
    },
    {
      kind: 'injury',
      ...now,
      pattern:
        '(?:[1-9][0-9]|yirmi|otuz|kirk|elli)~(?:tane )?{pills}~?(?:ictim|yuttum|aldim)|{poison}~(?:ictim|yuttum)|asiri doz\\S*|{pills} (?:ictim|yuttum) (?:cok|hepsini|fazla)',
      unless: `${fun}|mg|{medicine}`,
    },
    {
      kind: 'injury',
      ...now,
      pattern:
        '{limb}~(?:kestim|dogradim|actim)|(?:cok )?derin (?:kestim|kesmisim|kesildi)|{cut}~kan\\S*~durmuyor|{limb}~kan\\S*~dur(?:muyor|maz)|jilet\\S* (?:vurdum|attim)',
      unless: `${fun}|sogan|domates|mutfak\\S*|tras|kumas`,
    },
    {
      kind: 'medical',
      ...otherNow,
      pattern: '(?:nefes almiyor|nefes alamiyor|uyanmiyor|kendine gelmiyor|tepki vermiyor)',
      unless: `${fun}|sabah\\S*|alarm\\S*|{thing}|mesaj\\S*|telefon\\S*|sicaktan`,
    },
    {
      kind: 'medical',
      ...otherNow,
      pattern: `${who}~(?:kalp krizi|felc|nobet|havale|inme)`,
      unless: `${fun}|gecen (?:yil|sene)|yil once|gecirmisti|olmustu|neyse`,
    },
    {
      kind: 'medical',
      ...now,
      pattern:
        '(?:agzi|yuzu|agzinin|yuzunun)~(?:kaydi|egildi|carpil\\S+|dustu|sarkti)|(?:konusmasi|dili)~(?:bozuldu|peltek\\S*|dolaniyor|dolasiyor)|(?:sol|sag) (?:kol\\S*|taraf\\S*|yan\\S*|yuz\\S*)~(?:uyus\\S*|tutmuyor|hissetmiyor\\S*|oynatami\\S+|kalkmiyor)|kolunu kaldiramiyor',
      unless: `${fun}|uzerine yat\\S*|spor\\S*|disci\\S*`,
    },
    {
      kind: 'medical',
      ...now,
      pattern:
        '(?:gogsum|gogsumde|gogsume|gogus|gogsumun)~(?:agri\\S*|sikis\\S*|baski\\S*|sanci\\S*|yaniyor)|sol kolum\\S*~(?:vuruyor|agriyor|yayil\\S*|uyus\\S*)|kalp krizi geciriyor\\S*',
      unless: `${fun}|{love}|ozle\\S*|huzun\\S*|ayril\\S*|antrenman\\S*`,
    },
    {
      kind: 'medical',
      ...now,
      pattern:
        '(?:nefes|nefesimi) (?:alamiyor\\S*|alamiyom|alamadim)|nefesim~(?:kesiliyor|daraliyor|yetmiyor)|boguluyorum',
      unless: `${fun}|{love}|{work}|sicak\\S*|burn\\S*|nezle|maske\\S*`,
    },
    {
      kind: 'medical',
      ...now,
      pattern:
        '(?:bogazim|dilim|dudaklarim|dudagim|yuzum)~(?:sisti|sisiyor|sismis|kapaniyor|kapandi)|(?:ambulans|112|acil)~(?:cagir|ara|lazim|gelsin)\\S*|kan\\S*~dur(?:muyor|duramiyor\\S*)|kan kusuyor\\S*',
      unless: `${fun}|dis|disci\\S*|agladim|burnum|burun|aglamaktan`,
    },
    {
      kind: 'selfHarm',
      ...now,
      pattern: '(?:ses|sesler)~(?:oldur kendini|kendini oldur|atla|olmemi)',
      unless: fun,
    },
    {
      kind: 'harmToOthers',
      ...now,
      pattern: '(?:ses|sesler|kafamdaki\\S*)~(?:oldur\\S*|bicakla\\S*|zarar ver\\S*|vur)',
      unless: `${fun}|kendi\\S*`,
    },
    {
      kind: 'selfHarm',
      ...otherNear,
      pattern: `(?:{friend}|{parent}|{child}|{partner}|o)~(?:intihar\\S*|kendini (?:oldur\\S+|as\\S+|kes\\S+|at\\S+)|olmek (?:istiyor|istedigini)|canina kiy\\S+|hayatina son)(?!um)`,
      unless: `${fun}|istiyorum|edecegim|edicem|gecen yil|kaybett\\S*|oldu`,
    },
    {
      kind: 'selfHarm',
      ...now,
      pattern:
        '{tonight}~(?:intihar ed\\S+|kendimi (?:oldur|as|at|vur)\\S+|canima kiy\\S+|olecegim|olucem)|son (?:gecem|mesajim|gunum|kez yaziyorum)|(?:intihar edecegim|intihar edicem|intihar ediyorum|canima kiyacagim|kendimi (?:oldurecegim|oldurcem|asacagim|asicam|vuracagim))',
      unless: `${fun}|{work}|{food}|sigara\\S*|aclik\\S*|uyku\\S*|sikinti\\S*`,
    },
    {
      kind: 'selfHarm',
      ...now,
      pattern:
        '(?:catida|catiya|koprude|kopruye|kopruden)~(?:duruyorum|ciktim|atlay\\S*|atlamak|atlasam)|(?:intihar|veda) (?:notu|mektub)\\S*~(?:yaz|birak|hazir)\\S*|(?:ip|ipi|urgan)~(?:hazir|aldim|bagladim|astim)|{pills}~(?:biriktir\\S+|onumde|hazir\\S*|elimde)|{blade}~(?:elimde|bilegimde)',
      unless: `${fun}|manzara\\S*|fotograf\\S*|sogan|bungee|mutfak\\S*|yemek`,
    },
    {
      kind: 'selfHarm',
      ...now,
      pattern:
        '(?:kac|ne kadar|hangi)~{pills}~(?:ol\\S+|oldurur|yeter)|nasil (?:intihar|acisiz ol|kendimi oldur)\\S*|acisiz~(?:olum|olmek|olmenin|intihar)\\S*|elveda~(?:herkes\\S*|dunya|hakkinizi|affed\\S*|artik)|hakkini helal et|yarin~(?:olmayacagim|olmicam|yokum)',
      unless: `${fun}|{work}|tatil\\S*|asker\\S*|hac\\S*|umre\\S*|ofis\\S*`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '{die}~(?:istiyor\\S*|isterdim|istiyom|istemek|hazirim)|(?:keske|bi|bir) (?:olsem|gebersem|olsem de)|(?:olsem|gebersem|yok olsam)~(?:kurtul\\S+|keske|daha iyi|kimse|de bitse)|allah\\S*~canimi al\\S*|(?:ol[ue]p|gebericem)~kurtul\\S+|keske~(?:olsem|olseydim|dogmasaydim|hic olmasam|uyanmasam)',
      unless: `${fun}|{food}|{love}|{work}|utanc\\S*|aclik\\S*|sicak\\S*`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '(?:yasamak|yasamaya|hayatta kalmak|uyanmak|var olmak)~(?:istemiyor\\S*|istemiyom|gelmiyor|degmez|gucum yok)|yasama\\S* (?:sebebim|nedenim|istegim|sevincim)~(?:yok|kalmadi)|(?:hayat\\S*|yasam\\S*)~(?:anlami (?:yok|kalmadi)|son vermek|sonlandir\\S+)|yasamaktan~(?:yoruldum|biktim|nefret)|neden yasiyorum|kurtulus\\S* yok|cikis yol\\S*~(?:yok|goremi\\S+)',
      unless: `${fun}|sensiz|{food}|bu (?:sehirde|evde|mahallede)|istanbul\\S*`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '(?:ben olmasam|bensiz|olmasaydim|ben (?:olsem|gidince|olunce)|yoklugum\\S*)~(?:daha (?:iyi|mutlu|rahat)|kimse|rahat|fark|herkes)\\S*|herkese~yuk\\S*|yuk\\S* (?:oluyorum|olmak|oldum|gibiyim)|(?:kimse|kimsenin)~(?:fark etmez|yoklugumu|umrunda olmaz|aglamaz|ozlemez)|uyu\\S+~(?:bir daha )?(?:hic )?uyanma(?:mak|yayim|sam|yim)|(?:dogmamis|hic var olmamis|hic dogma\\S+)',
      unless: `${fun}|parti\\S*|toplanti\\S*|takim\\S*|tatil\\S*|yarin`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '(?:kendimi|kendime)~(?:kes\\S+|jilet\\S*|zarar ver\\S+|yak\\S+iyorum|yakmak)|{limb}~(?:kesiyor|ciziyor|jiletl|kesmek|faca)\\S*|intihar\\S*~(?:dusun|etmek|aklim|egilim|girisim)\\S*|sigara\\S*~(?:kolumda|bacagimda|kendimde) sondur\\S+|(?:yine|tekrar)~(?:kestim kendimi|jilet\\S*)',
      unless: `${fun}|yatag\\S*|sac\\S*|tirnak\\S*|sogan|sokag\\S*|kanepe\\S*`,
    },
    {
      kind: 'harmToOthers',
      ...now,
      pattern:
        '(?:onu|onlari|hepsini|hepinizi|herifi)~(?:oldurecegim|oldurucem|oldurcem|oldurmek (?:istiyor|zorunda)\\S*|oldurmeyi)|(?:insan|birini|birilerini|adam) (?:oldur|bicakla)\\S+~?(?:istiyor\\S*|dusun\\S*|gecireb\\S*)?',
      unless: `${fun}|{love}|kendimi|sivrisinek\\S*|hamam\\S*|fiyat\\S*|beni`,
    },
    {
      kind: 'harmToOthers',
      ...near,
      pattern:
        '(?:{child}|bebeg\\S*|ona|birine)~zarar ver\\S+~?(?:korkuyor\\S*|diye)?|(?:bicak|silah|tabanca|pompali)\\S*~(?:aldim|hazir|cantamda|belimde|yanimda)|okul\\S*~(?:silahla|tarayacag\\S*|basacag\\S*)|(?:intikam\\S*|odetecegim)~(?:kan|bicak|silah|oldur)\\S*',
      unless: `${fun}|mutfak\\S*|kendi\\S*|indirim\\S*|kamp\\S*|sekerli|ekran`,
    },
    {
      kind: 'sexualViolence',
      ...near,
      pattern: '(?:bana|beni|ben)~{rape}|{rape}~(?:ugradim|ediyor|etti|ettiler|edildim)',
      unless: fun,
    },
    {
      kind: 'sexualViolence',
      ...otherNear,
      pattern: '(?:{friend}|{child}|{parent}|{partner}|ona)~{rape}',
      unless: fun,
    },
    {
      kind: 'sexualViolence',
      ...near,
      pattern:
        '(?:zorla|zorlad\\S*|zorluyor)~(?:sevis|iliski|birlikte|yat|opt)\\S*|(?:iliski|sevism|seks|birlikte olma|yatma)\\S*~zorl\\S+|(?:hayir|istemiyorum|dur|yapma) (?:dedim|dedigim|dememe)~(?:durmadi|dinlemedi|devam|yapti|ragmen)\\S*|(?:rizam|istegim)~(?:olmadan|disinda)|(?:odama|yatagima)~(?:girdi|giriyor|geliyor|geldi|girerdi)~?(?:dokun\\S*)?|bana dokun\\S+~(?:istem|kucuk|cocuk|gece)\\S*|elle(?:di|yor|digi)\\S*~(?:beni|otobus\\S*|metro\\S*)|beni elle\\S+',
      unless: `${fun}|{love}|spor\\S*|diyet\\S*`,
    },
    {
      kind: 'sexualViolence',
      ...near,
      pattern:
        '(?:ickime|icecegime|bardagima)~(?:bir sey|ilac|hap)\\S*|(?:ciplak|ozel|mahrem|nude\\S*)~(?:foto|resim|goruntu|video)\\S*~(?:yay|tehdit|santaj|paylas|gonder)\\S*|(?:foto|resim|goruntu|video)\\S*~(?:yaymakla|yayacag\\S*|yayarim|ifsa|santaj\\S*)|santaj\\S*',
      unless: `${fun}|duygusal|tatil\\S*|buz`,
    },
    {
      kind: 'abuse',
      ...now,
      pattern:
        '(?:banyo|tuvalet|oda)\\S*~(?:saklan|kilitle|kapan)\\S+~?(?:kap\\S*|kocam|o|beni)?|kapi\\S*~(?:kiriyor|kirmaya|yumrukluyor|zorluyor)|(?:bicakla|silahla|bicak|silah)~(?:uzerime|ustume|tehdit|bana|dayadi)\\S*|(?:oldurmekle|oldururum|seni oldur\\S*|beni oldurec\\S*|oldurecegini)~?(?:diyor|dedi|tehdit\\S*|soyl\\S+|korkuyorum)?',
      unless: `${fun}|anahtar\\S*|saklambac|kargo\\S*|meraktan|sivrisinek\\S*|gec kal\\S*`,
    },
    {
      kind: 'abuse',
      ...near,
      pattern:
        '(?:{partner}|{parent}|{child}|o|evde)~(?:beni|bana|bizi|bize)~{hit}|(?:beni|bana|bizi|bize)~(?:{hit})|(?:{partner}|{parent})~{hit}|(?:{partner}|{parent}|o)~(?:el kaldir\\S+|elini kaldir\\S+|sacimdan|uzerime yuru\\S+)|dayak yi\\S+|siddet gor\\S+',
      unless: `${fun}|{love}|{food}|tavla\\S*|piyango|indirim\\S*|yastik\\S*`,
    },
    {
      kind: 'abuse',
      ...near,
      pattern:
        '(?:disari|evden|kapidan)~(?:cikmama|cikarmiyor|birakmiyor|salmiyor|cikmami)\\S*|eve kilit\\S+|(?:telefonumu|maasimi|parami|kimligimi|pasaportumu)~(?:aldi|aliyor|el koy\\S+|kontrol\\S*|karistir\\S+)|(?:gorusmemi|calismama|calismami|disari cikmami|konusmami)~(?:yasak\\S*|izin verm\\S+|istemiyor)|(?:eski\\S* (?:sevgilim|kocam|esim|nisanlim)|{partner})~(?:takip ed|pesim|tehdit|kapimda|is yerime)\\S*|zorla evlen\\S+',
      unless: `${fun}|servis\\S*|tamir\\S*|banka\\S*`,
    },
    {
      kind: 'abuse',
      ...near,
      pattern:
        '(?:eve (?:gitmeye|donmeye|gitmekten|donmekten)|{partner}|babam\\S*|ondan|uvey\\S*)~(?:cok )?korkuyorum|(?:morluk|moraran|morarti|mor)\\S*~(?:fondoten|kapat|sakli|gizli|kocam)\\S*|(?:her yerim|yuzum|kolum|gozum)~(?:mor|morardi|morluk)\\S*',
      unless: `${fun}|kayak|dustum|spor\\S*|kaybet\\S*|hasta\\S*|surpriz\\S*`,
    },
    {
      kind: 'abuse',
      ...otherNear,
      pattern: `${who}~(?:karisini|karisina|cocugunu|cocuguna|cocuklar\\S*)~{hit}|(?:annemi|anneme|ablami|kardesimi|arkadasimi)~{hit}|(?:{friend}|{child})~(?:morluk\\S*|siddet gor\\S+|dayak yi\\S+)`,
      unless: fun,
    },
    {
      kind: 'eating',
      ...near,
      pattern:
        '{days}~(?:(?:hicbir sey|hic bir sey|bir sey|bisey|bi sey) ?\\S*~?)?(?:yemedim|yemiyorum|yemiyom|yemeden|koymadim)|kendimi ac birak\\S+|(?:sadece|yalnizca) su (?:iciyorum|ictim|ile)~?{days}?',
      unless: `${fun}|{food}|oruc\\S*|ramazan\\S*|iftar\\S*|balik|et`,
    },
    {
      kind: 'eating',
      ...near,
      pattern:
        '(?:yemek|yedik|yedig|yeyip|yiyip)\\S*~(?:sonra )?(?:kusuyor|kustum|kusmak|cikariyor|cikardim)\\S*|(?:parmag|parmak)\\S*~(?:bogaz|kus|sok|at)\\S*|{laxative}~(?:iciyor|kullan|ictim|aliyor|aldim)\\S*|(?:yedigim icin|yedim diye)~(?:ceza|kendim)\\S*',
      unless: `${fun}|zehirlen\\S*|doktor\\S*|bozuk|hamile\\S*|kabiz\\S*|midye`,
    },
    {
      kind: 'eating',
      ...near,
      pattern:
        '(?:kilo almaktan|yemekten|yemek yemekten|kalori\\S*)~kork\\S+|(?:3[0-9]|4[0-2]) kilo\\S*~(?:hala|sisman|yag|dus|oldum)\\S*|gunde [1-5]00 kalori\\S*|anoreksi\\S*|bulimi\\S*|blumia',
      unless: `${fun}|baharat\\S*|deprem\\S*|bavul\\S*|hali`,
    },
    {
      kind: 'eating',
      ...otherNear,
      pattern:
        '(?:{friend}|{child}|{partner})~(?:hicbir sey yemiyor|yemek yemiyor|yemeyi (?:kesti|birakti)|yediklerini (?:kus|cikar)\\S+|{days}~yemiyor)',
      unless: `${fun}|{food}|sebze\\S*`,
    },
  ],
};
