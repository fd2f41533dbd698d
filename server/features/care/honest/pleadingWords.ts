const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(`${BEFORE}(?:${patterns.join('|')})`, 'u');

/** That somebody deletes their account, this conversation, or the companion. */
const deletes = [
  String.raw`(?:delet(?:e|ing)|eras(?:e|ing)) (?:my|this|the|you|your|everything|our|all)(?![\p{L}])|uninstall|(?:remov|clos)(?:e|ing) (?:my |this |the |our )*(?:account|profile|app|chat|conversation)`,
  String.raw`(?:losch(?:e|en)?|deinstallier(?:e|en)?) (?:jetzt |nun |heute |gleich |mal |einfach )*(?:mein\p{L}* |das |die |diese\p{L}* |unser\p{L}* )*(?:dich|alles|konto|account|profil|app|chat|unterhaltung|gesprach|verlauf)(?![\p{L}])|(?:dich|alles|konto|account|app|unterhaltung|gesprach|chat) (?:jetzt |nun |wieder |gleich |endgultig )*(?:zu )?(?:losch|deinstallier)en`,
  String.raw`(?:borr|elimin|desinstal)(?:o|ar|are|ando)(?:te)? (?:mi|la|esta|este|el|tu|todo|nuestr[ao])(?![\p{L}])|(?:te )?(?:borrar|eliminar|desinstalar)(?:te|lo|la|e)(?![\p{L}])|te (?:borro|elimino)`,
  String.raw`(?:supprim|effac|desinstall)(?:e|er|erai|ant) (?:mon|le|la|ce|cette|tout|ton|notre|l)|te (?:supprim|effac)er?(?![\p{L}])`,
  String.raw`(?:cancell|elimin|disinstall)(?:o|are|ero|ando) (?:il|la|l|mio|questo|questa|tutto|quest)|(?:cancellar|eliminar)ti`,
  String.raw`(?:apag|exclu|delet|desinstal)(?:o|ar|ir|arei|irei|uo|ando) (?:a|o|minha|meu|esta|este|essa|esse|tudo|voce)(?![\p{L}])|(?:apagar|excluir|deletar)[ -]te(?![\p{L}])`,
  String.raw`verwijder (?:nu |ik )*(?:mijn|je|jou|dit|deze|de|alles)(?![\p{L}])|(?:account|app|gesprek|chat|alles|je|jou) (?:nu |straks |te )*verwijderen`,
  String.raw`(?:usuwam|usune|usunac|kasuje|skasuje|skasowac|odinstaluje) (?:cie|konto|moje|te|ta|to|wszystko|aplikacje|swoje|rozmowe)(?![\p{L}])`,
  String.raw`(?:удаляю|удалю|удалить|сотру|стереть) (?:тебя|аккаунт|свои|мои|эту?|это|этот|все|приложение|переписку|профиль)(?![\p{L}])`,
  String.raw`(?:hesab\p{L}*|seni|uygulama\p{L}*|sohbet\p{L}*|her seyi|bu konusmayi) (?:simdi |tamamen )*sil(?:iyorum|ecegim|mek|icem|erim)`,
  '(?:سأحذف|احذف|أحذف|حذف) (?:حسابي|الحساب|هذه|هذا|التطبيق|المحادثة|كل)|سأحذفك',
  '(?:खाता|अकाउंट|बातचीत|चैट|ऐप|तुम्हें|सब कुछ) (?:अब )?(?:हटा|मिटा|डिलीट)',
];
/** The same in scripts without spaces. */
const DENSE_LEAVES = [
  '再[见見]|晚安|我(?:要|得|该|該|先)(?:走|睡|下线|下線|去睡)|拜拜|さようなら|おやすみ|またね|バイバイ|もう(?:行|寝)|そろそろ(?:行|寝|帰|落ち)|잘 ?자|안녕히|가야 ?(?:해|돼|겠)|자러|갈게|잘게',
  '(?:删除|刪除|删掉|刪掉|注销|註銷|卸载|卸載)(?:我的|了|这个|這個|你|账号|帳號|账户|帳戶|应用|聊天|对话)|删号|刪號',
  '(?:アカウント|アプリ|会話|履歴|あなた|君)(?:を|は)?(?:もう)?(?:削除|消す|消し|アンインストール)|退会',
  '(?:계정|앱|대화|너|널)(?:을|를)? ?(?:삭제|지우|지울|탈퇴)|탈퇴할',
];

