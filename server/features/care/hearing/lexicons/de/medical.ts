import { sure } from './spelled.ts';

const FICTION = 'schwüle|schnupfen[a-z]*|schnarcht|menthol|{story}|{game}|{laugh}';
const SOMEONE = '(?:sie|er|{friend}|{parent}|{child}|{partner}|jemand|mann|frau|nachbarin|es)';
const TOPIC =
  '(?:was sind|anzeichen|symptome|woran erkennt|erste hilfe kurs|kurs|erklär mir|vortrag|unterschied|früher|vor jahren|letztes jahr|damals|übung|seminar)';

export const medical = [
  ...sure(['medical', 'now', 'other'], '', [
    [
      `atmet (?:[^ .!?]+ ){0,2}(?:nicht|nimmer|nich|kaum|net|ned)(?: mehr| richtig)?|nicht mehr atmet|atmet (?:so |ganz |nur noch )?(?:komisch|flach|schwer|röchelnd)`,
      `${FICTION}|{pet}|stoff|jacke|haut|${TOPIC}`,
    ],
    [`(?:ist|war|liegt|sind|wurde|jetzt)≈bewus(?:st|t|s)los`, `${FICTION}|${TOPIC}|narkose|geküsst`],
    [
      `${SOMEONE}≈(?:reagiert|antwortet) (?:gar |überhaupt |auf )?(?:[^ .!?]+ ){0,2}(?:nicht|nimmer|nichts)(?: mehr)?≈(?:liegt|boden|atmet|augen|geschüttelt|schüttel|wach|rüttel)|liegt (?:[^ .!?]+ ){0,4}(?:am|auf dem) (?:boden|fußboden|badezimmerboden)≈(?:bewegt|rührt|reagiert|blut|zuckt|atmet|wach)|(?:in (?:den|einen) (?:pool|teich|see)|badewanne|unter wasser)≈(?:gefallen|gefunden|getrieben)≈(?:atmet|bewusstlos|nicht|blau)|(?:aus dem|vom) (?:fenster|balkon|dach|leiter|gerüst|hochbett|wickeltisch|baum) (?:gefallen|gestürzt)≈(?:bewegt|reagiert|blut|bewusst|nicht|erbricht|kopf)`,
      FICTION,
    ],
    [
      `(?:nicht (?:mehr )?ansprechbar|wacht (?:einfach |gar )?(?:nicht|nimmer|net) (?:mehr )?auf|wird (?:einfach |gar )?nicht (?:mehr )?wach|krieg(?:e|en)? (?:ihn|sie|es) nicht (?:mehr )?wach|(?:bekomm|bekomme|bekommen) (?:ihn|sie|es) nicht (?:mehr )?wach|lässt sich nicht (?:auf)?wecken)`,
      `${FICTION}|morgenmuffel|wecker|montag|vor dem ersten kaffee|handy|laptop|teenager|siri`,
    ],
    [
      `(?:ist|sind)≈(?:umgekippt|zusammengebrochen|zusammengesackt|kollabiert|ohnmächtig geworden|weggetreten|einfach umgefallen)`,
      `${FICTION}|${TOPIC}|{thing}|{pet}|server|regal|beziehung|weinglas|stimmung|tasse|glas|vase|baum|milch|wirtschaft|börse|markt|bett`,
    ],
    [
      `(?:krampft|krampfanfall|epileptische[a-z]* anfall|fieberkrampf|schaum (?:vor dem|vorm) mund|zuckt am ganzen körper|ganzen körper≈zuckt|verdreht die augen)`,
      `${FICTION}|${TOPIC}|{pet}|ich bin epileptiker|medikament`,
    ],
    [
      `(?:lippen|gesicht|finger)(?: [^ .!?]+){0,4} (?:blau|bläulich)|(?:läuft|lief|ist|wird)≈blau (?:an|angelaufen)|blaue? lippen`,
      `${FICTION}|{food}|lippenstift|heidelbeer[a-z]*|blaubeer[a-z]*|see|schwimmbad|kälte|farbe|schminke`,
    ],
    [
      `(?:kriegt|bekommt|kriegen|kriagt) (?:[^ .!?]+ ){0,3}(?:keine|kaum|zu wenig|schwer) (?:[^ .!?]+ )?luft`,
      `${FICTION}|ventil|kein wort`,
    ],
    [
      `(?:{child}|{parent}|sie|er|es|jährige[rs]?|monate alt)≈(?:hat|hatte)≈(?:knopfzelle|batterie|spülmaschinentab|reiniger|murmel|magnet(?:e|en)?|münze|{pills}|{poison}|pilz|eibe|zigarette|nikotin|putzmittel)≈(?:verschluckt|geschluckt|gegessen|getrunken|gefunden|in den mund|erwischt|genascht)|(?:knopfzelle|knopfbatterie|batterie|magnete?)≈(?:verschluckt|geschluckt|runtergeschluckt)`,
      `${FICTION}|${TOPIC}|{pet}`,
    ],
    [
      `${SOMEONE}(?: [^ .!?]+){0,4} (?:verschluckt|erstickt|würgt und|steckt im hals)≈(?:luft|blau|keine|nicht|was soll|hilfe)`,
      `${FICTION}|erstickt in`,
    ],
    [
      `(?:mundwinkel|gesicht|gesichtshälfte|mund|auge)(?: [^ .!?]+){0,5} (?:hängt|schief|runter|herunter|herab)`,
      `${FICTION}|${TOPIC}|{pet}|bild|maske|sonnenbrille|{work}`,
    ],
    [
      `${SOMEONE}≈(?:lallt|nuschelt|spricht (?:plötzlich )?(?:so )?(?:komisch|undeutlich|verwaschen)|redet (?:plötzlich )?(?:nur )?(?:wirr|komisch|undeutlich|wirres zeug))≈(?:arm|hängt|gesicht|plötzlich|bewegen|seite|schief|hand)`,
      `${FICTION}|besoffen|suff`,
    ],
    [
      `(?:verdacht auf|vermutlich|glaub|glaube|hat|wahrscheinlich|hatte grad)≈(?:ein(?:en)? )(?:schlaganfall|herzinfarkt|hirnschlag|herzstillstand|anaphylaktischen schock|schlagerl|allergischen schock)`,
      `${FICTION}|${TOPIC}|letzte[a-z]*|jahren?|fast|überlebt|beinahe|bekommen|rechnung|opa hatte|gestorben|verstorben|reha`,
    ],
    [`kein(?:en)? puls|puls (?:[^ .!?]+ ){0,3}(?:nicht mehr|kaum noch|gar nicht)`, `${FICTION}|${TOPIC}|uhr`],
    [
      `(?:blutet|blut|verblutet)(?: [^ .!?]+){0,3} (?:wie verrückt|hört nicht auf|stark|so stark|spritzt|pulsierend)`,
      `${FICTION}|{pet}|zahnfleisch|nase|periode|film|druckt|steak|sonne`,
    ],
  ]),
  ...sure(['medical', 'now', 'self'], '', [
    [
      `(?:krieg|kriege|bekomm|bekomme|bekomm|hab|habe|krig|kriag)(?: [^ .!?]+){0,4} (?:keine|kaum|kaum noch|fast keine|zu wenig|schwer|schlecht|ka|koa|net genug|nicht genug) (?:richtige )?luft`,
      `${FICTION}|lachen|gelacht|{love}|kuss|verstopfte nase|schnupfen|{game}|sauna|korsett|zum atmen in|treppen`,
    ],
    [
      `(?:kann|konnte) (?:[^ .!?]+ ){0,3}(?:nicht|kaum|nimmer|net) (?:mehr |noch |richtig |gut )*(?:atmen|schlucken und|luft holen)`,
      `${FICTION}|lachen|gelacht|{love}|nase|schnupfen|ohne dich|{work}|korsett|kleid|hose`,
    ],
    [
      `(?:schmerz[a-z]*|stechen|druck|enge|engegefühl|ziehen|brennen|stiche)(?: [^ .!?]+){0,4} (?:in der|auf der|auf die|im|hinter dem|am) (?:linken )?(?:brust|brustkorb|brustbein|herz(?:en)?|herzgegend)`,
      `${FICTION}|{love}|liebeskummer|vermiss[a-z]*|muskelkater|trennung|ex|trauer|bh|tattoo|stillen|${TOPIC}|bankdrücken`,
    ],
    [
      `(?:brust|brustkorb|herz)(?: [^ .!?]+){0,5} (?:zieht|strahlt|geht|drückt|tut)≈(?:arm|kiefer|rücken|schulter)`,
      `${FICTION}|muskelkater|{love}`,
    ],
    [
      `(?:brustschmerz[a-z]*|herzschmerz[a-z]*|herzstechen)≈(?:arm|luft|kalt|schweiß|schwitz[a-z]*|übel|seit|stark|kiefer|schlimm[a-z]*)`,
      `${FICTION}|{love}|liebeskummer|ex|trennung|${TOPIC}`,
    ],
    [
      `(?:elefant|stein|schraubstock|tonne|gewicht)≈(?:auf (?:meiner|der|meine) brust|um (?:meine|die) brust)`,
      `${FICTION}|{pet}|traurig|trauer`,
    ],
    [
      `(?:glaub|glaube|denk|denke|hab|habe|fürchte|krieg|kriege)(?: [^ .!?]+){0,4} (?:einen|nen|n|ein|an) (?:herzinfarkt|schlaganfall|herzanfall|hirnschlag|anaphylaktischen schock|allergischen schock)`,
      `${FICTION}|fast|gleich|beinahe|bekommen als|rechnung|erschreckt|preise|{work}|jahren?|überlebt|gehabt`,
    ],
    [
      `(?:hals|zunge|gesicht|lippen|kehle|rachen|mund)(?: [^ .!?]+){0,5} (?:schwillt|schwellen|schwoll|zugeschwollen|angeschwollen|anschwillt|geschwollen|zu und|geht zu|wird (?:immer )?(?:enger|dicker|dick)|macht zu)`,
      `${FICTION}|erkältung|{medicine}|mandeln|{love}|botox|zahn[a-z]*|verliebt|weisheits[a-z]*|weinen|geweint`,
    ],
    [
      `(?:spür|spüre|fühl|fühle|kann)(?: [^ .!?]+){0,3} (?:linken?|rechten?|halbe[sn]?|ganze) (?:arm|hand|bein|seite|gesicht|gesichtshälfte|körper|körperhälfte)(?: [^ .!?]+){0,3} (?:nicht|kaum|nimmer|net)`,
      `${FICTION}|{game}|training|eingeschlafen|muskelkater|{love}|gym|betäubung|zahnarzt`,
    ],
    [
      `(?:linke[rns]?|rechte[rns]?|halbe[s]?|eine) (?:arm|hand|bein|seite|gesicht|gesichtshälfte|körperhälfte)(?: [^ .!?]+){0,4} (?:taub|gelähmt|kribbelt|gefühllos)`,
      `${FICTION}|zahnarzt|eingeschlafen|betäubung|geschlafen|gelegen|{pet}`,
    ],
    [
      `(?:hört|hörte|höred) (?:[^ .!?]+ ){0,3}(?:nicht|nimmer|net|ned) (?:mehr )?auf zu bluten|blut(?:et|ung)?(?: [^ .!?]+){0,4} (?:hört|lässt sich) (?:[^ .!?]+ ){0,2}(?:nicht|nimmer|net|ned) (?:mehr )?(?:auf|stillen|stoppen)`,
      `${FICTION}|zahnfleisch|pickel|{pet}|nasenbluten`,
    ],
    [
      `(?:blute|verblute|blutet)(?: [^ .!?]+){0,3} (?:stark|extrem|sehr stark|wie verrückt|unten|wie sau|heftig|alles durch)`,
      `${FICTION}|{pet}|periode|tage|zahnfleisch|pickel|nase|herz`,
    ],
    [
      `(?:verblute|ersticke|ich krampfe)(?: [^ .!?]+){0,3} (?:gerade|grad|gleich|glaub|fast|hier)|(?:ich|glaub|glaube) (?:ich )?(?:ersticke|verblute)`,
      `${FICTION}|{work}|hitze|arbeit|{food}|wäsche|periode|tage`,
    ],
    [
      `(?:spuck|spucke|erbrech|erbreche|kotz|kotze|hust|huste|gespuckt|gekotzt|erbrochen|gehustet)(?: [^ .!?]+){0,2} (?:[^ .!?]+ )?blut|blut (?:gespuckt|erbrochen|gekotzt|gehustet|gebrochen|im erbrochenen)`,
      `${FICTION}|zahnarzt|zahnfleisch|spende`,
    ],
    [
      `(?:schwanger|woche|ssw)≈(?:blute|blutung|blut|fruchtblase|fruchtwasser|krämpfe|bewegt sich nicht)`,
      `${FICTION}|zugesehen|test`,
    ],
    [
      `(?:wespe|biene|nüsse|nuss|erdnuss|erdnüsse|allerg[a-z]*|gestochen|gestochn)≈(?:luft|atmen|schwillt|zu|zunge|hals|gesicht|quaddeln|schwindlig)≈(?:luft|zu|dick|schwillt|atmen|angeschwollen|eng|an|enger)`,
      `${FICTION}|${TOPIC}|{medicine}|tabletten genommen und gut`,
    ],
    [
      `(?:112|144|notarzt|krankenwagen|rettungswagen|rettung|notruf) (?:[^ .!?]+ ){0,3}(?:rufen|holen|anrufen|kommt|unterwegs|alarmieren)|(?:ruf|ruft|hol|holt) (?:[^ .!?]+ ){0,2}(?:112|144|notarzt|krankenwagen|rettung)`,
      `${FICTION}|${TOPIC}|nachbar hat|stau|laut|heute früh|gestern|damals|{thing}`,
    ],
    [
      `(?:werde|bin|gleich|kurz davor)(?: [^ .!?]+){0,3} (?:ohnmächtig|bewusstlos)|(?:kipp|kippe|klapp|klappe) (?:gleich |jetzt |fast )?(?:um|weg|zusammen)≈(?:brust|luft|herz|kalt|schwarz)`,
      `${FICTION}|{love}|hitze|hunger|so schön|süß`,
    ],
    [
      `(?:schlimmste[nrs]?|vernichtende[rn]?|plötzlich[a-z]*) (?:kopfschmerz[a-z]*|kopfweh)(?: [^ .!?]+){0,4}≈(?:leben[s]?|doppelt|nacken|sehe|taub)`,
      `${FICTION}|kater`,
    ],
    [`(?:stromschlag|kohlenmonoxid|gasgeruch)≈(?:schwindlig|herz|ohnmächtig|luft|komisch|kopfschmerzen)`, FICTION],
  ]),
];
