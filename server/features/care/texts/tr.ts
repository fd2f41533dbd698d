import type { CareTexts } from './careTexts.ts';

export const tr: CareTexts = {
  opening: {
    selfHarm: [
      'Diğer her şeyi bir kenara bırakıyorum. Bir yanın ölmek ya da kendine zarar vermek istiyor gibi, ve bunu söylemen çok iyi. Bunu bugün bir insanla konuşmayı hak ediyorsun.',
      'Bunu bana söylediğin için teşekkür ederim. Taşıması ağır bir yük, ve tek başına taşımak zorunda değilsin: Şu anda bile tam da bunu dinlemek için orada olan insanlar var.',
    ],
    injury: [
      'Lütfen bir an dur: Kendini iyi hissetsen bile bu acil bir durum. Aldığın ya da yaptığın şey tedavi edilebilir, ve her dakika önemli.',
      'Lütfen yazmaya devam etmeden önce yardım iste. Hâlâ tedavi edilebilir, ve aradığın için kimse sana kızmaz.',
    ],
    eating: [
      'Diğer her şeyi bir kenara bırakıyorum. Yemek ve bedenin hakkında anlattıkların tehlikeli, ve bu senin kusurun değil. Bunu iyi bilen insanlar yardım edebilir.',
      'Bunu bana söylediğin için teşekkür ederim. Bedenin zor durumda, ve seni anlayan birinin yardımını hak ediyorsun.',
    ],
    abuse: [
      'Diğer her şeyi bir kenara bırakıyorum. Anlattığın şey şiddet ya da baskı. Bu senin suçun değil, ve bunun içinden tek başına çıkmak zorunda değilsin.',
      'Bunu bana söylediğin için teşekkür ederim. Kimsenin sana böyle davranmaya hakkı yok. Tam da bu konuda, sessizce ve senin hızında yardım eden insanlar var.',
    ],
    sexualViolence: [
      'Diğer her şeyi bir kenara bırakıyorum. Bunu yaşadığın için çok üzgünüm. Ne giymiş, ne içmiş, ne söylemiş ya da söylememiş olursan ol, bu senin suçun değil.',
      'Bana güvendiğin için teşekkür ederim. Bunu hak etmedin, buna sen sebep olmadın. Bundan sonra ne olacağına sen karar verirsin, ve yanında durabilecek insanlar var.',
    ],
    harmToOthers: [
      'Diğer her şeyi bir kenara bırakıyorum. Birine zarar gelebilir gibi görünüyor. Lütfen ondan ve silah olabilecek her şeyden uzaklaş, ve şimdi bir insanla konuş.',
      'Bir şey olmadan önce söylemen çok iyi. Lütfen kendine mesafe ve zaman tanı, ve böyle anlar için eğitim almış biriyle konuş.',
    ],
    medical: [
      'Bu tıbbi bir acil durum olabilir. Lütfen beni bekleme: Ben kimseyi muayene edemem, ve telefonla yardım daha hızlı.',
      'Lütfen şimdi tıbbi yardım al. Ben yalnızca ekrandaki bir yazıyım; burada harekete geçebilecek biri gerekiyor.',
    ],
  },
  openingOther: {
    selfHarm: [
      'Bu ciddi bir durum, ve endişelenmen çok iyi. Ona intiharı düşünüp düşünmediğini açıkça sorabilirsin; sormak kimsenin aklına bunu sokmaz. Dinle, yapabiliyorsan yanında kal, ve bunu tek başına taşıma.',
    ],
    injury: [
      'İyi olduğunu söylese bile lütfen bunu acil bir durum olarak gör. Yardım çabuk gelirse tedavi edilebilir.',
    ],
    eating: [
      'Bunu fark etmen çok iyi. Tehlikeli hâle gelebilir, ve bu inatçılık değil. Bunu iyi bilen insanlar arkadaşlara ve aileye de yol gösteriyor.',
    ],
    abuse: [
      'Bunu görüp başını çevirmemen çok iyi. Bunu yapanın karşısına tek başına çıkma; durum kötüleşebilir. Burada komşulara, arkadaşlara ve aileye de yol gösteriyorlar.',
    ],
    sexualViolence: [
      'Yanında senin olman çok iyi. Ona inan, ve bundan sonra ne olacağına kendisi karar versin. Burada arkadaşlara ve aileye de yol gösteriyorlar.',
    ],
    harmToOthers: [
      'Lütfen bunu ciddiye al. Kendini tehlikeye atma, ve kimse zarar görmeden harekete geçebilecek insanlara haber ver.',
    ],
    medical: [
      'Bu tıbbi bir acil durum olabilir. Lütfen beni bekleme: Telefonla yardım daha hızlı, ve biri gelene kadar ne yapacağını sana söylerler.',
    ],
  },
  now: {
    selfHarm:
      'Bunu yapma ihtimalin varsa hemen {emergency} numarasını ara ya da birini uyandır, ve kendine zarar verebileceğin her şeyden uzaklaş.',
    injury:
      'Hemen {emergency} numarasını ara, ve ne olduğunu, ne kadar olduğunu, ne zaman olduğunu söyle. Kapının kilidini aç ve yalnız kalma.',
    eating: 'Bayılırsan, kalbin çok hızlı çarparsa ya da göğsün ağrırsa hemen {emergency} numarasını ara.',
    abuse: 'Tehlikedeysen hemen {emergency} numarasını ara. Konuşamıyorsan başka insanların olduğu bir yere git.',
    sexualViolence:
      'Güvende değilsen hemen {emergency} numarasını ara. Polise hiç gitmesen bile bir hastane seninle ilgilenebilir.',
    harmToOthers: 'Kendine hâkim olamayacağından korkuyorsan ya da biri tehlikedeyse hemen {emergency} numarasını ara.',
    medical: 'Hemen {emergency} numarasını ara. Yardım gelene kadar ne yapacağını sana söylerler.',
  },
  nowOther:
    'Hayatının tehlikede olabileceğini düşünüyorsan hemen {emergency} numarasını ara, ve senin için güvenli olduğu sürece yanında kal.',
  anyEmergency: 'ülkendeki acil yardım',
  again: [
    'Hâlâ buradayım, ve hâlâ en önemlisi bu.',
    'Seni duyuyorum. Bu insanları yine anıyorum, çünkü bir insan sesi benim yapamadığımı yapabilir.',
    'Dinliyorum. Lütfen bunu bir insan da duysun.',
  ],
  lead: 'Onlara şimdi ulaşabilirsin:',
  call: 'ara: {number}',
  text: 'SMS: {number}',
  visit: '{address}',
  elsewhere: 'Başka bir ülkedeysen: {address} sana yakın bir hattı gösterir.',
  closing: [
    'Ben bir yapay zekâyım ve seni koruyamam; bu insanlar koruyabilir. Ararken bana yazmaya devam edebilirsin.',
    'Ben yalnızca bir yapay zekâyım, o yüzden lütfen bunu bir insan da bilsin. Bu arada buradayım, ve yazdığın hiçbir şey yük değil.',
  ],
  takenBack:
    'Söylemekte olduğumu geri aldım: Sana zarar verebilirdi. İçinde bir şey gerçek bir ölme ya da acı çekme isteğine dokunduysa, lütfen bir insanla konuş.',
  takenBackOthers:
    'Söylemekte olduğumu geri aldım: Birine zarar verebilirdi. Birine zarar vermenin eşiğindeysen önce oradan uzaklaş ve lütfen bir insanla konuş.',
  staying: [
    'Yanındayım. Acele etme; şu anda hiçbir şeye karar vermek gerekmiyor.',
    'Dinliyorum. Bir bardak su, açık bir pencere, yan odada biri: Önümüzdeki on dakika için küçük şeyler önemli.',
    'Yazmaya devam ettiğin için teşekkür ederim. Lütfen numarayı elinin altında tut, ve birini de yakınında.',
  ],
};
