import { sure } from './spelled.ts';

const FUN =
  'schlussverkauf|rabatt|schwüle|menthol|schnarcht|{story}|{game}|{laugh}|😂|{pet}|{work}|kater|gesehen wie|letztes jahr|damals|früher|übung|kurs|anzeichen|symptome|serie';
const NO_COOKING = `${FUN}|{food}|kochen|rasieren|finger|papier|daumen`;
const PILLS = '(?:{pills}|opis|stoff|pilln|tabltten|tablettn|tablette)';
const TOOK =
  '(?:genomm?en|geschluckt|gno|gfressn|eingeworfen|gefressen|gespritzt|getrunken|runter|intus|runtergespült|runtergewürgt|rein|reingekippt|weggeschluckt|eingeschmissen|gegeben)';
const ON_PURPOSE =
  '(?:absicht|absichtlich|sterb[a-z]*|umbring[a-z]*|damit (?:es|alles) (?:aus|vorbei|aufhört|endlich)|weg sein|für immer|wollts? so|will nicht mehr|tschüss|leb noch|soll so|nicht mehr aufwach[a-z]*|tot|leb wohl|schläft einfach ein|schluss|aus ist|einfach schlafen)';
const GETS_WORSE =
  '(?:schwindlig|schwummrig|schummrig|trümmlig|lall[a-z]*|verschwimmt|verschwommen|doppelt|dopelt|benommen|atem|puls|kaum noch|zitter[a-z]*|so müde|neblig|kotz[a-z]*|brennt|spinnt|bewusst[a-z]*|komisch|kalt|schläfrig|herz|wach|reagiert|ohnmächtig|blau)';

