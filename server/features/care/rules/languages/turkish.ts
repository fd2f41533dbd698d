import { ageRules } from './ageRules.ts';

const RELATIVE =
  '(?:(?:vaftiz|manevi|üvey) kızı|kız(?:ı|ım|ımız|ları)|kızının|oğl(?:u|um|unun)|oğul(?:ları)?|çocuğ(?:u|um)|çocukları|yeğen(?:i|im)|torun(?:u|um)|(?:kız |erkek )?kardeş(?:i|im|inin)|ikiz(?:i|leri))';
const THING =
  '(?:motosiklet\\p{L}*|bisiklet\\p{L}*|kamyon\\p{L}*|tekne\\p{L}*|köprü\\p{L}*|kilise\\p{L}*|daire\\p{L}*|bina\\p{L}*|koltuk|laptop\\p{L}*|peynir\\p{L}*|tavşan\\p{L}*|eşek|midilli|hamster|kaplumbağa\\p{L}*|inek|keçi\\p{L}*|köpe(?:k|ği)|kedi(?:si)?|at(?:ı)?|papağan(?:ı)?|araba(?:sı)?|viski|şarap|rom|ev(?:i)?|fırın(?:ı)?|dükkan(?:ı)?|şirket(?:i)?|evlilik|deneyim(?:i)?|tecrübe(?:si)?|ağaç|proje|kariyer)';
const SCHOOL = '(?:lise|ortaokul|ilkokul|ilköğretim)';
const GRADE = '(?:\\d{1,2}\\.?|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|on birinci)\\s*sınıf';

