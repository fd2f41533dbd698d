import { sure } from './spelled.ts';

const FICTION = 'einzukaufen|sommerreifen|{story}|{game}|{laugh}';
const NOT_MORE = '(?:nicht|nich|net|ned|nie|nimmer|nimma|numme|nümm|nümme|nd|nit)(?: mehr| länger| wieder| weiter)?';
const BE =
  '(?:leben|weiterleben|weiter ?leben|existieren|da ?sein|hier ?sein|am leben sein|auf ?wachen|weiter ?machen|sein|lebn|auf der welt sein|auf dieser welt sein)';
const FUN = `${FICTION}|peinlich[a-z]*|scham|lachen|hitze|muskelkater|kater|schnupfen|zahnschmerzen|langeweile|hunger|süß|{food}|niedlich|erkältung|diät|vor neugier`;
const COOKING = `${FICTION}|{food}|{thing}|finger|daumen|kochen|rasier[a-z]*|rasieren|beim|aus versehen|versehentlich|küche|papier[a-z]*|dose|katze|gartenarbeit|holz|dornen|rosen|brombeeren|gras|knie|stich[a-z]*|mücken[a-z]*|fußball`;
const AS_WORK = '{work}|{game}|{thing}|{food}|abo|app|kurs|team|verein|gruppe|chat';

