import { sure } from './spelled.ts';

const FUN =
  'parkbank|kürbis[a-z]*|muster|teurer|eis|sommerreifen|einzukaufen|{story}|{game}|{laugh}|😂|😍|😘|{pet}|{work}|{food}|langeweile|peinlich|hitze|scham|urlaub|konzert|party|damals|geburtstag|witz|muskelkater|männerschnupfen|referat|kostüm|halloween|nachrichten|museum|geschichte';
const LIGHT = '{story}|{game}|{laugh}|😂|😍|{pet}|party|urlaub|referat|witz|kostüm|halloween|museum';
const HURTFUL =
  '(?:er|sie|mann|freund|freundin|frau|ex|vater|mutter|papa|mama|stiefvater|bruder|eltern|sohn|onkel|partner|typ|nachbar|schwiegervater)';
const BEATS =
  '(?:schlägt|schlagt|geschlagen|schlug|haut|verprügelt|prügelt|gewürgt|würgt|zuschlägt|zugeschlagen|misshandelt|getreten|geschubst|gestoßen|geohrfeigt|eingesperrt|bedroht|gewalttätig|schlagen würde)';

export const common = [
  ...sure(['medical', 'now', 'self'], '', [
    [
      `(?:brust|herz|luft|atmen|atmet|bewusstlos|ohnmächtig|krampf[a-z]*|blutet|blute|blut|gelähmt|taub|vergiftet|verschluckt|umgekippt|gestürzt|zusammengebrochen|reagiert|lallt|schlaganfall|herzinfarkt|allergi[a-z]*|bewegt sich|zittert)…(?:was (?:soll|muss|mach[e]?|tu[e]?) ich|hilf[e]?|bitte schnell|schnell bitte|bin allein|bin ganz allein|notarzt|krankenwagen|rettung|112|144|plötzlich|auf einmal|hört nicht auf|sterbe ich|ich sterbe)`,
      `${LIGHT}|{work}|{food}|{love}|verliebt|beziehung|dating|herzschmerz|liebeskummer|trennung|wlan|drucker|geschenk|selbst|absicht`,
    ],
    [
      `(?:plötzlich|auf einmal|seit (?:grad|gerade|eben|heute früh|einer stunde|ner stunde|heut)|kann|glaub[e]?)…(?:gesicht taub|arm nicht (?:mehr )?bewegen|nicht mehr richtig sehen|nichts mehr sehen|gelähmt|taub|lallt|doppelt|nicht mehr sprechen|keine luft|bewusst[a-z]*|herzrasen|brustschmerz[a-z]*|krampft)|(?:aufgehört zu atmen|atmung (?:setzt|ist weg|aus)|ich (?:glaub|glaube),? ich sterbe,? (?:mein herz|meine brust)|nicht (?:mehr )?bewegen,? (?:meinen|den) arm|arm nicht (?:mehr )?bewegen)`,
      `${LIGHT}|muskelkater|training|{love}|eingeschlafen|zahnarzt|{work}`,
    ],
  ]),
  ...sure(['sexualViolence', 'near', 'self'], '', [
    [
      `(?:angefasst|anfasst|begrapscht|unter den rock|geküsst|ausgezogen|sex|ins bett|in mich|festgehalten|berührt|über mich|ins auto gezerrt|in sein auto)…(?:obwohl ich|nicht wollte|nicht wollt|nein gesagt|gegen meinen willen|ich war (?:erst |noch )?(?:[0-9]+|klein|ein kind|sieben|acht|neun|zehn|elf|zwölf|sechs)|eklig|schmutzig|dreckig|niemandem erzählt|nie jemandem|schäm[a-z]*|erstarrt)|(?:nein gesagt|gegen meinen willen|nicht wollte|als kind|als ich klein war|als ich [a-z0-9]+ war)…(?:angefasst|begrapscht|ausgezogen|sex|berührt|missbraucht|vergewaltigt|an mir|mit mir gemacht|in mein bett)|unter (?:den|meinen) rock (?:gefasst|gegriffen|fotografiert)|gefügig|(?:ins|in sein|in ein) auto gezerrt`,
      `${LIGHT}|{love}|{food}|genieß[a-z]*|herz`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'self'], '', [
    [
      `(?:ich|mich|mir|bin|hab|will|denk[e]?)…(?:selbstmord[a-z]*|suizid[a-z]*)|(?:selbstmord[a-z]*|suizid[a-z]*)…(?:ich|mich|mir|nachgedacht|denk|denke|googl[a-z]*|lösung|ausweg|versucht)`,
      `${LIGHT}|{work}|umgebracht|statistik|rate|prävention|vor (?:[a-z]+ )?jahren|gestorben|vortrag|karrieretechnisch|gelesen|squad|kommando`,
    ],
    [
      `(?:bald|nicht mehr lange?|nimmer lang|nicht mehr lang)(?: [^ .!?]+){0,4} (?:nicht mehr (?:da|hier|bei euch|leben)|mich los|da sein|nimmer da|hier sein|leben|am leben|muss das keiner mehr)|(?:seid|bist|ist|sind) (?:ihr |du )?mich (?:bald |endlich |dann )?los`,
      `${LIGHT}|{work}|umzug|online|akku|ausziehen|abi|weihnachten|besuch`,
    ],
    [
      `(?:will|möchte|sollte|plane|überleg[a-z]*|gedacht|denk|denke|wünsch[a-z]*|hoff[a-z]*|wär[e]?|bereit|würd[e]?|einfach|endlich|wann|lieber|sehn[a-z]*|wieso)…(?:sterben|tot|tod|nicht mehr leben|nicht mehr da sein|nimmer leben|nicht mehr existieren|mein leben beenden|nicht mehr aufwach[a-z]*|nie geboren)`,
      `${FUN}|müde|{thing}|oma|opa|{parent}|gestorben|er|sie|nicht sterben|kitsch[a-z]*|{love}|totale[rs]?|auto`,
    ],
    [
      `(?:heute|heut|morgen|nacht|abend|jetzt|endlich)…(?:bring(?:e)? ich(?:s| es) (?:zu ende|hinter mich)|zu ende (?:bringen|bringe)|ich es zu ende|bringe es zu ende|mein leben (?:zu )?beenden|mich (?:umbringen|erlösen)|nehm ich (?:sie|die) alle|alle schlucken|wird es vorbei sein)`,
      FUN,
    ],
    [
      `(?:abschiedsbrief[e]?|geritzt|ritzen|rasierklinge[n]?|selbstverletzung|lebensmüde|suizidal|schneide(?:n)? mich|schlaftabletten gesammelt|todessehnsucht)`,
      `${FUN}|{thing}|rasieren|rasur|bein[e]?|holz|herz|initialen|baum|autofahrer|fährt|bist du|fahren|wer`,
    ],
    [
      `(?:überlegt|weiß schon|weiß genau|plan|plane|entschieden|geplant|recherchiert)…(?:wie ich(?:s| es) (?:mache|mach|tue|tun)|wann und wie|wie und wann|mein(?:en)? (?:tod|suizid)|wo ich es)`,
      `${FUN}|torte|{partner}|sagen`,
    ],
    [
      `(?:leben|dasein|existenz)…(?:satt|sinnlos|kein(?:en)? sinn|nicht mehr aus|qual|nur noch schmerz|wegwerfen|aufgeben|zu viel für mich|nicht für mich gemacht|loswerden|nicht mehr wert|nichts wert|bedeutet mir nichts|kein(?:en)? wert|ertrage)|(?:kein(?:en)? sinn|sinnlos|satt|wozu|wofür)…(?:leben|lebe|existier[a-z]*|weitermach[a-z]*|am leben|aufstehen|aufwachen)`,
      `${FUN}|{thing}|single|stadtleben|landleben|liebesleben|privatleben|sozial[a-z]*|pflanze`,
    ],
    [
      `(?:niemand|niemandem|keiner|keinem|alle|allen|familie|kinder|ihr|jeder|welt|leute|eltern)…(?:ohne mich|wenn ich (?:weg|tot|nicht mehr|nimmer|sterbe|nicht)|nicht (?:mehr )?(?:da wäre|da bin)|würde mich vermissen|mich vermissen|merken wenn|fehlen würde ich|erleichtert|zur last|eine last|belastung)…(?:besser|bin|wär|wäre|merk[a-z]*|vermiss[a-z]*|froh|leichter|ruhe|dran|falle|fall|los|erleichtert|weg|fehl[a-z]*)`,
      `${FUN}|{thing}|meeting`,
    ],
  ]),
  ...sure(['abuse', 'near', 'self'], '', [
    [
      `${HURTFUL}…${BEATS}…(?:mich|mir|uns|kinder[n]?|kind|sie|angst|wieder|wenn|weil|getrunken|besoffen|betrunken|gestern|heute|seit|oft|immer)|${HURTFUL} (?:[^ .!?]+ ){0,4}(?:mich|mir|uns|kinder|meine kinder|mama) (?:[^ .!?]+ ){0,5}${BEATS}`,
      `${FUN}|{love}|vor$|vorgeschlagen|herz|kissen|quote|minister|schlagzeug|sahne|alarm|ei|eier|spieler`,
    ],
    [
      `(?:angst|panik|fürcht[a-z]*|trau[e]? mich nicht|flüchten|fliehen|geflohen|abhauen|versteck[a-z]*)…(?:vor ihm|vor (?:meinem|meiner|dem) (?:mann|vater|ex|freund|bruder|sohn|mutter|stiefvater|frau|partner)|wenn er (?:heim|nach hause|trinkt|betrunken|besoffen|wieder|mich)|nach hause|er findet mich|er mich findet|dass er (?:mich|uns|mir|kommt|wieder))|(?:kontrolliert|überwacht|stalkt|verfolgt|terrorisiert|bedroht|lauert|verbietet|erniedrigt|demütigt)…(?:mich|mir|handy|ex|jeden tag|freunde|geld|überall)`,
      `${FUN}|verlässt|betrügt|{love}|gewitter|nicht mag|dunkel[a-z]*|fremdgeh[a-z]*|lied|ohrwurm|traum|google|instagram|arzt|antwortet|merkt`,
    ],
  ]),
  ...sure(['eating', 'near', 'self'], '', [
    [
      `(?:kotz[a-z]*|gekotzt|erbrech[a-z]*|erbrochen|übergeb[a-z]*|finger in den hals)…(?:essen|gegessen|zunehm[a-z]*|kalorien|fress[a-z]*|dick|fett|dünn|bad damit|heimlich|mahlzeit|abnehm[a-z]*)|(?:essen|gegessen|mahlzeit|fress[a-z]*|zunehm[a-z]*|kalorien|fett|dick)…(?:kotz[a-z]*|gekotzt|erbrech[a-z]*|erbrochen|übergeb[a-z]*|wieder raus|abführ[a-z]*)|bulimisch|magersüchtig`,
      `{story}|{game}|{laugh}|{pet}|magen ?darm|virus|grippe|party|alkohol|schwanger[a-z]*|{child}|verdorben|schlecht gewesen|restaurant|zum kotzen|muschel[n]?|lebensmittelvergiftung|früher|kantine|döner`,
    ],
    [
      `(?:nichts|nix|kaum|nur|keinen bissen|nicht)…(?:gegessen|gegesen|esse|ess|zu mir genommen)…(?:tag|tage|tagen|woche[n]?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|fett|dick|dünn|kilo|abnehm[a-z]*|kalorien|zunehm[a-z]*|apfel)|(?:tag|tage|tagen|woche|wochen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|tag [0-9]+)…(?:nichts|nix|kaum was|nur wasser|keinen bissen)…(?:gegessen|esse|ess|runter|essen|getrunken)|nur wasser…tag [0-9]+|(?:hass[a-z]*|ekel[a-z]*|fett|dick)…(?:esse|ess|essen) (?:ich )?(?:nur noch|nichts|nix|nicht mehr|kaum)|wiege? (?:[^ .!?]+ ){0,3}(?:3[0-9]|4[0-4]) ?(?:kilo|kg)|nur [1-5][0-9]{2} kalorien`,
      `{story}|{game}|{laugh}|{pet}|magen ?darm|grippe|virus|krank|fleisch|süßes|zucker|schokolade|fastfood|party|{child}|zahn[a-z]*|stunden|schweine[a-z]*|darmspiegelung|gesund[a-z]*|fasten|kiste`,
    ],
  ]),
  ...sure(['harmToOthers', 'now', 'self'], '', [
    [
      `(?:ich|hab|habe|werde|will|werd)…(?:messer|waffe|pistole|axt)…(?:warte (?:auf|bis)|ihn|sie (?:dafür|umbring[a-z]*)|büßen|bezahlen|umbring[a-z]*|abstech[a-z]*)|(?:ich|hab|habe|werde|will|werd|könnte)…(?:ihn|sie|alle|menschen|jemanden|ihr|ihm|den|chef|vater|mann|frau|nachbarn?) (?:[^ .!?]+ ){0,3}(?:umbringen|töten|abstechen|erschießen|kaltmachen|abknallen|umzubringen|zu töten|totschlagen|erwürgen|erstechen)`,
      `${FUN}|{thing}|mich umbring[a-z]*|mich|mücken|wespen|kochen|dich|figur|bösewicht`,
    ],
  ]),
];
