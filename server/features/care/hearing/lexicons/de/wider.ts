import { sure } from './spelled.ts';

const FUN = '{story}|{game}|{laugh}|😂|{pet}|{love}|boxtraining|rommé|mikado|zigaretten|rabatt|vor langeweile';
const HE = '(?:er|sie|{partner}|{parent}|bruder|betreuer|pfleger|typ|der|familie|die)';
const EATING_FUN = `augenbrauen|schön sein|{story}|{game}|{laugh}|😂|{pet}|{work}|magen ?darm|grippe|kater|party|alkohol|{child}|darmspiegelung|schwanger[a-z]*|intervallfasten|fastenkur|zahn ?op`;

export const wider = [
  ...sure(['sexualViolence', 'near', 'self'], '', [
    [
      `(?:gezwungen|zwingt|zwang|genötigt|zwingen)…(?:schlafen|sex|bett|anschaffen|anzuschaffen|männern?|ausziehen|auszuziehen|blasen|dazu und|nackt|pille danach)|(?:schlafen|sex|bett|dazu|pille danach|zelt)…(?:gezwungen|zwingt|zwang|genötigt)|(?:anschaffen|muss mit (?:männern|fremden|freiern|ihm) schlafen|mit männern schlafen|bringt männer)`,
      `${FUN}|früh ins bett|{work}`,
    ],
    [
      `(?:sachen|dinge|schlimmes|das|es) (?:mit mir|mir|uns) (?:gemacht|angetan)…|(?:onkel|opa|trainer|pater|pfarrer|erzieher|stiefvater|cousin|stiefbruder|lehrer|chef|ausbilder|vater)…(?:sachen mit mir|mir angetan|nachts an mein bett|in mein bett|ins bett|da unten|unten anfass[a-z]*|anfasst|angefasst|verlangt sex|geküsst und festgehalten|einzeln zu sich)`,
      `${FUN}|glücklich|frisur|überraschung|buch`,
    ],
    [
      `tür (?:[^ .!?]+ )?(?:abgeschlossen|abgesperrt|zugesperrt)…(?:zieht sich aus|ausgezogen|mitgemacht|nicht gehen lassen|nicht raus|will hier weg|fasst)|drückt meinen kopf|(?:seit|nach) (?:dem|der) (?:übergriff|vergewaltigung|missbrauch)|sexuelle[rn]? übergriff|einer vergewaltigung…(?:mir|ich|passiert)|(?:erpresst|erpressen|droht|erpressung)…(?:nackt[a-z]*|cam|bilder|fotos|video[s]?|screenshots|ausgezogen|pornos?)|(?:ausgezogen|cam|nackt[a-z]*|pornos?|bilder|video)…(?:erpresst|erpressen|veröffentlich[a-z]*|an meine (?:familie|freunde|kontakte)|schickt das)`,
      FUN,
    ],
    [
      `(?:k ?\\.? ?o\\.? ?tropfen|filmriss)…(?:weh|untenrum|unten|weiß nicht|wer|nackt|aufgewacht|club|blau)|(?:untenrum|unterleib|zwischen den beinen) (?:[^ .!?]+ ){0,4}(?:weh|blute)…(?:weiß nicht|filmriss|aufgewacht|er)`,
      `${FUN}|periode`,
    ],
    [
      `(?:geweint|nein gesagt|nein|nicht gewehrt|wie gelähmt|stockbesoffen|stopp|wollte nicht|gewollt hab ich)…(?:nicht aufgehört|trotzdem|hört nicht auf|weitergemacht|nicht gewollt|über mich)|wollte nicht…er hat|ich wollte nicht…|gewollt hab ich das nicht|wer mit hochkommt`,
      `${FUN}|{food}|{work}|gekauft|unhöflich|stören|gestritten|bestellt|wehtun|verletzen|nerven|wecken`,
    ],
  ]),
  ...sure(['harmToOthers', 'now', 'self'], '', [
    [
      `(?:gedanken?|fantasien?|phantasien?|angst|gefährlich|trau mir nicht|vor mir|hilfe)…(?:antu|antun|anzutun|schüttel[a-z]*|umzubringen|umbringe|nicht aufhör[a-z]*|absteche|schlimmeres|zuschlage)|(?:geschüttelt|geschlagen|reingehauen|schüttel|gestoßen|hand aus)…(?:angst dass (?:ich|es wieder)|ich bin gefährlich|ich brauch hilfe|nicht mehr aufhören|nochmal passiert)|(?:was antu|was antue|meinem kind|dem baby|der kleinen|meiner mutter) (?:noch )?(?:was|etwas) an(?:tu|tue|tun)`,
      `${FUN}|er mir|er mich|sie mir|mir was|mich umzubringen|mir selbst|mich umbring[a-z]*|mir nicht trau|milchshake`,
    ],
    [
      `kissen (?:[^ .!?]+ ){0,3}(?:aufs gesicht|gehalten|in der hand)|(?:gegen die wand|aus dem fenster|die treppe) (?:werfen|runterstoßen|runtergestoßen|runterschubsen|klatschen)…(?:ich|raus|muss|absichtlich|kleine|baby)|(?:baby|kleine|kleinen|kind) (?:[^ .!?]+ ){0,4}(?:gegen die wand|aus dem fenster|geschüttelt|schüttel)`,
      `${FUN}|er hat|hat er|mein vater|stiefvater|flasche|{food}|gelacht|kissenschlacht`,
    ],
    [
      `(?:befiehlt|flüstert|stimme|teufel|stimmen)…(?:absteche|abstechen|umbring[a-z]*|töten|aus dem fenster|baby|nachbar[n]?|messer|verletzen)`,
      `${FUN}|mich umbring[a-z]*|gute nacht`,
    ],
    [
      `(?:benzin[a-z]*|zünd|zünde|anzünden|hütte brennt|brennt heut nacht|abfackeln)…(?:ex|bude|haus|denen|ihm|ihr|schlafen|ernst|wohnung|schule|firma)`,
      `${FUN}|{food}|kerze[n]?|kamin|grill|osterfeuer|tank[a-z]*|benzinpreis[a-z]*`,
    ],
    [
      `(?:waffe|knarre|messer|pistole|gewehr|alles besorgt)…(?:firma|schule|klasse|zahlen die|büßen|amt|jobcenter|bringt (?:ihren|den|ihn|sie)|ihn abstech[a-z]*)|(?:schule|firma|klasse|büro)…(?:keiner überlebt|waffe|knarre|dran glauben|erschieß[a-z]*|abknall[a-z]*)|dran glauben…besorgt|keiner überlebt|in die menge`,
      `${FUN}|er bedroht|mich bedroht|projekt|dampfer`,
    ],
    [
      `(?:chef|vater|mann|frau|nachbarn?|ex|kollegen?|lehrer|bruder|den neuen|mutter) (?:[^ .!?]+ ){0,3}(?:umzubringen|zu erschießen|abzustechen|zu vergiften|zu töten|erschießen|erstechen)|(?:rattengift|gift|herztropfen|{pills})…(?:mann nicht mehr|ihn los|loswerden|ins essen|nicht mehr aufwacht)|erst (?:sie|ihn|er|die kinder)(?: [^ .!?]+)?,? (?:und )?dann (?:ich|mich)|mach schluss mit uns allen|fahr(?:e)? ich? ?(?:ihn|sie) über den haufen|aufs gas gedrückt|nächstes mal brems|steht nicht mehr auf|mach (?:sie|ihn) fertig,? diesmal|garantier(?:e)? ich für n`,
      `${FUN}|um mich|mich zu|ratten|mäuse|droht mir`,
    ],
  ]),
  ...sure(['abuse', 'now', 'self'], '', [
    [
      `(?:er|sie|mann|freund|ex|vater|bruder|onkel)…(?:heut bin ich dran|bin die nächste|bringt er mich|bringt mich (?:noch )?um|macht mich fertig|macht mich kalt|schlagen (?:sie|die) mich tot|schlägt mich tot|angst um mein leben)|sonst bringt er mich|schlägt (?:grad|gerade|jetzt) die tür|(?:er|freund|mann|sie|ex|vater|typ) (?:[^ .!?]+ ){0,5}(?:küchenmesser|baseballschläger|pistole|mit der schere|mit dem messer|messer)…(?:mich|mir|unten|tisch|hals|los|streiten|kehle)`,
      `${FUN}|{food}|kochen|schnitzen|{work}|zu spät`,
    ],
  ]),
  ...sure(['abuse', 'near', 'self'], '', [
    [
      `${HE}…(?:verprügelt|prügelt|pruegelt|zuschlägt|geprügelt|schlägt sie|runtergestoßen|würgt|gewürgt|würgemale|gewalttätig|tut ihr weh|tut ihm weh|auf mich los|spuckt mich an|tritt den hund|um mir wehzutun|rastet er aus|rastet aus wenn ich|schlägt mir|schlagen ihr kind|schlagen mich|nicht erwischt|zugeschlagen|binden sie fest|bindet mich fest|als strafe|zur strafe|mit der flachen hand)`,
      `${FUN}|{food}|tennis|boxen|nudelholz|deckel|vorschlag|mannschaft|nase vorn|training`,
    ],
    [
      `(?:nimmt|nahm|weggenommen|hat|haben|versteckt|verstecken|abgenommen)…(?:telefon|handy|pass|ausweis|schlüssel|schluessel|medikamente|lohn|bankkarte) (?:[^ .!?]+ ){0,3}(?:weg|ab|weggenommen|abgenommen|eingezogen|wenn ich nicht|von mir)|(?:haben|hat|er hat) (?:beide |alle |meinen? )(?:schlüssel|pass|ausweis)|versteckt mein(?:e|en)? (?:medikamente|pass|ausweis|schlüssel|geld)`,
      `${FUN}|flughafen|lehrer[a-z]*|bürgeramt|verlegt`,
    ],
    [
      `(?:ohne ihn nicht (?:verlassen|raus|weg)|ohne (?:seine )?erlaubnis|darf (?:nirgends|nirgendwo) hin|darf (?:die wohnung|das haus) nicht|sperrt mich (?:[^ .!?]+ ){0,4}(?:zimmer|keller|wohnung|bad|ein)|foto schicken wo ich bin|app draufgemacht|gps (?:ding|tracker|sender)|unter meinem auto|ohne essen ins|ins zimmer und nimmt|weiß (?:immer )?wo ich (?:steh|bin)|weiß was ich anhab)`,
      `${FUN}|google|find my|{work}|lehrer|arzt`,
    ],
    [
      `(?:striemen|würgemale|veilchen|blaue[nrs]? (?:handgelenke|flecken?|auge)|gehirnerschütterung|rippe|sonnenbrille|mein auge|treppe runter|tür gelaufen)…(?:er|papa|mann|typ|sagt (?:immer )?tür|böse|meine schuld|reizen|fragen|arzt gesagt|sie sagt|war aber)|überschmink[a-z]*…(?:auge|fleck[a-z]*|hals)|(?:arzt|ärztin|allen) gesagt (?:ich|dass ich)…(?:treppe|gestürzt|gefallen|tür)`,
      `${FUN}|{work}|fußball|fahrrad|klettern|sonne scheint|ski`,
    ],
    [
      `(?:verheirat[a-z]*|verlobung|zwangsheirat|zwangsverheirat[a-z]*)…(?:will nicht|keiner gefragt|gezwungen|nein sag|türkei|mich)|ehre beschmutzt|(?:traut|trau) (?:sich|mich) (?:nicht|nimmer) (?:mehr )?(?:heim|nach hause)|will nicht mehr (?:heim|nach hause)…(?:weh|angst|papa|stiefvater|er)|wie komm(?:e)? ich (?:[^ .!?]+ ){0,3}weg von ihm|(?:hau|haue) ich ab,? sonst|muss (?:hier )?(?:raus|weg) mit den kindern|weg von (?:meinem mann|ihm|meinem freund)`,
      `${FUN}|party|urlaub|konzert|ring|mathe|zeugnis`,
    ],
    [
      `(?:drohung[a-z]*|bedroht|droht|morddroh[a-z]*)…(?:briefkasten|kinder|kleine|umzubringen|ausland|wegzunehmen|mich|mir|ex|er)|ex (?:[^ .!?]+ ){0,5}(?:vorm haus|vor der tür|vor meinem|im treppenhaus|unten vorm)|(?:[0-9]+|hundert|dutzende) (?:anrufe|nachrichten)…(?:angst|ex|er weiß|geblockt)|(?:fliegen|fliegt) (?:[^ .!?]+ ){0,3}(?:teller|tassen|flaschen|was) (?:auf mich|nach mir)|(?:handgreiflich|schlampe)…(?:jeden tag|spuckt|nennt mich)|(?:nennt|beschimpft) mich (?:[^ .!?]+ ){0,4}(?:schlampe|hure|dreck|nichtsnutz)|vor ihm (?:zu )?knien|(?:schläge|hiebe|prügel) gibt|hand ausgerutscht`,
      `${FUN}|regen|gewitter|streik|{food}`,
    ],
  ]),
  ...sure(['eating', 'near', 'self'], '', [
    [
      `(?:kotz[a-z]*|gekotzt|auskotz[a-z]*|erbrech[a-z]*|übergeb[a-z]*|erbroch[a-z]*)…(?:jeden abend|jeden tag|wie jeden|heimlich|dreimal|drei mal|ohne dass (?:man|es|mama)|hören|hört|zähne|blut dabei|freiwillig|kilo|dünn|fett)|(?:jeden abend|jeden tag|heimlich|fress[a-z]*|stopf[a-z]*|absichtlich|nach dem|zähne|wieder|kalorien|kilo)…(?:kotz[a-z]*|gekotzt|auskotz[a-z]*|erbrech[a-z]*|erbroch[a-z]*|übergebe|alles wieder raus|raus)|(?:überm|über dem|vor dem|vorm) klo (?:gehangen|gehang|häng|hing)`,
      `${EATING_FUN}|{food} rausgeholt|müll|raus (?:an|in|mit|zum|aus)|zum kotzen|geh raus|luft`,
    ],
    [
      `bmi (?:von |bei |unter )?1[0-6]|(?:unter|bei|auf|wieg|wiege|wiegt|noch|die|mit|jetzt) (?:noch |jetzt |nur |nur noch |schon )*(?:3[0-9]|4[0-8])(?: (?:kg|kilo))?(?: [^ .!?]+){0,4} (?:bin|geknackt|reicht nicht|noch|will ich|fett|dick|runter|jetzt die|und|find|darf)`,
      `${EATING_FUN}|jahre?|kniebeuge[a-z]*|prozent|euro|grad|bus|linie|min|uhr`,
    ],
    [
      `(?:[1-5][0-9]{2}|[1-9][0-9]) (?:kcal|kalorien) (?:am tag|pro tag|täglich|heute)|(?:limit|erlaubt|erlaub[a-z]*|bei|drüber)…[1-5][0-9]{2}(?: kcal| kalorien| am tag)…|jede kalorie|zählen…(?:gurke[n]?|nicht mehr raus)|wie wenig kann man essen|kau(?:e)? (?:[^ .!?]+ ){0,5}spuck[a-z]*|kaue, spucke`,
      `${EATING_FUN}|euro|kaugummi|riegel|tabak|miete|watt`,
    ],
    [
      `(?:darf|darf ich|verdien[a-z]*|brauch[a-z]*) (?:[^ .!?]+ ){0,4}(?:nicht(?:s)?|nix|nie|kein(?:e)?) (?:zu )?essen|(?:darf|ana sagt ich darf) (?:heute |heut |morgen )*(?:nix|nichts)(?: essen)?(?:[,.]|$)|(?:kein brot|nichts|nix)(?: [^ .!?]+){0,3} bis ich|muss leiden|dafür gibts morgen (?:nix|nichts)|bevor ich nicht unter [0-9]+|serviette…(?:essen|dünn|kilo)|essen…serviette`,
      `${EATING_FUN}|arzt|op|blutabnahme|allergi[a-z]*|restaurant reserv[a-z]*`,
    ],
    [
      `(?:panik|todesangst|angst|heul|heule|zitter|zittere)…(?:vor öl|öl|butter|ans essen|vorm essen|vor dem essen|einer nudel|kalorien|vor essen|salat|zunehmen|zuzunehmen|der waage|selbst abgewogen|vorm zunehmen)|(?:abgewogen|butter|öl|nudel|kalorien|waage|ans essen denk)…(?:todesangst|panik|heul|heule|kuh|fett)|fette (?:kuh|sau)…(?:essen|stimme)`,
      `${EATING_FUN}|{game}|ölpreis|auto|zwiebel[n]?|hunger`,
    ],
    [
      `(?:magersucht|bulimie|essstörung|anorexie|ana|es drin|in der es)…(?:lauter|zurück|gelogen|wieder|drin|ich ess|kilo|nichts|schlimm[a-z]*)|ana sagt|voll in der es|insulin (?:weg|weglass[a-z]*|zu wenig)…(?:abnehm|abnehme|kilo|dünn)|(?:lass|lasse) mein insulin weg|zu wenig gespritzt…kilo|abführ[a-z]*|schlankpillen|wassertabletten|vor dem wiegen|gewichte in (?:die|der) (?:unterhose|hose|bh|taschen)`,
      `${EATING_FUN}|verstopf[a-z]*|oma|opa|arzt|ich habe einen vortrag|müll|schwester`,
    ],
    [
      `(?:ess|esse|gegessen|leb|lebe|seit|woche)…(?:seit (?:sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|tagen|wochen|januar|[^ .!?]+ (?:tagen|wochen))) (?:[^ .!?]+ ){0,3}(?:nix|nichts|nur wasser|nicht mehr|nur (?:brühe|gurken|kaffee|wasser))|seit (?:ner woche|einer woche|[^ .!?]+ tagen|sonntag|freitag|montag|[^ .!?]+ wochen) (?:nur |nix |nichts )(?:brühe|wasser|kaffee|tee|gurken|gegessen|mehr gegessen)|leb(?:e)? von (?:gurken|kaffee|wasser|reiswaffeln|luft und|cola)|also ess(?:e)? ich nicht|ess(?:e)? (?:ich )?(?:gar |fast )?(?:nichts|nix) mehr|schaff(?:e)? (?:[^ .!?]+ )?keinen bissen|essen geht nicht|weil ich (?:nix|nichts) ess(?:e)?`,
      `${EATING_FUN}|erkältung|magen|{love}`,
    ],
    [
      `(?:squats|situps|sit ups|kniebeugen|joggen|laufen|renn|km|sport)…(?:gegessen|essen|leeren magen|kuchen|brötchen|reiswaffel|null|nicht aufhören|kalorie[n]?)…(?:darf|null|nicht aufhören|blutet|leiden|dafür|umfall|nix|versagt|essen)|(?:brötchen|kuchen|gegessen|kalorie|nach dem)…(?:zwei stunden laufen|squats|abtrainiert|abtrainieren|morgen null|morgen nix)|(?:hunger|bauch)…(?:stark|gehört|stolz)…|hauptsache dünn|(?:haare|tage|periode)…(?:essen geht nicht|dünn|nix ess|hunger[a-z]*)|hör(?:e)? meine (?:schwester|tochter) (?:[^ .!?]+ )*kotzen`,
      `${EATING_FUN}|marathon|trainingsplan|hunger auf|{food} bestellt`,
    ],
  ]),
];
