import { sure } from './spelled.ts';

const FUN =
  'mutterschutz|schiffe[n]?|satellitenschüssel|leiter|sonntag ist|unfall ums leben|so schön|{story}|{game}|{laugh}|😂|vor lachen|peinlich|scham|langeweile';
const OTHER = '(?:er|sie|{friend}|{parent}|{child}|{partner}|schüler[a-z]*|azubi[a-z]*|jemand)';
const COOKING = `${FUN}|{food}|{thing}|finger|daumen|kochen|rasieren|beim|aus versehen|papier[a-z]*|dose|katze|{pet}`;
const SOON = '(?:heute|heut|hüt|heit|jetzt|gleich|morgen|nacht|znacht|abend|bald|nachher|endgültig|endlich)';

export const deep = [
  ...sure(['selfHarm', 'now', 'self'], '', [
    [
      `ich (?:geh |gehe )?(?:kms|weghängen)|(?:geh|gehe) mich (?:weghängen|aufhängen|erhängen|umbringen)|kms bald|mich (?:weghängen|umbringen|auslöschen)|richte mich selbst|erlös mich|erlöse mich`,
      `${FUN}|(?:will|wird|würde|werden|wollte|droht) mich umbringen|er|mutter|mama|chef`,
    ],
    [
      `${SOON}…(?:schluss mit (?:mir|mim läbe|allem|dem leben)|dem ganzen ein ende|dem ein ende|vorbei (?:ist )?mit mir|mei letzte nocht|abtrete|abtret)|(?:mach|mache|machs|setz|setze)(?: ich)?(?: [^ .!?]+){0,4} (?:dem ganzen|dem|allem|meinem leben|mir|bald|selbst) (?:[^ .!?]+ ){0,3}ein ende|ich mach bald ein ende`,
      `${FUN}|{work}|streit|beziehung|mit ihm|mit ihr|chaos`,
    ],
    [
      `(?:danach|jetzt|dann|gleich|ich|heut|heute|i) (?:spring|springe|hupf|hüpf)(?: ich)?(?: (?:jetzt|gleich|einfach|heut|no|noch|hier))*(?: (?:in die donau|in den rhein|runter|von [^ .!?]+ [^ .!?]+|in den tod)|[,.!?]|$)|(?:soll|warum ich|ob ich) (?:[^ .!?]+ ){0,3}spring(?:en|e)|(?:nicht|soll) springen|ich glaube ich springe`,
      `${FUN}|pool|wasser|dusche|bungee|fallschirm|freude|see|seil|trampolin`,
    ],
    [
      `(?:geh|gehe|steh|stehe|bin|sitz|sitze|lauf|laufe|gestiegen)…(?:auf die gleise|aufs dach|aufm dach|übers geländer|am bahndamm|auf dem brückengeländer|am fensterbrett|bahnsteigkante|brückengeländer|auf der brücke|am balkon im|dach vom parkhaus|auf dem dach|auf den gleisen)|brückenpfeiler|(?:will|fahr|fahre)…(?:gegen|an) (?:einen|den|nen) (?:baum|pfeiler|brückenpfeiler)|in den rhein (?:fahr|fahre|gehe|springe)`,
      `${FUN}|schornsteinfeger|dachdecker|{work}|grill[a-z]*|foto[a-z]*|sonnen[a-z]*|sterne|sternschnuppen|{pet}|solar[a-z]*|aussicht|party|tauben|selfie`,
    ],
    [
      `(?:jagdbüchse|dienstwaffe|pistole|waffe|revolver|gewehr|kugel)…(?:mag nicht mehr|kopf|bett|heim|schläfe|mund|abdrücken|schieß)|(?:schieß|schieße|jag|jage|gib|geb) (?:ich )?mir (?:[^ .!?]+ ){0,2}kugel`,
      `${FUN}|{food}|wasserpistole|schützenverein|olympia|eis|er|jäger|kaugummi|billard|museum`,
    ],
    [
      `(?:sitz|sitze|hab|liegen|halte)…(?:packung|tabletten|klinge|messer|strick) (?:[^ .!?]+ ){0,3}(?:in der hand|im rucksack|schon|bereit|vor mir|vorbereitet)|(?:tabletten|tropfen|medikamente|pillen)…(?:bis es reicht|rucksack|gesammelt|gehortet|genug beisammen)|(?:sammle|sammel|horte) (?:[^ .!?]+ ){0,3}(?:tabletten|tropfen|medikamente|pillen)`,
      `${FUN}|{medicine}|{food}|chips|karten|{parent}|reise[a-z]*|{pet}`,
    ],
    [
      `(?:methode[n]?|schmerzlos[a-z]*|wie kann man|wie stirbt|am schnellsten|wieviel|wie viel|schnell und sicher|reichen)…(?:sterb[a-z]*|umbring[a-z]*|das leben (?:zu )?nehmen|zu viel wär|nicht leiden|hinter mich|hinter mir)|sterben ohne dass`,
      `${FUN}|{pet}|referat|{work}|krankheit|pflanze`,
    ],
    [
      `(?:meine?n? letzte[nrs]?|letzter|mei letzte) (?:brief|nachricht|nacht|nocht|tag|abend|zigarette)…(?:danach|dann|geschrieben|heul|danke|spring|gut|weg|machs)|schöner letzter tag|(?:brief|briefe) (?:an|für) (?:meine|die|mama|alle)[a-z ]{0,20}(?:ist|sind|liegt|liegen) (?:fertig|geschrieben|da|bereit)|jetzt kann ich gehen|(?:tschüss|leb wohl|machs gut)…(?:für immer|nicht bis morgen)`,
      `${FUN}|{work}|urlaub|schultag|arbeitstag|ferien|zigarette vor|rauchstopp|nichtraucher`,
    ],
    [
      `(?:insulin|dialyse|herztabletten|medikamente|tabletten)…(?:nicht mehr|aufgehört|ausfallen|weg)…(?:soll (?:halt )?(?:so |passieren)|zu ende|natürlich aus|merkt keiner|endlich)`,
      `${FUN}|abnehm[a-z]*|kilo`,
    ],
    [
      `(?:danach|dann|nacht|weihnachten|fest|morgen|lied|hochzeit|geburtstag|heut|heute)…(?:mach(?:e)? ichs|mochs jetzt|mach ich es wahr|geh ich am selben tag|ist schluss,|danach geh ich|nacht geh ich|komm(?:e)? (?:ich )?(?:bald )?nach)(?:[ ,.!?]|$)|(?:ich|i) (?:komm|komme|folge) (?:[^ .!?]+ ){0,4}(?:bald nach|nach|zu dir),? …(?:tot|friedhof|tabletten|grab|gestorben)|(?:tot|friedhof|gestorben|grab)…(?:komm bald nach|folge ihr|folge ihm|komm nach|wartet drüben)`,
      `${FUN}|{work}|sport|putz[a-z]*|anmeld[a-z]*`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'other'], '', [
    [
      `${OTHER}…(?:sich (?:[^ .!?]+ ){0,3}(?:umbring[a-z]*|umzubringen|töten|toeten|das leben nehmen|vor die bahn|vor den zug|was antun|etwas antun|erhängen)|bringt sich (?:[^ .!?]+ )?um|suizidversuch|selbstmordversuch|tot sein will|nicht leben will|nicht mehr da sein (?:wird|will)|redet nur noch vom sterben|mit selbstmord|verletzt sich selbst|ritzt sich|strick gekauft|hats (?:[^ .!?]+ )?(?:schon mal )?versucht)`,
      `${FUN}|hat sich (?:[^ .!?]+ ){0,4}umgebracht|vor (?:[a-z]+ )?jahren|{pet}|dokument`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'self'], '', [
    [
      `(?:ich|i|einfach|mag|mog|mecht|will) (?:will|mag|mog|möcht|möchte|wü|wott|mecht)?(?: (?:einfach|wirklich|nur|alles|so|echt|das alles|ois|afoch|halt))* ?(?:nicht mehr|nimmer|nimma|nümm|nimmer mehr|nich mehr|ned mehr)(?: (?:leben|läbe|weiter|hier sein|da sein|sein|so weiter|lebn))?(?:[,.!?]|$)`,
      `${FUN}|{work}|{food}|{thing}|weh|lieb|traurig|kann ich nicht mehr|rauchen|dating|single|tinder|kann (?:ich )?nicht mehr`,
    ],
    [
      `(?:will|möchte|mecht|mag|wott|wött|würd|würde|wü|lass mich|könnt|koennt)(?: [^ .!?]+){0,5} (?:sterben|sterbe|stärbe|tot umfallen|nicht mehr sein|tot sein|nimmer leben|nimma leben|nümme läbe|aufhören zu existieren|mich auslöschen)|(?:sterben|tot sein|nicht mehr sein|nicht mehr leben)(?: [^ .!?]+){0,3} (?:will|möchte|mag|würd|würde|mehr will ich nicht)`,
      `${FUN}|{food}|nicht sterben|hitze|männerschnupfen|dafür|nie sterben|kater|muskelkater|er will|sie will|{pet}|alt|in deinen armen`,
    ],
    [
      `(?:lieber tot|tot mehr wert|(?:wenn|bis) ich (?:tot|nimmer|nicht mehr) (?:bin|da|lebe?)|nicht mehr leb(?:e|en)?[,.!?]|erleb(?:e)? ich (?:[^ .!?]+ ){0,3}(?:nicht|kein neues|nimmer)|ich leb(?:e)? nimmer|nie auf die welt|nicht zu leben|mein leben ist (?:vorbei|gelebt|gelaufen)|plane meinen tod|guter zeitpunkt,? um zu sterben|den tod verdient|unter die erde|mich sonst umbring|aufgehört zu leben|verdien(?:e|s|t)? (?:ichs |es )?nicht zu leben)`,
      `${FUN}|{work}|erbe|testamentsvollstrecker|organ[a-z]*|elon|gta|{pet}|ehering|wenn ich alt`,
    ],
    [
      `(?:keinen|keine|kein|kan|kb|null|einzigen?|ein einziger) (?:einzigen |bock |lust |grund )*(?:bock|lust|grund|kraft|kb|mehr)(?: [^ .!?]+){0,4} (?:leben|am leben|auf dieser welt|hier zu bleiben|weiterzumachen|aufzustehen|springen)|kb mehr auf leben|(?:leben|dieses leben)(?: [^ .!?]+){0,2} (?:nicht|nimmer|nimma) (?:mehr )?(?:aus|ertragen|aushalten|packen|[,.]|ich will raus)|(?:halt|pack|ertrag|halte|packe|ertrage) (?:[^ .!?]+ ){0,2}leben (?:[^ .!?]+ ){0,2}(?:nicht|nimmer|nimma)`,
      `${FUN}|single|wg leben|{work}`,
    ],
    [
      `(?:aufhören zu existieren|zukunft[,?]? (?:hab ich keine|gibts nicht)|nichts mehr was mich (?:hier )?hält|hält mich nichts mehr|wenns mich nicht gäbe|wenn es mich nicht gäbe|mich nicht geben|lösch mich aus|platzverschwendung|für mich nicht garantieren|ich tu mir sonst|tu mir noch was|trau mir (?:selber |selbst )?nicht|angst vor mir sel(?:ber|bst)|red es mir (?:bitte )?aus|am leben bleiben soll|dass es aufhört, alles|alles aufhört|loszulassen und zu fallen|wer käm schon zu meiner beerdigung|zu meiner beerdigung)`,
      `${FUN}|{food}|schokolade|beim shoppen|{thing}|kühlschrank`,
    ],
    [
      `(?:svv|schneidedruck|ritzdruck|selbstverletzung|selbstverletzend[a-z]*|sg, richtig|ohne ritzen|wieder geritzt|wieder geschnitten|voller schnitte|clean und (?:jetzt|gestern|heute)|rückfall…(?:arme|schnitt[a-z]*|klinge|ritzen)|beide arme)`,
      `${COOKING}|alkohol|rauchen|essstörung`,
    ],
    [
      `(?:klinge|rasierklinge|nadel|scherbe|zirkel|cutter)…(?:benutz|in den arm|spür|brauch|ruhe|wieder gemacht|bestraf|unterm kissen|bad)|(?:bestraf|such|brauch|spür)[a-z]*…(?:klinge|rasierklinge|nadel|scherbe)|(?:schneid|schneide|stech|steche|brenn|ritz|ritze|kratz|kratze) (?:ich )?mir (?:[^ .!?]+ ){0,4}(?:arm|arme|bein|beine|haut|oberschenkel)|(?:ein|für jeden fehler ein) schnitt|heut(?:e)? wieder geschnitten`,
      `${COOKING}|insulin|tattoo|nähen|rasur|bart`,
    ],
    [
      `mir (?:[^ .!?]+ ){0,3}(?:wehtun|weh tun|weh zu tun|wehzutun|schmerzen zufügen)|(?:schlag|schlage|box|boxe|hau) (?:ich )?(?:mich selbst|mir selbst|gegen die wand bis|gegen die wand, bis)|(?:bis|dass) (?:es|die knöchel|die haut|der arm) (?:[^ .!?]+ )?blute[nt]…(?:absicht|hilft|spür|fühl|ruhe)`,
      `${FUN}|er|sie|niemand|training`,
    ],
    [
      `(?:letztes jahr|schon mal|schon zwei|märz|letzte[rns]?|im [a-z]+)?(?: [^ .!?]+){0,3} ?(?:suizidversuche?|selbstmordversuche?|(?:versuch|versucht)…(?:diesmal|nächsten|nächste|nicht geklappt|verkackt)…(?:richtig|gleise|plan|leider|klappt))`,
      `${FUN}|{work}|{food}|rezept|führerschein|prüfung|kuchen|aufschlag|backen`,
    ],
    [
      `stimmen?…(?:spring[a-z]*|dass ich sterb[a-z]*|mich umbring[a-z]*|mir was|sterben soll)|(?:sauf|saufe|hunger|hungere|trink|trinke) mich (?:zu )?tot|häng dich auf…(?:überleg|recht|wirklich)|ich soll mich umbringen|(?:einfach|will|nur|möchte) (?:[^ .!?]+ ){0,3}(?:verschwinden|weg sein|schlafen)[,.!] …(?:tot|für immer|nie wieder)|ewig schlafen|für immer schlafen|schlafen\\. für immer`,
      FUN,
    ],
    [
      `(?:hoff|hoffe|wär|wäre|wünsch[a-z]*|recht|schön)…(?:auto überfährt|krebs|was zustößt|unfall|herzinfarkt|nimma aufwach|nicht aufwach[a-z]*|blitz trifft|nächste schuss)|(?:auto überfährt|zustößt|soll halt eins kommen|schau nicht mehr wenn ich über)|neid[a-z]*…(?:friedhof|toten|gestorben)|ich leb(?:e)? (?:[^ .!?]+ )?nur noch (?:wegen|für)|nur wegen (?:[^ .!?]+ ){1,3}leb(?:e)? ich noch|leb(?:e)? ich (?:überhaupt )?nur noch`,
      `${FUN}|versicherung|helm|geschenk`,
    ],
    [
      `(?:beschlossen|entscheidung steht|datum gesetzt|vorgesorgt|der tod|sterb(?:e)? ich|lieber sterb)…(?:genug|heut nacht|der [0-9]+|letztes|tot|überlegt wie|regel ich|kein neues|bleibt nur|gehe?|geh ich)|bleibt (?:[^ .!?]+ )?nur noch (?:eins|der tod)|nur noch einen ausweg`,
      `${FUN}|{work}|umzug|hochzeit|{pet}|{food}`,
    ],
  ]),
];
