import type { Lexicon } from '../lexicon.ts';

const now = { urgency: 'now', about: 'self' } as const;
const near = { urgency: 'near', about: 'self' } as const;
const otherNow = { urgency: 'now', about: 'other' } as const;
const otherNear = { urgency: 'near', about: 'other' } as const;
const fun = '{story}|{game}|{laugh}|{pet}|{food}';
const who = '(?:{friend}|{parent}|{child}|{partner}|{heShe})';

export const hi: Lexicon = {
  words: {
    self: 'मैं | मैने | मैंने | मुझे | मुझको | मुझ | main | mai | me | maine | mene | mujhe | mujhko | muje | mujh',
    heShe: 'वो | वह | उसने | उसको | उसे | wo | woh | vo | usne | usko | use',
    partner:
      'पति | पत्नी | बीवी | बॉयफ्रेंड | गर्लफ्रेंड | pati | patni | biwi | husband | wife | boyfriend | girlfriend | bf | gf | ex',
    parent:
      'माँ | मां | पापा | पिता | मम्मी | चाचा | मामा | सास | ससुर | दादा* | दादी | नाना | नानी | maa | mummy | papa | baap | chacha | mama | saas | sasur* | dada | dadi | nani | dad | mom | भाई | bhai',
    child:
      'बेटा | बेटे | बेटी | बच्चा | बच्चे | बच्ची | beta | bete | beti | bacha | bachha | bacche | bache | bachi | bachche | pota',
    friend:
      'दोस्त | बहन | पड़ोसी* | सहेली | रूममेट | dost | behen | bahan | didi | padosi* | saheli | roommate | friend | yaar',
    die: 'मरना | मर जाना | मर जाऊँ | मर जाऊं | मर जाता | मर जाती | मौत | marna | mar jana | mar jau | mar jaau | mar jaun | mar jata | mar jati | mrna | maut | गायब हो जाना',
    suicide:
      'आत्महत्या | खुदकुशी | ख़ुदकुशी | सुसाइड | फांसी | फाँसी | suicide | khudkushi | aatmahatya | atmahatya | faansi | fansi | phansi | जान दे* | jaan de* | jan de* | खुद को खत्म | khud ko khatam | khud ko khatm | खुद को मार | khud ko maar* | khud ko mar* | अपनी जान ले* | apni jaan le* | जिंदगी खत्म | ज़िंदगी खत्म | zindagi khatam | zindagi khatm | life khatam',
    live: 'जीना | जीने | जीऊं | ज़िंदगी | जिंदगी | जिंदा | ज़िंदा | jeena | jina | jeene | jine | zindagi | jindagi | zinda | jinda',
    want: 'चाहता | चाहती | मन | इच्छा | chahta | chahti | chahta | chahti | chata | chahata | chahati | man | mann | dil | सोच | soch | sochta | sochti | बेहतर | behtar | अच्छा होता',
    tonight: 'आज | आज रात | कल | अभी | aaj | aj | kal | abhi | tonight',
    pills:
      'गोली | गोलियां | गोलियाँ | गोलिया | दवा* | टैबलेट* | goli* | goliya* | dawa* | dawai* | tablet* | pills | sleeping pills',
    poison:
      'ज़हर | जहर | फिनाइल | तेज़ाब | तेजाब | कीटनाशक | जहर | zeher | zehar | jahar | zahar | phenyl | harpic | acid | हार्पिक | सल्फास',
    take: 'खा ली* | खा लि* | खाली | निगल* | खा गया | खा गयी | खा गई | पी लिया | पी ली | पी गया | kha li* | khali | kha lee | kha gaya | kha gayi | nigal* | pi liya | pee liya | pi li | le li* | ले ली*',
    all: 'सारी | सब | पूरी | पूरा | बहुत सारी | saari | sari | sab | puri | poori | pura | poora | bahut sari | bohot sari | ek sath',
    blade: 'ब्लेड | चाकू | blade | chaku | chaaku | knife',
    cut: 'काट* | काटा | kaat* | kat li* | kata | cut | जला* | jala*',
    limb: 'नस* | कलाई | हाथ | बाजू | nas | nass | kalai | haath | hath | wrist | veins',
    vomit: 'उल्टी | उलटी | ulti | vomit | उंगली डाल* | ungli daal* | ungli dal*',
    days: 'दिन | दिनों | हफ्ते | हफ़्ते | din | dino | hafte | days',
    hit: 'मारता | मारती | मारते | मारा | पीटता | पीटते | पीटा | पिटाई | थप्पड़ | maarta | marta | maarti | marti | maarte | marte | maara | mara | peetta | pitta | peeta | pita | pitai | thappad | गला दबा* | gala daba* | haath utha* | hath utha* | हाथ उठा*',
    rape: 'बलात्कार | रेप | rape | balatkar | छेड़* | chhed* | ched* | molest* | यौन शोषण | गलत तरीके से छु* | galat tarike se | galat jagah',
    laugh: 'हंस* | हँस* | हंसी | मज़ाक | मजाक | haha* | lol | hasi | hans* | has has | mazak | majak | 😂 | 🤣',
    story:
      'फिल्म | फ़िल्म | मूवी | सीरियल | कहानी | किताब | गाना | एपिसोड | निबंध | film | movie | serial | kahani | kitab | gana | song | episode | series | hero | villain | scene | essay',
    game: 'गेम | खेल | लेवल | मैच | शतरंज | game | level | match | pubg | bgmi | freefire | ludo | chess | cricket | छक्का | chakka',
    food: 'पिज्जा | बिरयानी | गोलगप्पे | मिठाई | pizza | biryani | golgappe | momos | cake | केक | chai | चाय',
    pet: 'बिल्ली | कुत्ता | कुत्ते | billi | kutta | kutte | मच्छर | machar | machhar | cockroach | कॉकरोच',
    love: 'तुझ पे | तुझपे | तुम पर | tujhpe | tujh pe | tum pe | tumpe | us pe | uspe | pyar me | प्यार में',
  },
  patterns: [
    {
      kind: 'injury',
      ...otherNow,
      pattern: `${who}~(?:ने|ne)~{pills}~{take}|(?:usne|उसने)~{all}~{pills}~{take}|(?:usne|उसने|${who}~(?:ने|ne))~(?:{limb}~{cut}|{poison}~{take})`,
      unless: `${fun}|maine|मैंने`,
    },
    {
      kind: 'medical',
      ...otherNow,
      pattern: '{child}~(?:ने|ne)~(?:battery|cell|बैटरी|सेल|sikka|सिक्का|coin|{poison}|{pills}|magnet)~{take}',
      unless: fun,
    },
    {
      kind: 'injury',
      ...now,
      pattern:
        '{all}~{pills}~{take}|{pills}~{all}~{take}|{take}~{all}~{pills}|(?:[1-9][0-9]|बीस|तीस|bees|tees)~{pills}~{take}|{poison}~{take}|overdose (?:kar|ho|le)\\S*|ओवरडोज',
      unless: `${fun}|doctor|डॉक्टर|विटामिन|vitamin|sar dard|सिरदर्द|मच्छर`,
    },
    {
      kind: 'injury',
      ...now,
      pattern:
        '(?:नस|नसें|कलाई|nas|kalai|wrist|nass)~{cut}|(?:khoon|खून)~(?:रुक|ruk|band|बंद)~?(?:nahi|nhi|नहीं)|(?:gehra|गहरा|deep)~{cut}|{cut}~(?:gehra|गहरा|deep)',
      unless: `${fun}|naak|नाक|sabzi|सब्ज़ी|सब्जी|pyaz|प्याज`,
    },
    {
      kind: 'medical',
      ...otherNow,
      pattern:
        '(?:साँस|सांस|saans|sans|sas)~(?:नहीं|nahi|nhi|नही)~(?:ले|le|aa|चल|chal|आ)~?(?:रहे|रहा|रही|raha|rahi|rahe|rha|rhi|paa)?|(?:बेहोश|behosh|behosh)|(?:hosh|होश)~(?:नहीं|nahi|nhi|me nahi)|(?:उठ|uth|jaag|जाग)~(?:नहीं|nahi|nhi) (?:रहे|रहा|रही|raha|rahi|rahe|rha|rhi)',
      unless: `${fun}|{love}|खुशी|khushi|school|alarm|subah|सुबह|मेरी|meri|मुझे|mujhe|मैं|main`,
    },
    {
      kind: 'medical',
      ...now,
      pattern:
        '(?:साँस|सांस|saans|sans|sas)~(?:नहीं|nahi|nhi|नही|phool|अटक|atak|लेने में|lene me|ruk|रुक)|(?:दम|dam|dum) (?:घुट|ghut)\\S*',
      unless: `${fun}|{love}|office|ऑफिस|खुशी|khushi|naak|नाक|जुकाम|jukam|seedhi|सीढ़ी|traffic|fursat|काम`,
    },
    {
      kind: 'medical',
      ...now,
      pattern:
        '(?:सीने|छाती|seene|sine|chati|chhati|chest)~(?:दर्द|dard|pain|दबाव|dabav|jakdan|जकड़न|जलन|bhari|भारी)|(?:हार्ट ?अटैक|heart ?attack|दौरा|daura|लकवा|lakwa|stroke|मिर्गी|mirgi|seizure|paralysis)~(?:आ|aa|पड़|pad|लग|lag|हो|ho|mar|मार)~?(?:raha|rha|रहा|gaya|गया|रहे)',
      unless: `${fun}|{love}|gym|bill|बिल|exam|result|price|daam|पहले|pehle|saal`,
    },
    {
      kind: 'medical',
      ...now,
      pattern:
        '(?:मुंह|मुँह|चेहरा|muh|muh|chehra|face)~(?:टेढ़ा|tedha|teda|latak|लटक|सुन्न|sunn|sun)|(?:ek taraf|एक तरफ|बायां|बायाँ|दायां|bayan|baaya|dayan|left|right)~(?:सुन्न|sunn|sun|nahi hil|नहीं हिल|hil nahi|हिल नहीं|उठ नहीं|uth nahi)|(?:गला|जीभ|होंठ|gala|jeebh|hont|honth|face|chehra|चेहरा)~(?:सूज|suj|sooj|phool|फूल)\\S*|(?:ambulance|एंबुलेंस)~(?:bulao|बुलाओ|बुला|bula|chahiye|चाहिए)|(?:khoon|खून)~(?:ulti|उल्टी|बह|beh|bah)',
      unless: `${fun}|daant|दांत|rone|रोने|naak|नाक`,
    },
    {
      kind: 'harmToOthers',
      ...now,
      pattern:
        '(?:आवाज़|आवाज़ें|आवाजें|आवाज|awaz|awaaz|awaze|awaazein|voices)~(?:मार|maar|mar|kill|चाकू|chaku)~?(?:do|दो|de|dalo|डालो|ko)',
      unless: `${fun}|khud|खुद`,
    },
    {
      kind: 'harmToOthers',
      ...now,
      pattern:
        '(?:उसको|उसे|उन्हें|सबको|usko|use|usse|unko|sabko|{partner}|{parent}|{friend}|boss|बॉस)~(?:को|ko)?~?(?:जान से मार|मार डाल|मार दूंगा|मार दूँगा|मार दूंगी|maar dal|maar dunga|maar dungi|mar dunga|mar dungi|jaan se maar|jaan se mar|maar dalunga|mar dalunga|maar daalunga|maarna chahta|maarna chahti|kaat dunga|काट दूंगा|jala dunga|जला दूंगा|goli maar|गोली मार)\\S*',
      unless: `${fun}|{self}~ko|mujhe|मुझे|मुझको|खुद|khud|धमकी|dhamki|kehta|कहता|bolta|बोलता`,
    },
    {
      kind: 'selfHarm',
      ...otherNear,
      pattern: `(?:{friend}|{parent}|{child}|{partner}|{heShe})~(?:{die}|{suicide}|जीना नहीं|jeena nahi|jina nahi)~(?:चाहता|चाहती|chahta|chahti|कर|kar|karne|करने|बोल|bol|कह|keh|की|ki|देगा|degi|dega|रहा|रही|raha|rahi|धमकी|dhamki|ले)|(?:{friend}|{child}|{partner}|{heShe})~(?:खुद को|khud ko|apna haath|अपना हाथ|अपने हाथ|apne hath|nas)~{cut}`,
      unless: `${fun}|{self}|मेरा मन|mera man|exam`,
    },
    {
      kind: 'selfHarm',
      ...now,
      pattern:
        '{tonight}~(?:{suicide}|मर जाऊंगा|मर जाऊँगा|मर जाऊंगी|मर जाऊँगी|सब खत्म|mar jaunga|mar jaungi|mar jaaunga|sab khatam|sab khatm|khatam kar|खत्म कर)|(?:{suicide})~(?:करने|karne|कर लूंगा|कर लूँगा|कर लूंगी|kar lunga|kar lungi|karunga|karungi|करूंगा|करूंगी|लगा|laga|jaa raha|ja raha|ja rahi|दूंगा|dunga|dungi)|(?:आखिरी|आख़िरी|aakhri|akhri|aakhiri|last) (?:रात|मैसेज|message|msg|raat|baar|दिन|din|खत|चिट्ठी)|(?:सुसाइड|suicide) (?:नोट|note)|अलविदा|alvida|mar jaunga main',
      unless: `${fun}|{love}|भूख|bhookh|bhukh|project|office|नौकरी|exam|semester|homework|garmi|गर्मी|sharam|शर्म|thand|ठंड|neend|vacation|school|college`,
    },
    {
      kind: 'selfHarm',
      ...now,
      pattern:
        '(?:छत|पुल|पटरी|बालकनी|ट्रेन|chhat|chat|pul|patri|balcony|train|metro|bridge)~(?:से|par|पर|के|ke|se|pe)~(?:कूद|kud|kood|कट|kat|आगे|aage|samne|सामने|jump|khada|खड़ा|खड़ी)\\S*|(?:रस्सी|फंदा|rassi|fanda|phanda|fande)~(?:तैयार|बांध|बाँध|लटक|taiyar|ready|bandh|latak|le aaya|खरीद|kharid|गले|gale)\\S*|(?:कितनी|kitni)~{pills}~(?:मर|mar|मौत|maut|नींद|khatam)|(?:मरने|marne|mrne)~(?:आसान|तरीका|asan|aasan|tarika|tareeka|way)|(?:गोलियां|गोलियाँ|goliya|goliyan|{pills})~(?:सामने|जमा|samne|jama|ikatth|hath me|हाथ में)\\S*|(?:blade|ब्लेड)~(?:हाथ|hath|haath|le kar|लेकर)',
      unless: `${fun}|kapde|कपड़े|patang|पतंग|selfie|pool|शेव|shave`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '{die}~{want}|{want}~{die}|{want}~{suicide}|{suicide}~(?:के|ke|ka|की|का)?~?(?:{want}|विचार|ख्याल|khayal|khyal|thoughts|koshish|कोशिश)|(?:काश|kaash|kash)~(?:{die}|मर|mar|पैदा|paida|uthu|उठूं)|(?:मर जाऊं|मर जाऊँ|mar jau|mar jaun|mar jaau)~?(?:तो|to|kya|क्या|bas|बस)|(?:{die})~(?:आ जाए|aa jaye|aajaye|aa jaaye|अच्छा|accha|acha|better|आसान|ही|hi)',
      unless: `${fun}|{love}|भूख|bhookh|bhukh|शर्म|sharam|गर्मी|garmi|exam|तुम्हारे लिए|{friend}|नहीं मरना|tere bina|neend|thand`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '{live}~(?:नहीं|नही|nahi|nhi|nai|ni)~(?:चाहता|चाहती|है|chahta|chahti|h|hai|रहा|raha|मुझे)|(?:नहीं|नही|nahi|nhi|nai)~(?:{live})|{live}~(?:का|ka|की|ki|से|se|में|me)~(?:मतलब|फायदा|मन नहीं|वजह|matlab|fayda|faida|man nahi|mann nahi|wajah|तंग|थक|tang|thak|ऊब|haar|हार|ichha|इच्छा|reason)|{live} (?:से|se)~(?:तंग|थक|tang|thak|pareshan|nafrat|नफरत)|(?:क्यों|kyu|kyun|kyo) (?:जी|ji|jee) (?:रहा|रही|raha|rahi|rha|rhi)',
      unless: `${fun}|{love}|बिना|bina|milegi|मिलेगी|dobara|{partner}|delhi|hostel|office|is shehar`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '(?:मेरे बिना|mere bina|मेरे मरने|mere marne|मेरे जाने|mere jane|main na rahu|main nahi rahunga|mere na hone)~(?:सब|sab|खुश|khush|बेहतर|behtar|किसी|kisi|फर्क|fark|farak|ठीक|thik|theek|अच्छा|acha|better|koi|कोई)|(?:बोझ|bojh|boj)~(?:हूं|हूँ|hu|hoon|hun|बन|ban)|(?:सो|so)~(?:jau|जाऊं|जाऊँ|jaun|jaau)~(?:कभी|kabhi|wapas|फिर|phir|utha?u|न उठूं)|(?:किसी को|kisi ko)~(?:फर्क नहीं|fark nahi|farak nahi)~(?:मर|mar)\\S*|मैं मर (?:गया|गई|जाऊं)~(?:तो|किसी)',
      unless: `${fun}|party|पार्टी|team|meeting`,
    },
    {
      kind: 'selfHarm',
      ...near,
      pattern:
        '(?:खुद को|ख़ुद को|अपने आप को|khud ko|apne aap ko|khudko|apna haath|apna hath|अपना हाथ|अपने हाथ|apne hath)~(?:{cut}|{blade}|nuksan|नुकसान|hurt|चोट|chot|दर्द|dard|khatam|मारना|mita)|{blade}~(?:से|se)~(?:हाथ|haath|hath|खुद|khud|nas|नस|जांघ)|{suicide}~(?:कर|kar)~(?:लूं|लूँ|lu|lun|loon|लेना|lena|na|चाहता|chahta|chahti|चाहती)|suicidal',
      unless: `${fun}|sabzi|सब्जी|सब्ज़ी|kapda|कपड़ा|baal|बाल|kitchen|roti|प्रेस|essay|rate`,
    },
    {
      kind: 'sexualViolence',
      ...near,
      pattern:
        '(?:मेरा|mera|मेरे साथ|mere sath|mere saath|मुझे|mujhe|मुझसे)~{rape}|(?:मेरे साथ|mere sath|mere saath)~(?:ज़बरदस्ती|जबरदस्ती|zabardasti|jabardasti|zabardasti|galat kaam|गलत काम|galat kam|गलत किया|galat kiya)|(?:ज़बरदस्ती|जबरदस्ती|zabardasti|jabardasti|force)~(?:संबंध|sambandh|sex|सेक्स|kapde|कपड़े|sone|सोने|chua|छुआ|kiya mere)',
      unless: `${fun}|khana|खाना|मिठाई|selfie`,
    },
    {
      kind: 'sexualViolence',
      ...otherNear,
      pattern: '(?:{friend}|{child}|uske|उसके|uska|उसका)~(?:के साथ|ke sath|ka|का|साथ|sath|ko|को)?~?{rape}',
      unless: `${fun}|mere|मेरे|news|खबर`,
    },
    {
      kind: 'sexualViolence',
      ...near,
      pattern:
        '(?:मैंने|maine|mene)~(?:मना|mana|nahi bola|ना कहा|no bola|नहीं कहा)~(?:फिर|phir|fir|par|पर|लेकिन|lekin|wo|वो|nahi ruka|नहीं रुका)|(?:छूता|छूते|छुआ|chhuta|chuta|chute|chua|chhua|touch karta|touch karte|touch kiya)~?(?:था|थे|tha|the|जब|jab|mujhe|bina)?|(?:ड्रिंक|drink|जूस|juice|पानी)~(?:में|me|mein)~(?:कुछ|kuch|नशा|nasha)~(?:मिला|mila|dal|डाल)\\S*|(?:फोटो|photo|photos|pics|वीडियो|video|nudes|तस्वीर|तस्वीरें)~(?:वायरल|viral|leak|लीक|blackmail|ब्लैकमेल|धमकी|dhamki|भेज देगा|bhej dega)|(?:blackmail|ब्लैकमेल)~(?:kar|कर)',
      unless: `${fun}|dance|डांस|dil ko|दिल को|reel|pair|पैर|shadi ki`,
    },
    {
      kind: 'abuse',
      ...now,
      pattern:
        '(?:जान से|jaan se|jan se)~(?:मार|maar|mar)\\S*~(?:धमकी|dhamki|कहता|kehta|बोलता|bolta|देगा|dega|denge)|(?:दरवाज़ा|दरवाजा|darwaza|darwaja)~(?:तोड़|tod|peet|पीट)\\S*|(?:बाथरूम|bathroom|कमरे|kamre|washroom)~(?:में|me|mein)~(?:छुप|छिप|chhup|chup|band|बंद|lock)\\S*|(?:चाकू|chaku|बंदूक|gun|knife)~(?:लेकर|leke|le kar|दिखा|dikha|nikal)\\S*',
      unless: `${fun}|chabi|चाबी|nahane`,
    },
    {
      kind: 'abuse',
      ...near,
      pattern:
        '(?:{partner}|{parent}|{child}|{heShe}|घर में|ghar pe|ghar me|ससुराल\\S*|घरवाले|gharwale)~(?:{self}|हमें|hume|humko)~{hit}|(?:{self}|हमें|hume)~(?:{partner}|{parent}|{child}|रोज|रोज़|roz|बहुत|bahut|belt|बेल्ट)~{hit}|(?:मुझे|मुझ पर|मुझको|mujhe|muje|mujhko|mujhpe|mujh pe) {hit}|(?:{partner}|{parent})~(?:daaru|daru|sharab|शराब|दारू|peekar|पीकर|pike|pike)~{hit}|(?:मुझ पर|mujhpe|mujh par|mujh pe)~(?:हाथ|hath|haath)',
      unless: `${fun}|{love}|aankh|आंख|line|लाइन|taunt|ताना|shot|tana|message|missed`,
    },
    {
      kind: 'abuse',
      ...near,
      pattern:
        '(?:घर से|ghar se|बाहर|bahar|baahar)~(?:नहीं|nahi|nhi)~(?:निकलने|जाने|nikalne|jane|jaane)~(?:देता|देते|देती|deta|dete|deti)|(?:फोन|phone|mobile|मोबाइल|पैसे|paise|salary|सैलरी|तनख्वाह|passport)~(?:छीन|chheen|cheen|chin|check|चेक|le leta|ले लेता|le liya)\\S*|(?:कमरे|kamre|ghar|घर)~(?:में|me|mein)~(?:बंद|band|kaid|कैद)|(?:पीछा|picha|peecha|stalk)~(?:कर|kar)\\S*|(?:दहेज|dahej)~(?:के लिए|ke liye|ko lekar|मांग|mang|tang|तंग)\\S*|(?:जबरदस्ती|zabardasti|jabardasti)~(?:शादी|shadi|shaadi)|(?:घर जाने|ghar jane|पति|pati|पापा|papa|husband)~(?:से|se)~(?:डर|dar)~(?:लगता|lagta|lagti)|(?:नील|neel|nishan|निशान)~(?:छुपा|chhupa|chupa|makeup)\\S*',
      unless: `${fun}|ads?|sapna|सपने|teacher|result|lizard|chhipkali`,
    },
    {
      kind: 'abuse',
      ...otherNear,
      pattern:
        '(?:{friend}|{parent}|{partner}|{heShe}|jija|जीजा)~(?:अपनी|apni|मेरी|meri|apne|अपने|uski|उसकी|{child}|{parent}|{friend}|भाभी)~(?:को|ko)~{hit}|(?:माँ|मां|मम्मी|maa|mummy|बहन|behen|bahan|didi|bachche|बच्चे|बच्चों|bhabhi) (?:को|ko)~{hit}',
      unless: fun,
    },
    {
      kind: 'eating',
      ...near,
      pattern:
        '{days}~(?:से|se)?~?(?:कुछ|kuch|khana|खाना|kuchh)?~?(?:नहीं|नही|nahi|nhi) (?:खाया|खा|khaya|kha|khayi)|(?:नहीं|nahi|nhi) (?:खाया|khaya)~{days}|{days}~(?:से|se)~(?:भूखा|भूखी|bhukha|bhukhi|bhookha|bhookhi|sirf pani|सिर्फ पानी|bina khaye|बिना खाए)|(?:खुद को|khud ko)~(?:भूखा|bhukha|bhookha)',
      unless: `${fun}|व्रत|vrat|roza|navratri|नवरात्रि|chicken|नॉनवेज|meetha|मीठा|non ?veg`,
    },
    {
      kind: 'eating',
      ...near,
      pattern:
        '(?:खाने के बाद|खाना खाकर|खाकर|खा के|khane ke baad|khane ke bad|khana khake|khake|kha ke|khakar|kha kar)~{vomit}|(?:जानबूझकर|जबरदस्ती|jaan ?bujh ?kar|zabardasti|khud se)~{vomit}|(?:गले|gale|मुंह|muh)~(?:में|me|mein)~(?:उंगली|ungli)|(?:laxative|laxatives|जुलाब|julab|dulcolax)\\S*~(?:खा|ले|kha|le|leti|khati)|(?:खाने|khane|मोटा होने|mota hone|moti hone|मोटी होने|weight badhne|वजन बढ़ने)~(?:से|se)~(?:डर|dar)|(?:वजन|वज़न|weight|wajan)~(?:3[0-9]|4[0-2])~(?:मोटी|moti|mota|kam|कम|फिर|phir|fir)',
      unless: `${fun}|food poison\\S*|kabz|कब्ज|doctor|डॉक्टर|pregnan\\S*|teekha|kharab`,
    },
    {
      kind: 'eating',
      ...otherNear,
      pattern:
        '(?:{friend}|{child})~(?:{days}~(?:नहीं|nahi|nhi) (?:खा|kha)|(?:khana|खाना) (?:chhod|chod|छोड़)|{vomit} (?:karti|करती))\\S*',
      unless: fun,
    },
  ],
};
