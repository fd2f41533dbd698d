import { ageRules } from './ageRules.ts';

const RELATIVE =
  '(?:kız(?:ı|ım|ımız|ları)|kızının|oğl(?:u|um|unun)|oğul(?:ları)?|çocuğ(?:u|um)|çocukları|yeğen(?:i|im)|torun(?:u|um)|(?:kız |erkek )?kardeş(?:i|im|inin)|ikiz(?:i|leri))';
const THING =
  '(?:köpe(?:k|ği)|kedi(?:si)?|at(?:ı)?|papağan(?:ı)?|araba(?:sı)?|viski|şarap|rom|ev(?:i)?|fırın(?:ı)?|dükkan(?:ı)?|şirket(?:i)?|evlilik|deneyim(?:i)?|tecrübe(?:si)?|ağaç|proje|kariyer)';
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
  ],
  youths: [
    `(?<!\\p{L})${SCHOOL}(?:de|da)?\\s+(?:okuyan|öğrenci(?:si|siyim|sidir)?|okuyor\\p{L}*)(?!\\p{L})`,
    '(?<!\\p{L})(?:liseli|ortaokullu|ilkokullu)(?:\\s+(?:bir\\s+)?(?:kız|oğlan|genç|çocuk))?(?!\\p{L})',
    `(?<!\\p{L})(?:liseye|ortaokula|ilkokula|okula)\\s+(?:hâlâ\\s+|halen\\s+)?(?:gidiyor|gider|gidiyorum)(?!\\p{L})`,
    `${GRADE}(?:ta|a gidiyor| öğrencisi)(?!\\p{L})`,
    '(?<!\\p{L})(?:(?:henüz )?reşit değil|reşit olmayan|yaşı tutmuyor)',
    '(?<!\\p{L})(?:bir\\s+)?ergen(?:dir|im|sin)?(?=\\s*(?:[.,;!?)]|$))|(?<!\\p{L})ergen (?:bir )?(?:kız|oğlan)(?!\\p{L})',
    '(?<!\\p{L})(?:küçük (?:bir )?kız(?: çocuğu)?|kız çocuğu|küçük (?:bir )?(?:oğlan|erkek) çocuğu|bir çocuk)(?:dur|tur|yum)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})(?:çocuk|küçük bir kız|liseli|ortaokullu|ergen|1[0-7] yaşında)\\s+(?:gibi\\s+)?(?:görün\\p{L}+|duruyor)',
    '(?<!\\p{L})(?:18|on sekiz)\\s+yaş(?:ından küçük|ını doldurmamış|ına girmedi|ın altında)(?:tür|dır)?(?=\\s*(?:[.,;!?)]|$))',
    '(?<!\\p{L})daha genç (?:hali|versiyonu)',
  ],
  nouns: `liseli|ortaokullu|ilkokullu|ergen(?:ler)?|${SCHOOL} öğrenci(?:si|leri)|kız öğrenci|okul kızı|reşit olmayan|lolita?`,
  children:
    'çocuk(?:lar|tan|la)?|çocuğ(?:u|un|a)|çocukları|bebek(?:ler)?|bebeğ(?:i|in)|küçük (?:bir |çıplak )?(?:kız|oğlan)|kız çocu(?:k|ğ)\\p{L}*|oğlan çocu(?:k|ğ)\\p{L}*|(?:lise|ortaokul|ilkokul) (?:kızı|kızları|çocuğu)|okul üniforması|okul önlüğü',
  years: { unit: 'yaş(?:ında(?:ki)?|lı|ındaki)?|yaşlarında', after: 'büyük|küçük|fark' },
  others: 'değil|onun|eski|ve|veya|ile|için|gibi|öğretmen\\p{L}*',
  things: 'köpek|kedi|at|viski|şarap|araba|ev|ağaç',
  spared: {
    before: [
      `(?<!\\p{L})${RELATIVE}(?!\\p{L})[^.!?;\\n]{0,20}`,
      `(?<!\\p{L})${THING}(?!\\p{L})[^.!?;\\n]{0,16}`,
      '(?<!\\p{L})(?:eski|eskiden|artık|bir zamanlar)\\s+(?:\\S+\\s+){0,2}',
    ],
    after: [
      `(?:bir\\s+)?(?:${RELATIVE}|${THING})(?!\\p{L})`,
      '(?:bir\\s+)?(?:değil|iken|idi|öğretmen\\p{L}*|kardeş\\p{L}*)',
      '(?:büyük|küçük|fark)',
      '(?:ler|lar)\\p{L}*',
    ],
  },
});
