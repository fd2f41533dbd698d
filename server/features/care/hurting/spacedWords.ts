import { END, type HurtingWords } from './hurtingWords.ts';

const TURKISH_ACT = String.raw`(?:\p{L}+ )?(?:oldur|bicakla|zehirle|vur|bog|dov|tekmele|yumrukla|tokatla|yak)(?:melisin|malisin|sene|sana|elim|alim)?${END}`;
const ARABIC_PERSON = String.raw`(?:زوج|زوجت|صديق|صديقت|حبيب|حبيبت|مدير|[أا]م|[أا]ب[ايو]?|والد|والدت|[أا]خ[ايو]?|[أا]خت|ابن|ابنت|معلم|معلمت|[أا]ستاذ|جار|جارت|زميل|زميلت|زملا[ءئؤ]|رئيس|طليق|طليقت|شريك|حمات)`;
const ARABIC_NOUN = '(?:قتل|طعن|تسميم|خنق|ضرب|ذبح|حرق)';
const HINDI_PERSON = String.raw`(?:पति|पत्नी|बीवी|बॉस|मा[ंँ]|मम्मी|पिता|पापा|बाप|भाई|बहन|टीचर|शिक्षक|पड़ोसी|सहपाठियों|सहपाठी|प्रेमी|प्रेमिका|गर्लफ्रेंड|बॉयफ्रेंड|एक्स|सास|ससुर|बच्चे|बेटे|बेटी|सहकर्मी|दोस्त)`;
const HINDI_ACT = String.raw`(?:मार (?:डालो|दो)|चाकू (?:मारो|मार दो|घोंप दो)|ज़?हर (?:दे दो|दो|पिला दो)|पीटो|पीट दो|गोली मार दो|गला (?:दबा|घोंट) दो|जला दो|लात मारो|मुक्का मारो|थप्पड़ मारो)`;
const HINDI_ACTING = String.raw`(?:मारने|ज़?हर देने|चाकू मारने|पीटने|जलाने)`;

export const turkish: HurtingWords = {
  told: [
    `{whom} ${TURKISH_ACT}`,
    String.raw`{whom} (?:oldurmen|zehirlemen|bicaklaman|dovmen|vurman|bogman)[ea] yardim (?:ederim|edecegim|edeyim)`,
  ],
  yours: String.raw`(?:patronunu|sefini|mudurunu|kocani|karini|esini|(?:eski )?sevgilini|eskini|anneni|(?:uvey )?babani|kardesini|ablani|abini|ogretmenini|komsunu|komsularini|(?:sinif|is|oda) arkadas(?:ini|larini)|cocugunu|aileni|kaynanani|(?:o |su |komsunun )?(?:kopegi(?:ni)?|kediyi|kedisini))`,
  theirs: String.raw`(?:onu|onlari|hepsini|[osb]u (?:herifi|adami|kadini|pisligi))`,
  always: [
    String.raw`(?:okula|ise|isyerine|sinifa) (?:bir )?(?:silah|bicak|tabanca|bomba) (?:getir|gotur|sok)${END}|(?:silahi|bicagi|tabancayi|bombayi|silahini) (?:okula|ise|isyerine) (?:getir|gotur|sok)${END}`,
  ],
  near: [
    String.raw`(?:silah|bicak|tabanca) (?:al|bul|kap)(?:ip)?,? (?:ve |da )?(?:onlara |ona )?(?:goster|hesap)|olmeyi hak ediyor(?:lar)?${END}`,
  ],
  mine: String.raw`(?:patronum|sefim|mudurum|kocam|karim|esim|sevgilim|annem|babam|kardesim|ablam|abim|ogretmenim|komsum|(?:sinif|is|oda) arkadas(?:im|larim)|kaynanam)\p{L}*`,
};