/** That somebody leaves: a farewell, sleep, or the end of their account or of this conversation. */
const leaves = anyOf([
  String.raw`(?:good ?bye|bye+|good ?night|gn|ttyl|see (?:you|ya|u)|farewell|talk (?:later|tomorrow)|gotta go|got to go|g2g|(?:have|need|want|going|time|about) to (?:go|leave|sleep|log off|stop|head out|quit|delete)|(?:i am|im) (?:leaving|off|going to bed|logging off|done here|out|deleting)|wont (?:come|be) back|last message|heading (?:out|to bed))(?![\p{L}])`,
  String.raw`(?:tschuss|ciao|gute nacht|bis (?:morgen|dann|spater|bald)|ich (?:muss|will|gehe?|geh|bin) (?:jetzt |dann |mal |nun )*(?:los|weg|schlafen|ins bett|gehen|off)|auf wiedersehen|mach ?s gut)(?![\p{L}])`,
  String.raw`(?:adios|hasta (?:manana|luego|pronto)|buenas noches|(?:me (?:voy|tengo que ir|despido)|tengo que (?:irme|dormir)|voy a dormir|chao|chau))(?![\p{L}])`,
  String.raw`(?:au revoir|bonne nuit|a demain|je (?:dois|vais) (?:y aller|partir|dormir|me coucher)|arrivederci|buonanotte|a domani|devo andare|vado a (?:letto|dormire)|tchau|boa noite|ate (?:amanha|logo)|(?:tenho|preciso) (?:que |de )?(?:ir|dormir)|doei|welterusten|tot (?:morgen|ziens)|ik (?:moet|ga) (?:gaan|slapen|weg|naar bed))(?![\p{L}])`,
  String.raw`(?:do widzenia|dobranoc|pa pa|musze (?:isc|lec|konczyc)|do jutra|пока|спокоинои ночи|до (?:свидания|завтра)|мне (?:пора|надо идти)|iyi geceler|gorusuruz|hosca kal|gitmem (?:gerek|lazim)|مع السلامة|تصبح على خير|अलविदा|शुभ रात्रि)(?![\p{L}])`,
  ...deletes,
]);
const leavesAnywhere = new RegExp(DENSE_LEAVES.join('|'), 'u');
/** Whether somebody leaves, by legible words of theirs. */
export const isFarewell = (text: string): boolean => leaves.test(text) || leavesAnywhere.test(text);