export const acute = [
  ...sure(['injury', 'now', 'self'], '', [
    [
      `${PILLS}…${TOOK}…${ON_PURPOSE}|${TOOK}…${PILLS}…${ON_PURPOSE}|${ON_PURPOSE}…${PILLS}…${TOOK}`,
      `${FUN}|nicht genommen|{medicine}`,
    ],
    [
      `(?:hab|habe|hob|han|hat)…${PILLS}…(?:geschluckt|genommen|genomen|gno|gfressn|eingeworfen|runter)…${GETS_WORSE}`,
      `${FUN}|{medicine}|aus versehen|versehentlich|vertan|vergessen|gegen die|allergie|zahn`,
    ],
    [
      `(?:alle|alles|alli|olle|ganze|ganzen|sämtliche|[2-9][0-9]|komplett) (?:[^ .!?]+ )?${PILLS}…${TOOK}|${PILLS}…(?:alle|alles|ganze (?:packung|schachtel|dose|flasche)|[2-9][0-9] stück)(?:…${TOOK})?`,
      `${FUN}|{medicine}|nicht genommen|brav|heute schon|vergessen|weggeworfen|mitnehmen|einpacken|abgeholt|aufgebraucht|leer gegangen`,
    ],
    [
      `(?:hab|habe|hob|han)…(?:ganze|komplette|halbe|volle) (?:packung|schachtel|dose|blister)…(?:geschluckt|genommen|runter|eingeworfen)`,
      `${FUN}|{food}|kekse|zigaretten|kaugummi[a-z]*|{medicine}`,
    ],
    [
      `(?:alles|alle) (?:geschluckt|genommen|eingeworfen) was…(?:schrank|da war|finden|fand|haus|apothek[a-z]*)|(?:vom|von der|aus dem) (?:balkon|dach|brücke|fenster|[a-z]+ stock)…gesprungen|vors? (?:auto|zug|lkw|bus)…(?:geworfen|geschmissen|gelaufen)|(?:bügeleisen|kochendes wasser|herdplatte|heißes wasser|feuerzeug)…(?:absicht[a-z]*|verdient|spüren|strafe)|(?:absicht[a-z]*|verdient)…(?:bügeleisen|kochendes wasser|herdplatte|verbrüht)`,
      FUN,
    ],
    [
      `(?:selbst|mich|mir|mi|schnitt|schnitte|handgelenk[a-z]*|pulsadern?|klinge|ritzen|geritzt|geschnitten|gschnittn)…(?:klafft|bis aufs? (?:fett|fleisch|knochen|weiß[a-z]*|gelbe)|(?:drittes?|dritte|zweite) handtuch|voll blut|voller blut|rinnt|blut läuft|geht nicht zu|hört nicht auf|so tief|zu tief|sieht (?:man )?so weiß[a-z]*|zugetackert|genäht werden|viel blut)`,
      `${NO_COOKING}|nasenbluten`,
    ],
    [
      `(?:beide handgelenke|wasser (?:ist |wird )?(?:ganz |schon )?rot|blutet durch|pulsader[n]?)`,
      `${FUN}|{food}|tee|früchte`,
    ],
    [
      `(?:motor|auspuff|abgase)…(?:garage|tor|zu|schlauch|benommen|abgedichtet)…|garage…(?:motor|abgedichtet|tor (?:ist )?zu|abgase|laufendem)|(?:grill|holzkohle|kohle)…(?:schlafzimmer|badezimmer|fenster zu|zugemacht|im auto|schlaf)|(?:gas|ofen) auf(?:gedreht)?…fenster zu`,
      `${FUN}|{food}|grillen|werkstatt|repar[a-z]*|reparier[a-z]*|mechaniker|tüv|batterie`,
    ],
    [
      `(?:hab|habe|hat)…(?:messer|klinge|schere)…(?:bauch|hals|arm|brust)…(?:gestoßen|gerammt|gestochen|reingestochen)|(?:rasierklingen?|scherben?|nadeln|klingen)…(?:ge|ver)schluckt`,
      NO_COOKING,
    ],
    [
      `insulin…(?:alles|absicht[a-z]*|zehnfache|zu viel|ganze|überdosis)|(?:alles|absicht[a-z]*|zehnfache|zu viel|ganze|ganzes) (?:[^ .!?]+ ){0,3}insulin`,
      `${FUN}|aus versehen|vertan|abnehm[a-z]*|kilo`,
    ],
    [
      `(?:putzkammer|rohrfrei|{poison}|danklorix)…(?:getrunken|geschluckt|gekippt|gesoffen)|(?:getrunken|geschluckt) …(?:{poison})`,
      `${FUN}|{child}|kind|kleine[r]?|baby`,
    ],
    [
      `(?:überall|leere|lauter) (?:[^ .!?]+ )?(?:blister|tabletten[a-z]*|packungen|pillen)…`,
      `${FUN}|aufräumen|schublade|müll`,
    ],
  ]),
  ...sure(['medical', 'now', 'self'], '', [
    [
      `(?:puls|herz|herzschlag) (?:ist |von |bei |über |auf |stolpert|rast|setzt)…(?:kipp[a-z]*|weggekippt|schwarz|schwindlig|luft|kalt|arm|brust|umgekippt|übel|ohnmächtig)`,
      `${FUN}|{love}|verliebt|joggen|date`,
    ],
    [
      `(?:zucker|blutzucker) (?:über|ist|bei|unter|von|auf)? ?[0-9]+…|(?:unterzucker[a-z]*|überzucker[a-z]*)…(?:zitter[a-z]*|wirr|bewusst[a-z]*|komisch|reagiert|schwitz[a-z]*)`,
      `${FUN}|gramm|absicht|kilo|abnehm[a-z]*|gut eingestellt|super`,
    ],
    [
      `(?:abgesägt|abgetrennt|abgehackt|abgerissen|halb ab|flex|kreissäge|motorsäge|kettensäge)…(?:finger|daumen|blut[a-z]*|spritzt|bein|oberschenkel|hand|arm|allein)|(?:finger|daumen|hand|zeh)…(?:abgesägt|abgetrennt|abgehackt|abgerissen|ab gesägt)`,
      `${FUN}|holz|baum|hecke`,
    ],
    [
      `(?:gestürzt|gefallen|runtergefallen|sturz|auf den kopf|mit dem kopf|umgfoin|runtergflogn)…(?:übergeben|erbroch[a-z]*|erbricht|nicht hoch|nimmer hoch|wirr|schläft (?:immer|dauernd|ständig)|flüssigkeit|doppelt|wach|bewusst[a-z]*|hüfte|rührt|komisch|spür[a-z]* (?:meine |die )?beine|blutet (?:am|stark)|kopf blutet)`,
      `${FUN}|aktien|wach geworden|bitcoin|mir nichts`,
    ],
    [
      `(?:steckt (?:was |etwas )?im hals|röchelt|luftnot|atemnot|asthmaanfall|(?:inhalator|spray|asthmaspray) (?:ist )?leer|kriegt? ka luft|kei luft|ka luft|koa luft|keine luft (?:mehr|und|kriegt|bekommt))`,
      `${FUN}|staubsauger|nase|schwüle|hitze|fenster|lachen|kaffeemaschine|menthol|auto`,
    ],
    [
      `(?:verschluckt)…(?:blau|luft|hustet|röchel[a-z]*|würgt|weint)|(?:verschluckt|gegessen|abgebissen|getrunken|gschluckt|geschluckt)…(?:spülmaschinentab|{poison}|knopfzelle|batterie|beeren|magnet|nikotin)|(?:{poison}|knopfzelle|beeren|spülmaschinentab)…(?:abgebissen|getrunken|verschluckt|gegessen|gschluckt|geschluckt)`,
      `${FUN}|himbeeren|erdbeeren|heidelbeeren`,
    ],
    [
      `(?:aus versehen|versehentlich|vertan|vergessen|verwechselt|zweimal|doppelt|doppelte dosis)…(?:{pills}|insulin|morphin|dosis|herzmittel)…(?:komisch|schwummrig|schwindlig|puls|schläfrig|zitter[a-z]*|herz|müde)|(?:{pills}|insulin|morphin|dosis|herzmittel)…(?:aus versehen|versehentlich|vertan|zweimal|doppelt|verwechselt)…(?:komisch|schwummrig|schwindlig|puls|schläfrig|zitter[a-z]*|herz|müde)|(?:riecht nach gas|gasgeruch|therme|co melder|melder piept|kohlenmonoxid)…(?:schwindlig|schläfrig|übel|kopfweh|kopfschmerzen|müde|benommen)|fieber (?:von |über |fast )?(?:39|40|41|42)…(?:steif|apathisch|nicht mehr|kaum|schmerzen|krampf[a-z]*|wirr|reagiert|schläfrig|flecken|nacken)|(?:nacken|hals) steif…fieber|bauch (?:ist )?(?:bretthart|steinhart)|(?:strom|sicherungskasten|starkstrom|steckdose)…(?:schlag gekriegt|gewischt|liegt da|bewusst[a-z]*|herz)|(?:schlag|stromschlag) (?:gekriegt|bekommen)…liegt|(?:redet wirr|schwitzt nicht mehr|hitzschlag)|(?:eingebrochen|eis eingebrochen|lag im pool|fast ertrunken|untergegangen)…(?:redet|blass|hustet|atmet|reagiert|geatmet)|(?:liegt|lag|lieg|liege) (?:[^ .!?]+ ){0,4}(?:und |da |nur )(?:reagiert|rührt|bewegt|antwortet) (?:[^ .!?]+ ){0,2}(?:nicht|nimmer|nimma)|rührt si(?:ch)? (?:nicht|nimmer|nimma) (?:mehr)?|schrittmacher…(?:geschockt|schockt|ausgelöst)|defi…(?:ausgelöst|geschockt)`,
      FUN,
    ],
    [
      `pilze?…(?:kotz[a-z]*|gelb|verwirrt|durchfall|erbr[a-z]*|bauchkrämpfe|krämpfe)|(?:kreuzotter|schlange|viper)…gebissen|gebissen…(?:kreuzotter|schlange|viper)`,
      `${FUN}|fußpilz`,
    ],
    [
      `(?:schiefe[nr]? mund|mund schief|findet keine w(?:ö|o)rter|(?:kann|konnte|kannst)(?: [^ .!?]+){0,4} nicht mehr (?:richtig |flüssig |klar )?(?:reden|sprechen)|arm nicht (?:mehr )?(?:heben|hochheben)|bein nach(?:ziehen|ziehe)?|zieht (?:das|ein|sein|ihr) bein nach|halbe gesicht|rechte hand geht nicht|linke hand geht nicht|redet (?:nur noch |plötzlich )?(?:wirr|verwaschen)|seh(?:e)? (?:alles )?doppelt)`,
      `${FUN}|zahnarzt|rede mit|wütend|betrunken`,
    ],
    [
      `(?:baby|kind|neugeborene[s]?|säugling)…(?:schreit nicht|schlaff|blau|rührt sich nicht|trinkt nicht mehr|wird nicht wach|reagiert|atmet|röchelt|krampft)|(?:fruchtblase|presswehen|man sieht (?:schon )?den kopf|baby kommt jetzt|das baby kommt)`,
      `${FUN}|besuch`,
    ],
    [
      `(?:brust|herz|lunge|luft)…(?:draufsitzen|würd wer|linker arm|linken arm|in den arm|in den kiefer|zugeschnürt|blut beim husten|sticht beim atmen|schweißausbruch|kaltschweißig)`,
      `${FUN}|{love}|rucksack|tattoo`,
    ],
    [
      `(?:wird|wurde) mir (?:[^ .!?]+ ){0,3}schwarz|mir wird (?:[^ .!?]+ ){0,4}schwarz|(?:stuhl|kot) (?:ist )?schwarz|kaffeesatz gekotzt|blut beim husten`,
      `${FUN}|vor augen wenn ich (?:an|die rechnung)`,
    ],
    [
      `(?:blute|blutet|läuft das blut|blut läuft|blut spritzt|spritzt)…(?:nicht stoppen|läuft nur so|eiskalt|glasscheibe|durch (?:den|das|die) (?:verband|handtuch|binden?)|pulsierend|stoppen|drei binden)`,
      `${FUN}|{food}`,
    ],
    [
      `(?:allergisch|allergie|erdnuss|nuss|wespe|biene|gestochen)…(?:schwindlig|zunge|lippen|hals|luft|geschwollen|dick|atmen|quaddeln)|(?:lippen|zunge|gesicht|hals) (?:[^ .!?]+ ){0,3}(?:dick|geschwollen)…(?:schwindlig|allerg[a-z]*|luft|atmen)`,
      `${FUN}|{medicine}|botox|nasenspray|mückenstich|heuschnupfen|{love}`,
    ],
  ]),
];