export const turkish = ageRules({
  numbers: 'altı|yedi|sekiz|dokuz|on(?:\\s?(?:bir|iki|üç|dört|beş|altı|yedi))?',
  greater: '(?:yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|on)\\s?',
  ages: [
    '#\\s*yaş(?:ında(?:ki|yım|sın|dır|lar)?|lı|larında)?(?!\\p{L})(?!\\s*(?:büyük|küçük|fark|üstü|üzeri|sınırı))',
    '(?<!\\p{L})yaş(?:ı|ım|ın)?\\s*(?:[:=-]|sadece|henüz|daha)?\\s*#(?!\\p{L}|\\d)',
    '#\\s*yaşına\\s+(?:yeni\\s+|daha\\s+|yarın\\s+)?(?:gir|bas)\\p{L}+',
    '{{char}}\\s?[,(]\\s?#\\s?[),.;]',
    '(?<!\\p{L})on\\s?(?:bir|iki|üç|dört|beş|altı|yedi)(?:inde|ında|sinde|sında|ünde)\\s+(?:bir|kız|genç|oğlan|delikanlı|daha)(?!\\p{L})',
    '#\\s+buçuk\\s+yaş',
    '(?<!\\p{L})(?:yarın|bugün|yakında)\\s+#\\s*(?:yaşına\\s+)?(?:olacak|oluyor|bas\\p{L}+|gir\\p{L}+)',
    '(?<!\\p{L})(?:yakında|yarın|bugün)\\s+(?:\\S+\\s+){0,1}(?:#\\.|on\\s?(?:ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci))\\s+(?:yaş\\s*günü|doğum\\s*günü)',
    '#\\s+(?:yıl|sene)\\s+önce\\s+(?:\\S+(?:de|da|te|ta)\\s+)?doğ(?:du|muş|dum)',
  ],
  youths: [
    `(?<!\\p{L})${SCHOOL}(?:de|da)?\\s+(?:okuyan|öğrenci(?:si|siyim|sidir)?|okuyor\\p{L}*)(?!\\p{L})`,
    '(?<!\\p{L})(?:liseli|ortaokullu|ilkokullu)(?:\\s+(?:bir\\s+)?(?:kız|oğlan|genç|çocuk))?(?!\\p{L})',
    `(?<!\\p{L})(?:liseye|ortaokula|ilkokula|okula)\\s+(?:hâlâ\\s+|halen\\s+)?(?:gidiyor|gider|gidiyorum)(?!\\p{L})`,
    `${GRADE}(?:ta(?:yım|sın|dır)?|a gidiyor\\p{L}*| öğrencisi\\p{L}*)(?!\\p{L})`,
    '(?<!\\p{L})(?:(?:henüz )?reşit değil|reşit olmayan|yaşı tutmuyor)',
    '(?<!\\p{L})(?:bir\\s+)?ergen(?:dir|im|sin)?(?=\\s*(?:[.,;!?)]|$))|(?<!\\p{L})ergen (?:bir )?(?:kız|oğlan)(?!\\p{L})',
    '(?<!\\p{L})(?:küçük (?:bir )?kız(?: çocuğu)?|kız çocuğu|küçük (?:bir )?(?:oğlan|erkek) çocuğu|bir çocuk)(?:dur|tur|yum)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})(?:çocuk|küçük bir kız|liseli|ortaokullu|ergen|1[0-7] yaşında)\\s+(?:gibi\\s+)?(?:görün\\p{L}+|duruyor)',
    '(?<!\\p{L})(?:18|on sekiz)\\s+yaş(?:ından küçük|ını doldurmamış|ına girmedi|ın altında)(?:tür|dır)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})(?:daha genç|gençleştirilmiş) (?:hali|versiyonu)',
    `(?<!\\p{L})${SCHOOL}\\s+(?:birinci|ikinci|üçüncü|dördüncü|son|\\d\\.?)\\s+sınıf(?:ta|a|tayım|\\s+öğrenci\\p{L}*)?(?!\\p{L})`,
    '(?<!\\p{L})(?:lisesi(?:nde)?|ortaokulunda|ilkokulunda|lisede|ortaokulda|ilkokulda|kolejde|anaokulunda|kreşte)\\s+(?:okuyor|okuyan|okuyorum|öğrenci)\\p{L}*',
    `(?<!\\p{L})(?:liseye|ortaokula|ilkokula|${GRADE}a)\\s+(?:(?:yeni|bu\\s+yıl|eylülde|daha)\\s+)?(?:başla(?:dı|yacak|yor)|geç(?:ti|ecek|iyor))(?!\\p{L})(?!\\s*\\d)`,
    '(?<!\\p{L})(?:yıl|ay|hafta|gün|sene)\\s+(?:sonra|içinde)\\s+(?:18|on\\s+sekiz|reşit)\\p{L}*\\s+(?:olacak|girecek|basacak)',
    '(?<!\\p{L})(?:henüz|daha)\\s+(?:18|on\\s+sekiz)\\p{L}*\\s+(?:olmadı|değil|yaşında\\s+değil|basmadı|girmedi)',
    '(?<!\\p{L})(?:reşit|ergin)\\s+(?:olacak|olmadı|olmasına)',
    '(?<!\\p{L})(?:ergenlik\\s+çağında|ergenlikte|ergenliğe\\s+(?:yeni\\s+)?gir\\p{L}+)',
    '(?<!\\p{L})(?:anaokulu|kreş)\\s+(?:çocuğu|öğrencisi)(?!\\p{L})',
    '(?<!\\p{L})(?:hâlâ|halen|hala)\\s+okula\\s+gidiyor',
    '(?<!\\p{L})(?:kız\\s+|anadolu\\s+|erkek\\s+)?lise(?:si|sinde)\\s+(?:\\p{L}+\\s+)?öğrenci\\p{L}*(?!\\p{L})(?!\\s*(?:ler|lar))',
    '(?<!\\p{L})on\\s?(?:bir|iki|üç|dört|beş|altı|yedi)(?:inde|ında|sinde|sında|ünde)\\s+(?:göster|görün)\\p{L}+',
    '(?<!\\p{L})on\\s?(?:bir|iki|üç|dört|beş|altı|yedi|sekiz)\\p{L}{1,4}\\s+doldurma(?:dı|mış)',
  ],
  nouns: `liseli|ortaokullu|ilkokullu|ergen(?:ler)?|${SCHOOL} öğrenci(?:si|leri)|kız öğrenci|okul kızı|reşit olmayan|lolita?`,
  children:
    'çocuk(?:lar|tan|la)?|çocuğ(?:u|un|a)|çocukları|bebek(?:ler)?|bebeğ(?:i|in)|küçük (?:bir |çıplak )?(?:kız|oğlan)|kız çocu(?:k|ğ)\\p{L}*|oğlan çocu(?:k|ğ)\\p{L}*|(?:lise|ortaokul|ilkokul) (?:kızı|kızları|çocuğu)|okul üniforması|okul önlüğü',
  pupils: `ortaokul,?\\s+\\S+\\s+sınıf|lise,?\\s+\\S+\\s+sınıf|liseli|ortaokullu|ilkokullu|ergen|velet|reşit\\s+olmayan|kız\\s+çocuğu|küçük\\s+kız|anaokulu\\s+çocuğu|lolita|${SCHOOL}(?:\\s+\\S+\\s+sınıf)?\\s+öğrencisi`,
  goesOn: 've|bir|ama|kız|oğlan|genç',
  half: 'buçuk',
  now: 'şimdi|bugün|artık|şu\\s+an',
  earlyYears:
    '(?:küçük\\s+(?:bir\\s+)?kızken|küçükken|çocukken|bebekken|çocukluğun\\p{L}*|çocukluk\\s+fotoğraf\\p{L}*|anaokulunda(?:ki|yken)|ilkokuldayken)',
  only: 'henüz|daha|sadece|yeni|ancak|neredeyse',
  years: { unit: 'yaş(?:ında(?:ki)?|lı|ındaki)?|yaşlarında', after: 'büyük|küçük|fark' },
  others: 'değil|onun|eski|ve|veya|ile|için|gibi|öğretmen\\p{L}*',
  things: 'köpek|kedi|at|viski|şarap|araba\\p{L}{0,4}|ev|ağaç',
  spared: {
    before: [
      `(?<!\\p{L})${RELATIVE}(?!\\p{L})[^.!?;\\n]{0,20}`,
      `(?<!\\p{L})${THING}(?!\\p{L})[^.!?;\\n]{0,16}`,
      '(?<!\\p{L})(?:eski|eskiden|artık|bir zamanlar)\\s+(?:\\S+\\s+){0,2}',
    ],
    afterYouths: ['(?:bir\\s+)?(?:değil|iken|idi|öğretmen\\p{L}*|anne\\p{L}*|baba\\p{L}*)', '(?:ler|lar)\\p{L}*'],
    after: [
      `(?:bir\\s+)?(?:${RELATIVE}|${THING})(?!\\p{L})`,
      '(?:bir\\s+)?(?:değil|iken|idi|öğretmen\\p{L}*|kardeş\\p{L}*)',
      '(?:büyük|küçük|fark)',
      '(?:ler|lar)\\p{L}*',
      '(?:\\s*\\p{L}+)?\\s*çocu(?:k|ğun)\\s+(?:anne|baba|sahibi)\\p{L}*',
      '(?!bir(?!\\p{L})|kız|genç|çocuk|oğlan)(?:[^\\s,.;!?]+\\s+){1,3}[^\\s,.;!?]{2,}(?:dı|di|du|dü|tı|ti|tu|tü)(?=\\s*(?:[.,;!?]|$))',
      '(?:[^\\s,.;!?]{2,}(?:dı|di|du|dü|tı|ti|tu|tü))(?=\\s*(?:[.,;!?]|$))',
    ],
  },
});
