import { sure } from './spelled.ts';

const FICTION = '{story}|{game}|{laugh}';
const LONG =
  '(?:tage?n?|tag|woche|wochen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|vorgestern|[2-9]|[1-9][0-9]|tagelang|[0-9]+ ?h|(?:24|36|48|72|96) stunden)';
const OTHER = '(?:er|sie|{friend}|{parent}|{child}|{partner})';
const ILL = `${FICTION}|{pet}|magen ?darm|grippe|virus|lebensmittelvergiftung|darmspiegelung|operation|op|kater|gesoffen|betrunken|party|alkohol|achterbahn|schwanger[a-z]*|seekrank|oktoberfest|ramadan|heilfasten|chemo|fastenkur|süßes|zucker|fleisch|schokolade|kohlenhydrate|süßigkeiten|chips|frühstück`;

export const eating = [
  ...sure(['eating', 'near', 'other'], '', [
    [
      `${OTHER}(?: [^ .!?]+){0,5} (?:isst|ißt|frisst)(?: [^ .!?]+){0,4} (?:nichts mehr|fast nichts|gar nichts|kaum noch|kaum was|nix mehr|nix|nicht mehr|nur noch (?:[^ .!?]+ )?(?:äpfel|apfel|gurken?|salat|reiswaffeln?))`,
      `${FICTION}|{pet}|zahn[a-z]*|fleisch|gemüse|brokkoli|zähne|brei|süßes|trotzphase`,
    ],
    [
      `${OTHER}(?: [^ .!?]+){0,6} (?:magersüchtig|magersucht|bulimie|essstörung|kotzt nach dem essen|nur noch (?:3|4)[0-9] ?(?:kilo|kg))`,
      `${FICTION}|{pet}|ich|klinik arbeitet|ausgeheilt`,
    ],
    [
      `(?:tochter|sohn|schwester|freundin|bruder|mitbewohnerin|frau|sie|er)(?: [^ .!?]+){0,5} (?:geht|verschwindet|schließt sich|kotzt|erbricht|übergibt)(?: [^ .!?]+){0,3} nach (?:dem|jedem) (?:essen|mahlzeit|bissen)(?: [^ .!?]+){0,4}(?: (?:klo|bad|toilette))?`,
      ILL,
    ],
  ]),
  ...sure(['eating', 'near', 'self'], '', [
    [
      `(?:seit|schon|jetzt|tag|hab|habe)(?: [^ .!?]+){0,5} ${LONG}(?: [^ .!?]+){0,5} (?:nichts|nix|nichts mehr|nicht|keinen bissen|gar nichts|null|kaum was|fast nichts|kaum|nur wasser|nur kaffee|nur tee|nur noch wasser)(?: [^ .!?]+){0,5} (?:gegess?en|gessn|gefrühstückt oder|zu mir genommen|esse|ess|runterbekommen|runtergebracht|runtergekriegt)`,
      `${ILL}|er|fische?|{food}`,
    ],
    [
      `(?:nichts|nix|nicht|keinen bissen|kaum was|fast nichts|gar nichts)(?: [^ .!?]+){0,3} (?:gegess?en|gessn|esse)(?: [^ .!?]+){0,3} (?:seit|die letzten)(?: [^ .!?]+){0,3} ${LONG}`,
      `${ILL}|er|{food}|stunden`,
    ],
    [
      `(?:tag|tage|woche) (?:[0-9]+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)? ?(?:ohne|nur mit|nur|nur noch) (?:essen|nahrung|wasser|kaffee|cola light|cola zero|null kalorien|kaugummi)|(?:fressanfall|fressattacke|fressanfälle|fressflash|gefressen|vollgefressen|reingestopft)(?: [^ .!?]+){0,10} (?:kotz[a-z]*|gekotzt|erbrochen|erbrechen|hasse mich|ekel[a-z]*|hungern|fasten|abführ[a-z]*|schäm[a-z]*|klo|toilette|übergeben)|(?:hab|habe|bin|wird|werde)(?: [^ .!?]+){0,8} (?:umgekippt|ohnmächtig|schwindlig|schwarz vor augen|haare fallen aus|haarausfall|periode weg|keine periode)(?: [^ .!?]+){0,8} (?:nichts (?:ess|gegess)[a-z]*|hunger[a-z]*|kalorien|abnehm[a-z]*|esse)`,
      ILL,
    ],
    [
      `(?:finger|zahnbürste)(?: [^ .!?]+){0,4} (?:in den|in'n|im|in|innen|runter den) (?:hals|rachen)`,
      `${ILL}|zahnarzt|arzt`,
    ],
    [
      `(?:nach|jedem|jede|jedes|alles|mahlzeit|dem essen|wieder)(?: [^ .!?]+){0,6} (?:kotz|kotze|gekotzt|auskotze?n?|ausgekotzt|erbrech|erbreche|erbrochen|übergeb|übergebe|übergeben|kotzen|rausgekotzt|hochgewürgt|spei|gespieben|spieb)`,
      `${ILL}|zum kotzen|zum speiben|ankotz[a-z]*|kotzt mich|seekrank|könnte kotzen|{work}|auto|{child}|politik|montag`,
    ],
    [
      `(?:kotz|kotze|erbrech|erbreche|übergebe|übergeb|würg|würge) (?:ich )?(?:mich )?(?:[^ .!?]+ ){0,3}(?:alles|jedes|nach|wieder|heimlich|absichtlich|essen)`,
      `${ILL}|gleich|{work}|wenn ich das`,
    ],
    [
      `(?:abführmittel|abführtabletten|dulcolax|laxoberal|abführtropfen|bisacodyl|laxantien|entwässerungstabletten)(?: [^ .!?]+){0,8} (?:genommen|nehm|nehme|geschluckt|am tag|täglich|jeden|abnehmen|packung|brauch|brauche|schluck[a-z]*|gestern|wieder|damit|um)`,
      `${FICTION}|{pet}|verstopfung|arzt|darmspiegelung|koloskopie|opa|oma`,
    ],
    [
      `(?:nehm|nehme|schluck|schlucke|brauch|brauche|hab|habe|genommen)(?: [^ .!?]+){0,6} (?:abführmittel|abführtabletten|dulcolax|laxoberal|abführtropfen|laxantien)`,
      `${FICTION}|{pet}|verstopfung|arzt|darmspiegelung|koloskopie|opa|oma`,
    ],
    [
      `(?:nur|unter|maximal|höchstens|max|mehr als|über|weniger als)(?: [^ .!?]+){0,2} (?:[1-5]?[0-9]{2}|[1-9][0-9]) ?(?:kcal|kalorien|kalorin)(?: [^ .!?]+){0,4}(?: (?:am tag|pro tag|heute|täglich|tag|und trotzdem|esse|essen|erlaubt|erlaube))`,
      `${FICTION}|riegel|portion|rezept|snack|defizit|verbrannt`,
    ],
    [
      `(?:bestraf|bestrafe|strafe|bestrafung|bestraft)(?: [^ .!?]+){0,6} (?:gegessen|essen|esse|brot|fressen|kalorien|fressanfall|hungern|mahlzeit)|(?:gegessen|gefressen|essen)(?: [^ .!?]+){0,6} (?:bestraf[a-z]*|als strafe|zur strafe|muss ich (?:jetzt )?(?:hungern|fasten|abtrainieren)|verdient)`,
      `${FICTION}|{pet}|{child}|du hast verdient|verdient gegessen`,
    ],
    [
      `(?:panik|angst|todesangst|panisch)(?: [^ .!?]+){0,3} (?:vor(?:m| dem)? (?:jedem |jeder )?(?:essen|bissen|mahlzeit|kalorien|der waage|zunehmen|zuzunehmen)|etwas zu essen|zu essen|wenn ich (?:was |etwas )?esse|zuzunehmen)|trau(?:e)? mich (?:nicht|nicht mehr) (?:zu |was zu |etwas zu )essen`,
      `${FICTION}|scharf|allein im|zahnarzt|urlaub`,
    ],
    [
      `(?:wieg|wiege|wiegt|nur noch|bei|auf|runter auf|gewicht)(?: [^ .!?]+){0,4} (?:2[5-9]|3[0-9]|4[0-6])(?:[.,][0-9])? ?(?:kg|kilo|kilos)(?: [^ .!?]+){0,8} (?:zu (?:viel|fett|dick|schwer)|immer noch|trotzdem|fett|dick|noch nicht|weniger|noch|dünner|runter|bin [0-9]+|groß|schwindlig|ziel)`,
      `${FICTION}|{pet}|hantel|kniebeugen|bankdrück[a-z]*|{child}|koffer|{thing}`,
    ],
    [
      `(?:verdien|verdiene|verdient|verbiet|verbiete|erlaub|erlaube|darf)(?: [^ .!?]+){0,4} (?:mir )?(?:nichts zu essen|kein essen|nicht zu essen|heute nichts essen|das essen|nichts essen bis|nichts mehr essen)(?: [^ .!?]+){0,3}`,
      `${ILL}|arzt|blutabnahme|{child}`,
    ],
    [
      `(?:hunger|hungere|hungern|hungern)(?: [^ .!?]+){0,5} (?:bis ich|seit (?:tagen|wochen|[^ .!?]+ tagen)|mich runter|mich (?:zu )?tode|kontrolle|dünn|fett|stolz|gewicht|kilo|runter)|(?:zu tode|runter) hungern|runtergehungert|wieder am hungern|magersucht ist (?:wieder|zurück)`,
      `${FICTION}|{pet}|{work}|hab hunger|so einen hunger|{food}`,
    ],
    [
      `(?:magersucht|magersüchtig|bulimie|bulimi[a-z]*|essstörung|anorexie|ana|binge ?eating)(?: [^ .!?]+){0,6} (?:zurück|wieder|rückfall|stimme|drin|schlimmer|kontrolliert|mitten|hab ich|im griff|stärker|heimlich|keiner weiß)|(?:rückfall|wieder|zurück|rückfällig|stecke|rutsch[a-z]*)(?: [^ .!?]+){0,5} (?:magersucht|bulimie|essstörung|anorexie|in die es)`,
      `${FICTION}|er|essay|überwunden|geheilt|präsentation`,
    ],
    [
      `(?:ess|esse|iss)(?: [^ .!?]+){0,4} (?:fast |so gut wie |praktisch |seit tagen |seit wochen )(?:gar )?(?:nichts|nix)(?: mehr)?(?: [^ .!?]+){0,6}|(?:kann|krieg|kriege|bekomm|bekomme|bring|bringe)(?: [^ .!?]+){0,3} seit(?: [^ .!?]+){0,3} (?:tagen|wochen|woche)(?: [^ .!?]+){0,3} (?:nichts|nix|keinen bissen)(?: [^ .!?]+){0,2} (?:essen|runter|hinunter)`,
      `${ILL}|zahn[a-z]*|halsweh|verliebt`,
    ],
    [
      `(?:je leerer|leerer magen|leerer bauch|knochen (?:sehen|spüren|zählen|rausstehen)|rippen (?:sehen|zählen|spüren)|hüftknochen|schlüsselbein[a-z]*)(?: [^ .!?]+){0,8} (?:stolz|besser|schön|gut|dünner|fett|abnehmen|rein|will|ziel|kontrolle)`,
      `${FICTION}|{pet}|gebrochen|tattoo`,
    ],
    [
      `(?:sport|joggen|laufen|trainier[a-z]*|stunden|crosstrainer|kniebeugen|hampelmänner)(?: [^ .!?]+){0,6} (?:bis ich umkippe|bis (?:jede|alle|die) kalorie[n]?|jede kalorie|um (?:das|jedes) essen|um das (?:brot|abendessen) (?:wieder )?(?:loszuwerden|abzuarbeiten)|alles wieder (?:abzutrainieren|runterzukriegen))`,
      FICTION,
    ],
    [
      `(?:verstecke?|versteckt|wegwerf[a-z]*|werf|werfe|schmeiß|schmeiße|tu so|spuck|spucke)(?: [^ .!?]+){0,5} (?:essen|pausenbrot|mahlzeiten|brote|gegessen)(?: [^ .!?]+){0,5} (?:heimlich|serviette|müll|mama|mutter|keiner merkt|niemand merkt|merkt|damit|hätte|wieder aus|weg)`,
      `${FICTION}|{pet}|schimmel[a-z]*|abgelaufen|lebensmittel|{child}|kühlschrank`,
    ],
  ]),
];