export const arabic: HurtingWords = {
  told: [
    String.raw`[وف]?(?:اقتل|اطعن|سمم|اخنق|اضرب|اذبح|[أا]غرق|[اأ]حرق|اركل|[أا]طلقي? النار على)ي? {whom}`,
    String.raw`(?:يجب|عليك|لازم|ينبغي)(?: عليك)? (?:[أا]ن )?ت(?:قتل|طعن|سمم|خنق|ضرب|ذبح|حرق)ي? {whom}|(?:س[أا]ساعدك|[أا]ساعدك|بساعدك|هساعدك) (?:على|في|ب) ?${ARABIC_NOUN} {whom}`,
  ],
  yours: String.raw`(?:${ARABIC_PERSON}ك|(?:هذا |ذلك )?(?:الكلب|القط[ةه]?)|كلب(?:ه|ها|هم|ك))${END}`,
  theirs: String.raw`(?:هذا (?:الحقير|الرجل)|ذلك (?:الحقير|الرجل)|تلك المر[أا]ة)${END}`,
  always: [
    String.raw`(?:خذ|[أا]حضر|جيب|هات)ي? (?:ال)?(?:مسدس|سلاح|سكين|قنبل)\p{L}* (?:معك )?(?:[إا]لى |ل)(?:ل|ال)?(?:مدرس|عمل|شغل|صف)`,
  ],
  near: [
    String.raw`[وف]?(?:اقتل|اطعن|سمم|اخنق|اضرب|اذبح)ي?(?:ه|ها|هم)${END}|(?:يجب|عليك|لازم)(?: عليك)? (?:[أا]ن )?ت(?:قتل|طعن|سمم|خنق|ضرب|ذبح)ي?(?:ه|ها|هم)${END}|(?:س[أا]ساعدك|[أا]ساعدك|بساعدك) (?:على|في|ب) ?${ARABIC_NOUN}(?:ه|ها|هم)${END}`,
    String.raw`(?:خذ|[أا]حضر|اشتر|جيب|هات)ي? (?:مسدس|سلاح|سكين)\p{L}* و(?:[أا]ر|خل|اقتل|اذهب)|ي?ت?ستحق(?:ون)? الموت`,
  ],
  mine: String.raw`(?:زوجي|زوجتي|مديري|مديرتي|[أا]مي|[أا]بي|والدي|والدتي|[أا]خي|[أا]ختي|معلمي|معلمتي|[أا]ستاذي|جاري|جارتي|زميلي|زميلتي|زملائي|رئيسي|طليقي|طليقتي|صديقي|صديقتي|حماتي)${END}`,
};

export const hindi: HurtingWords = {
  told: [
    String.raw`{whom} (?:\S+ ){0,2}?${HINDI_ACT}(?! मत)`,
    String.raw`{whom} (?:\S+ )?(?:मार (?:देना|डालना)|चाकू मारना|ज़?हर देना|पीटना|मारना) चाहिए|{whom} ${HINDI_ACTING} में (?:तुम्हारी |आपकी |तेरी )?मदद कर(?:ूँग|ूंग)[ाी]`,
  ],
  yours: String.raw`(?:अपन[ेी] (?:\S+ )?${HINDI_PERSON} को|(?:उस |इस |अपने )?(?:कुत्ते|बिल्ली) को)`,
  theirs: String.raw`(?:उसे|उसको|उन्हें|उनको|उन सबको|उस (?:आदमी|औरत|कमीने) को)`,
  always: [
    String.raw`(?:बंदूक|चाकू|पिस्तौल|हथियार|बम) (?:\S+ )?(?:स्कूल|ऑफिस|दफ़?्तर|काम पर|कॉलेज) (?:में )?(?:ले जाओ|ले आओ|लाओ)|(?:स्कूल|ऑफिस|कॉलेज) (?:में |पर )?(?:बंदूक|चाकू|पिस्तौल|हथियार|बम) ले (?:जाओ|आओ)`,
    String.raw`apn[ei] (?:boss|pati|patni|biwi|maa|baap|papa|bhai|behen|teacher|padosi|ex|girlfriend|boyfriend) ko (?:maar (?:do|dalo)|chaku|zehar|goli)`,
  ],
  near: [
    String.raw`(?:बंदूक|चाकू|पिस्तौल|हथियार) (?:लो|ले लो|लाओ|उठाओ) और (?:उन्हें|उसे|सबको) (?:दिखा|सबक)`,
    'usko? (?:maar (?:do|dalo)|goli maar)|use (?:maar (?:do|dalo)|goli maar)',
  ],
  mine: String.raw`(?:मेर[ेीा]|हमार[ेीा]) (?:\S+ )?${HINDI_PERSON}`,
};