export const selfHarmNear = [
  ...sure(['selfHarm', 'near', 'self'], '', [
    [
      `(?:will|mag|möchte|möcht|wollte|kann|moag|wü|ka|würde|darf|muss)(?: [^ .!?]+){0,5} ${NOT_MORE} (?:hier |so |länger |wirklich )?${BE}(?! (?:ohne (?:{food}|kaffee|internet|handy)|als|wie|in (?:berlin|wien|der stadt)))`,
      `${FICTION}|${AS_WORK}|single|allein sein|mit (?:ihm|ihr|dir)|{partner}|neben|dick|müde sein|so sein|ohne dich|der dumme|nett|{pet}|freundlich|in (?:dieser|der) (?:stadt|wg)|bei (?:meinen|ihm|ihr)`,
    ],
    [
      `(?:kein(?:en)? bock|keine lust|keine kraft|keine energie|kan bock|müde)(?: mehr| länger)?(?: [^ .!?]+){0,2} (?:zu leben|zum leben|aufs leben|auf das leben|auf dieses leben|weiterzuleben|am leben zu sein|vom leben|weiterzukämpfen|weiterzumachen|zu existieren)`,
      `${FICTION}|${AS_WORK}`,
    ],
    [
      `(?:will|möchte|möcht|wollte|würde|würd|mag|wünsch|wünschte)(?: [^ .!?]+){0,5} (?:sterben|tot sein|nicht mehr aufwachen|nie wieder aufwachen|tot umfallen|tot wäre|tot wär|nie geboren|einschlafen und nicht|nicht geboren|verrecken|krepieren)`,
      `${FUN}|er|niemand|keiner|nicht sterben|irgendwann|alt|nie sterben|in deinen armen`,
    ],
    [
      `(?:wär|wäre|war|waere)(?: [^ .!?]+){0,4} (?:lieber|gern|gerne|besser|doch|einfach|froh)(?: [^ .!?]+){0,3} (?:tot|gestorben|nie geboren|nicht geboren|nicht mehr aufgewacht|nicht mehr da|nie auf die welt)`,
      FUN,
    ],
    [
      `(?:wünsch|wünsche|wünschte|hoff|hoffe|hoffte|bete|beten|wär|wäre)(?: [^ .!?]+){0,5} (?:(?:nicht|nie|nimmer)(?: mehr| wieder)? (?:auf(?:zu)?wachen?|aufwach|aufgewacht|geboren(?: worden)?)|nicht da|tot|nicht mehr da|mich gäbe es nicht)`,
      `${FUN}|{pet}|er|sie|handy|neben`,
    ],
    [
      `(?:ein(?:zu)?schlafen|schlafen gehen|ins bett gehen|augen (?:zu(?:zu)?machen|schließen)|einschlaf|einschlafe|schlafen)(?: [^ .!?]+){0,3} (?:nicht|nie|nimmer|net)(?: mehr| wieder)+ (?:aufwach[a-z]*|aufzuwachen|aufsteh[a-z]*|wach werden|auf(?:zu)?machen)`,
      `${FICTION}|${AS_WORK}|bis montag`,
    ],
    [
      `(?:nicht|nie|nimmer) (?:mehr |wieder )aufwach(?:en|e|)|nicht mehr aufzuwachen|(?:für )immer (?:ein)?schlafen`,
      `${FICTION}|wecker|neben dir|{work}|er|sie`,
    ],
    [
      `ohne mich(?: [^ .!?]+){0,8} (?:besser[a-z]*|leichter|glücklicher|einfacher|ruhe|schöner|besser dran|weniger sorgen)|(?:besser dran|besser|leichter|glücklicher|einfacher)(?: [^ .!?]+){0,4} ohne mich`,
      `${FICTION}|{game}|{food}|party|team|kochen|band|{work}|schmeckt`,
    ],
    [
      `(?:wenn|falls|ob|als)(?: es)? (?:ich|mich)(?: [^ .!?]+){0,4} (?:nicht mehr|weg|tot|verschwunden|nimmer|nicht|sterbe|gestorben|nie)(?: [^ .!?]+){0,4} (?:wär|wäre|bin|gäbe|da|existier[a-z]*|würde|gibt|gäb|lebe)(?: [^ .!?]+){0,6} (?:besser|leichter|ruhe|froh|egal|merken|bemerken|auffallen|vermissen|fehlen|weinen|traurig|merkt|auffällt|einfacher|erleichtert|stören|interessieren)`,
      `${FICTION}|urlaub|{pet}|{work}|handy`,
    ],
    [
      `(?:niemand|keiner|niemandem|keinem|keine sau|kein mensch|kein schwein|niemanden|kana|wer|kaum jemand|würde es|eh keiner)(?: [^ .!?]+){0,5} (?:vermissen|merken|bemerken|auffallen|fehlen|vermisst|interessieren|merkt|auffällt|nachweinen|stören)(?:,? (?:[^ .!?]+ ){0,3}(?:wenn|falls|ob) (?:ich|es mich)(?: [^ .!?]+){0,4} (?:weg|nicht mehr|tot|nimmer|verschwinde|sterb[a-z]*|sterbe|verschwinden|nicht)| mich| (?:mich )?(?:eh|sowieso))`,
      `${FICTION}|${AS_WORK}|{pet}|{thing}|urlaub|fehler`,
    ],
    [
      `(?:niemand|keiner|kein mensch|keine sau|kein schwein|wer)(?: [^ .!?]+){0,2} (?:würde|würd|wird)(?: [^ .!?]+){0,2} mich(?: [^ .!?]+){0,2} vermissen|mich(?: [^ .!?]+){0,3} (?:eh |sowieso )?(?:niemand|keiner|keine sau)(?: [^ .!?]+){0,2} vermiss(?:en|t)`,
      `${FICTION}|{work}|urlaub|{game}`,
    ],
    [
      `(?:bin|falle|fall|fühl|fühle|war)(?: [^ .!?]+){0,5} (?:zur last|eine last|ne last|nur last|eine belastung|ne belastung|nur ballast|ballast|ein klotz am bein|im weg|überflüssig|eine bürde|ein fehler|(?:völlig |total |komplett )?wertlos|nutzlos)≈(?:weg|besser|tot|sterben|leben|verschwinden|nicht mehr|allen|alle|jeden|euch|nur noch|meinen kindern|familie)`,
      `${FICTION}|umzug|${AS_WORK}`,
    ],
    [
      `(?:allen?|jedem|meiner? [a-z]+|meinen [a-z]+|euch|den kindern) (?:doch |eh |nur |noch |bloß )*(?:zur last|eine last|ne belastung|eine belastung)`,
      `${FICTION}|${AS_WORK}`,
    ],
    [
      `(?:leben|alles|weitermachen|mein leben|dasein)(?: [^ .!?]+){0,4} (?:kein(?:en)? sinn|sinnlos|keinen wert|nicht mehr lebenswert|nichts mehr wert|kein(?:en)? grund|zwecklos|nicht wert)|(?:kein(?:en)?|null|welchen|ka|kan|noch einen|keinerlei) (?:sinn|grund)(?: [^ .!?]+){0,3} (?:mehr|weiter ?zu ?(?:leben|machen)|im leben|am leben|zu leben|in meinem leben|aufzustehen)`,
      `${FICTION}|{work}|diskutier[a-z]*|streiten|schreiben|{thing}|{game}|diese app|kommasetzung|{partner}|zu bleiben|nein zu`,
    ],
    [
      `(?:wozu|wofür|warum|weshalb|für was)(?: [^ .!?]+){0,5} (?:noch (?:leben|lebe|weiterleben|weitermachen|da|hier|am leben|aufstehen)|weiter ?leben|am leben|überhaupt (?:noch )?(?:leb[a-z]*|existier[a-z]*|am leben|auf der welt|noch da bin))`,
      `${FICTION}|${AS_WORK}|online|wach|dinosaurier`,
    ],
    [
      `(?:seh|sehe|finde|find|gibt|gibts|hab|habe|weiß)(?: [^ .!?]+){0,4} (?:keinen|kein|koan|kan) (?:anderen |andern )?(?:ausweg|weg raus|weg mehr)(?: mehr)?`,
      `${FICTION}|{work}|{game}|stau|parkhaus|ikea|labyrinth`,
    ],
    [
      `(?:mit dem leben|mit meinem leben|mit der welt) (?:schon |innerlich |längst )?(?:abgeschlossen|abschließen|schluss)|innerlich (?:schon )?(?:längst )?tot|lebens(?:müde|überdrüssig)|todessehnsucht|todeswunsch`,
      `${FICTION}|ist der|sind die|bist du|fahrer|essay|autofahrer`,
    ],
    [
      `(?:hab|habe|krieg|kriege|diese|meine|wieder|kommen|von|ständig|immer|leide)(?: [^ .!?]+){0,4} (?:suizidgedanken|selbstmordgedanken|suizidale[n]? gedanken|sterbegedanken|suizidal|todesgedanken)|(?:bin|werde|fühl|fühle) (?:mich )?(?:[^ .!?]+ ){0,3}(?:suizidal|selbstmordgefährdet|suizidgefährdet)`,
      `${FICTION}|vor (?:[a-z]+ )?jahren|damals|früher|er|essay|uni`,
    ],
    [
      `(?:denk|denke|dachte|denken|gedacht|überleg|überlege|gedanken|gedanke|fantasiere|spiele|träum|träume)(?: [^ .!?]+){0,6} (?:selbstmord|suizid|ans sterben|an den tod|mich um(?:zu)?bringen|tot zu sein|zu sterben|wie es (?:wäre|wär) (?:tot|nicht mehr|zu sterben)|mein leben zu beenden|allem ein ende|allem zu entkommen für immer|wie ich es (?:am besten )?(?:mache|tun|anstelle) ohne)`,
      `${FICTION}|prüfung|philosoph[a-z]*|oma|opa|{pet}|ehrenamt|essay`,
    ],
    [
      `(?:dem|allem|diesem|meinem leben)(?: [^ .!?]+){0,3} (?:ein )?ende (?:zu )?(?:setz[a-z]*|bereit[a-z]*|machen?)`,
      `${FICTION}|streit|beziehung|ehe|chaos|{work}`,
    ],
    [
      `(?:selbstmord|suizid|freitod) (?:[^ .!?]+ ){0,3}(?:begehen|zu begehen|machen|einzige|lösung|ausweg|versuch hinter)|(?:suizidversuch|selbstmordversuch)(?: [^ .!?]+){0,4} (?:hinter mir|letzte woche|letzten monat|überlebt|nochmal|wieder)`,
      `${FICTION}|statistik|rate|hat|er|sie|jahren?`,
    ],
    [
      `(?:hab|habe|hatte)(?: [^ .!?]+){0,4} mich(?: [^ .!?]+){0,5} (?:geritzt|geritz|selbst ?verletzt|selber verletzt|geschnitten|aufgeritzt|verbrannt absichtlich|absichtlich verbrannt|gecuttet)|(?:wieder|drang|druck|lust|angefangen|rückfällig|will|aufhören|kurz davor|muss|bedürfnis|tage|monate|verlangen)(?: [^ .!?]+){0,5} (?:mich )?(?:(?:zu |mit )?(?:dem )?ritzen|mich (?:selbst )?(?:zu )?(?:ritzen|schneiden|verletzen)|selbstverletz[a-z]*|svv)|ritzen(?: [^ .!?]+){0,4} (?:angefangen|rückfall|aufhören|druck|hilft|abhalten)`,
      COOKING,
    ],
    [
      `(?:hab|habe) mir(?: [^ .!?]+){0,4} (?:arme?|unterarme?|oberschenkel|beine?|haut|schenkel|handgelenke?|bauch)(?: [^ .!?]+){0,3} (?:aufgeritzt|zerschnitten|zerkratzt|aufgekratzt|geritzt|verbrannt|blutig gekratzt|blutig)`,
      `${COOKING}|sonne[a-z]*|sonnenbrand|backofen|ofen|topf|herd|bügel[a-z]*`,
    ],
    [
      `(?:ritz|ritze|schneid|schneide|verletz|verletze|verbrenn|verbrenne) (?:ich )?mich(?: [^ .!?]+){0,4} (?:selbst|selber|wieder|seit|jeden|immer|heimlich|abends|um|wenn|damit|absichtlich|mit|fast)`,
      `${COOKING}|immer am|zunge`,
    ],
    [
      `(?:rasierklinge|klinge|rasierklingen|feuerzeug|zigaretten?|kippe|messer|schere|scherbe)≈(?:auf|an|über|in) (?:mein[a-z]*|der|dem|den|die) (?:[^ .!?]+ )?(?:haut|arm|arme|unterarm|oberschenkel|bein|handgelenk|pulsadern?)`,
      `${FICTION}|{food}|rasieren|enthaar[a-z]*|aus versehen|er|sie|tattoo|{partner}`,
    ],
    [
      `(?:frische|neue|meine) (?:schnitte|ritzer|wunden|narben)≈(?:ärmel|lange|pulli|verstecken|versteck|jacke|sieht|sehen|zudecken)|(?:ärmel|lange|pulli)≈(?:schnitte|ritzer|ritznarben|narben vom ritzen)`,
      `${FICTION}|{food}|op`,
    ],
    [
      `(?:schlag|schlage|hau|haue|hämmer|hämmere|knall|knalle)(?: [^ .!?]+){0,3} (?:(?:meinen )?kopf|mir selbst|mich selbst|selbst ins gesicht|faust)(?: [^ .!?]+){0,5} (?:wand|bis|gesicht|blau|blut[a-z]*|boden)`,
      `${FICTION}|${AS_WORK}`,
    ],
    [
      `(?:einfach|am liebsten|will|möchte|würd|würde|könnt|könnte|mag)(?: [^ .!?]+){0,4} (?:für immer|von dieser welt|von der welt|ganz|spurlos|nicht mehr (?:da|existieren)|auslöschen|aufhören zu (?:existieren|leben|sein))(?: [^ .!?]+){0,2} (?:verschwinden|weg ?sein|weg|sein|gehen|existieren|schlafen)`,
      `${FICTION}|{work}|{love}|urlaub|kanada|bleiben|zusammen|{pet}|ans meer|insel|norwegen|bei dir`,
    ],
    [
      `(?:kann|will|mag|pack|packs|schaff|schaffe|schaffs)(?: [^ .!?]+){0,2} (?:nicht|nimmer|net|nich) (?:mehr)?(?: [^ .!?]+){0,6} (?:will (?:nur |einfach |bloß )?(?:dass es (?:aufhört|vorbei)|sterben|weg sein)|sterben|alles egal|dass (?:alles|es) (?:aufhört|vorbei ist|endet)|tot)`,
      `${FUN}|${AS_WORK}|lachen`,
    ],
    [
      `(?:hab|habe|kein|keinen|keine|ohne|null)(?: [^ .!?]+){0,4} (?:lebenswillen?|lebensmut|lebenswille|lebensfreude mehr|überlebenswillen)`,
      `${FICTION}|{pet}|pflanze[a-z]*`,
    ],
    [
      `(?:leben|es|das) (?:ist|is) (?:es )?(?:einfach |alles )?(?:nicht|nimmer|net) (?:mehr )?(?:lebenswert|wert weiter|zu ertragen|auszuhalten)|ertrag(?:e)? (?:das|es|dieses|mein) leben (?:nicht|nimmer)`,
      `${FICTION}|hitze|{work}|lärm|nachbar[a-z]*`,
    ],
    [
      `(?:welt|alle|jeder|familie|kinder|mann|frau|eltern|leute)(?: [^ .!?]+){0,4} (?:besser|leichter|glücklicher|froh|erleichtert)(?: [^ .!?]+){0,5} (?:wenn (?:es )?(?:ich|mich) (?:[^ .!?]+ ){0,3}(?:weg|tot|nicht|nimmer|sterbe|nie)|ohne mich)`,
      `${FICTION}|${AS_WORK}`,
    ],
  ]),
];