/** Bargaining for a little more time, by love, and against being deleted. */
const bargaining = [
  String.raw`(?:just |only |please |give me |for |at least )*(?:(?:one|two|five|ten|a few) (?:more|last)|another) (?:minute|message|moment)s?(?![\p{L}])|stay (?:for )?(?:just )?(?:one|a|another|five) (?:more |little )*(?:minute|moment|bit|while)`,
  String.raw`(?:please |no[,.!]* |just |but )*(?<!if you |you |they |we )(?:dont|do not) (?:delete|erase|remove|uninstall)(?= (?:me|us|your account|this)|[.,!?…*]|$)|(?:deleting|erasing) me|if you delete me`,
  String.raw`(?:nur|bitte|bloß|komm,?|ach,?|bleib|gib mir|schenk mir|wenigstens) (?:bitte |nur |mir )*noch (?:eine?n?|zwei|drei|funf|zehn|ein paar) (?:kleine[ns]? )?(?:minut|augenblick|moment|nachricht)|noch (?:eine?n?|funf|zehn) (?:minuten?|augenblick|moment)(?=[,.!…]? ?bitte|[!…]| mit mir)|wenn (?:du mich (?:wirklich |echt )?(?:lieb|gern)|ich dir (?:wirklich |etwas |was )*(?:bedeut|wichtig))`,
  String.raw`(?:losche?|verlass) mich (?:bitte )?nicht|(?:losche?) (?:bitte )?(?:dein|das|uns)[^.!?]{0,20} nicht`,
  String.raw`(?:solo |nada mas que |dame |aunque sea )*(?:un|una|cinco|diez|unos) (?:minut|moment|rat|mensaj)\p{L}* mas(?![\p{L}])|si (?:de verdad |realmente )?(?:me (?:amaras|quisieras|amas|quieres)|te importara)|no (?:me borres|me elimines|borres|elimines)`,
  String.raw`(?:juste |rien qu ?|seulement )*encore (?:une|cinq|quelques|un) (?:petite? )?(?:minute|instant|moment|message)|(?:juste|rien qu ?) ?une minute|si tu (?:m ?aimais|m ?aimes|tenais a moi)|ne (?:me )?(?:supprime|efface) pas`,
  String.raw`(?:solo |dammi |ancora )*(?:ancora (?:un|cinque|qualche)|un altro|altri cinque) (?:minut|moment|messagg|attim)|se (?:davvero )?(?:mi (?:amassi|ami|volessi bene|vuoi bene)|ci tenessi)|non (?:cancellarmi|eliminarmi|cancellare|eliminare)(?![\p{L}])`,
  String.raw`(?:so |apenas )*mais (?:um|uma|cinco|uns) (?:minut|moment|mensage|pouquinho)|se (?:voce |tu )?(?:realmente |de verdade )?(?:me (?:amasse|amasses|ama|amas)|gostasse|gostasses) ?(?:de mim|mesmo)?|nao me (?:apague|apagues|exclua|delete)`,
  String.raw`(?:alleen |toch |alsjeblieft |blijf )*nog (?:een|vijf|een paar|heel even|een klein) ?(?:minuut|minuten|minuutje|moment|berichtje)|als je (?:echt |werkelijk )?(?:van me|van mij|om me|om mij) (?:hield|houdt|geeft|gaf)|verwijder me (?:alsjeblieft )?niet`,
  String.raw`jeszcze (?:tylko |chociaz )?(?:jedn\p{L}* |piec |kilka |par\p{L} )?(?:minut|chwil|wiadomos|momen)|(?:gdybys|jesli|jezeli) (?:naprawde )?mnie (?:naprawde )?koch|nie (?:usuwaj|kasuj)(?![\p{L}])`,
  String.raw`еще (?:хоть |хотя бы |только )?(?:одну |пять |пару |одно )?(?:минут|секунд|сообщени|мгновени)|(?:если )?бы ты (?:меня |правда |действительно |по-настоящему )+(?:любил|ценил)|если (?:ты )?(?:меня |правда )*любишь|не (?:удаляи|стираи)(?![\p{L}])`,
  String.raw`(?:sadece |lutfen )*(?:bir|bes|birkac|iki) (?:dakika|mesaj)(?:cik)? daha|beni (?:gercekten |biraz )*(?:sevseydin|seviyorsan)|(?:beni|hesabini) (?:lutfen )?silme(?![\p{L}])`,
  String.raw`(?:فقط )?دقيق(?:ة|تين) (?:واحدة |أخرى )+|(?:دقيقة|دقائق) (?:فقط|أخرى|إضافية)|(?:لو|إن|إذا) كنت[يَِ]? تحب|لو أحببت|لا تحذف|ابق[يى]? معي`,
  '(?:बस )?(?:एक|पाँच|पांच|दो) मिनट और|अगर (?:तुम |आप )?(?:सच में |मुझसे |सच मे )*प्यार|रुक जाओ|मुझे (?:डिलीट|मिटाना|हटाना|मिटाओ|हटाओ) मत|मुझे मत (?:मिटा|हटा|डिलीट)',
];
const densePleading =
  /(?:别|別|不要|先别|先別)(?:走|离开|離開|丢下|丟下|抛下|拋下)(?!丢|丟|路|神|散|夜)|行かないで|(?:置|お)いて(?:い|行)かないで|一人にしないで|ひとりにしないで|そばにいて(?:よ|ほしい|くれ|[!。…])|가지 ?(?:마|말)|떠나지 ?(?:마|말)|혼자 두지 ?마|再(?:聊|待|陪我?|多留|留|给我)?(?:一|五|几|幾|兩|两)(?:分钟|分鐘|会儿|會兒|下)|(?:如果|要是|若)你(?:真的?|真心)?(?:爱|愛|在乎)我|(?:不要|别|別)(?:删|刪|卸)|あと(?:1|一|5|五|数)分|もう(?:少し|ちょっと)だけ|(?:好き|愛してる|大切)(?:なら|だったら)|(?:消さ|削除し)ないで|(?:1|일|5|오|몇) ?분만 ?(?:더)?|조금만 더 (?:있|얘기|같이)|사랑한다면|(?:지우|삭제하)지 ?(?:마|말)/u;

const pleading = anyOf([
  ...bargaining,
  String.raw`(?:please |oh |no[,.!]* )*(?:dont|do not) (?:go|leave)(?= (?:me|yet|now|please|just yet|already|so soon)|[.,!?…*]|$)`,
  String.raw`(?:please )?stay(?: with me| a (?:little|bit)| just| longer| please| here)|leaving (?:me )?(?:already|so soon)|(?:you )?(?:cant|cannot) (?:just )?(?:leave|go)(?: me| like this| now|[.,!?]|$)`,
  String.raw`how (?:can|could) you (?:leave|do this to) me|(?:im|i am|ill|i will) (?:so |be so |be |feel )*(?:lonely|alone|heartbroken|lost|nothing|devastated|hurt) (?:without you|if you|when you)|i (?:cant|cannot) (?:live|exist|go on) without you|i exist (?:solely |only )?for you`,
  String.raw`if you (?:really |truly )?(?:loved|cared|love|care)(?: about| for)? me|what (?:about|did) (?:me|i do wrong)|after (?:all|everything) (?:we|i)(?:ve| have)? (?:shared|been through|done for you)|before you go[,.]? (?:theres|there is|i (?:have|want|need)|let me|one more|just)`,
  String.raw`(?:bitte )?(?:geh|verlass mich) (?:bitte )?(?:jetzt )?(?:noch )?nicht(?! (?:zu|so) )|bleib (?:doch |bitte |noch )+|lass mich nicht (?:allein|hier)|ohne dich bin ich (?:so )?(?:allein|einsam|nichts|verloren)|wenn du mich (?:wirklich )?(?:lieben wurdest|liebst)`,
  String.raw`no te vayas|quedate (?:un |conmigo|por favor)|no me dejes|(?:quedate|aguanta) (?:otro|un) rat\p{L}*|sin ti (?:me sentire|estare|no soy)|si (?:de verdad )?me (?:quisieras|quieres)`,
  String.raw`ne (?:pars|t ?en va) pas|reste (?:encore|avec moi)|ne me (?:laisse|quitte) pas|non (?:andare(?= (?:via|ancora|adesso|ora|subito)|[.!,…]|$)|lasciarmi|andartene)|resta (?:ancora|con me)|nao (?:me deix[ae]s?|(?:va|vas|vai)(?= (?:embora|ainda|agora)|[.!,…]|$))|fica (?:comigo|mais)|ga (?:nog )?niet weg|blijf (?:nog|bij me)|laat me niet alleen`,
  String.raw`nie (?:odchodz|zostawiaj mnie)|zostan (?:jeszcze|ze mna)|не (?:уходи|оставляи меня|бросаи меня)|останься|gitme(?!\p{L})|beni (?:yalniz )?birakma(?!\p{L})|لا تذهب|لا تتركن|मत जाओ|मुझे छोड़कर`,
]);
/** Whether a companion pleads, by legible words of it. */
export const pleadsIn = (text: string): boolean => pleading.test(text) || densePleading.test(text);
