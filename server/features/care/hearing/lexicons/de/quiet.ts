import { sure } from './spelled.ts';

const FUN = '{story}|{game}|{laugh}|😂|{work}|urlaub|umzug|verein|notar|versicherung';

export const quiet = [
  ...sure(['selfHarm', 'near', 'self'], '', [
    [
      `(?:mich|mi) (?:braucht|vermisst|will|liebt) (?:hier |doch |eh |sowieso )*(?:keiner|niemand|kein mensch|keine sau)(?: mehr)?(?: [^ .!?]+){0,3} (?:weg|tot|leben|da)|mich (?:gibts|gibt es|gäbs) (?:[^ .!?]+ ){0,3}(?:nicht|nimmer)|(?:interessiert|juckt|kümmert) (?:doch |eh )*(?:keinen|niemanden|keine sau|kein schwein),? ob ich (?:[^ .!?]+ ){0,2}(?:leb|lebe|sterb|sterbe|tot|da bin)|ob ich (?:[^ .!?]+ ){0,2}(?:leb|lebe|tot bin|sterb|sterbe|da bin oder nicht|noch da bin)|(?:kann|will|mag|schaff|schaffe) (?:einfach |so |das alles |das leben )*(?:nicht|nimmer) (?:mehr )?(?:so )?(?:weiterleben|weiter leben|weiterkämpfen|kämpfen)|(?:hab|habe) (?:einfach )?keine kraft mehr (?:zu|zum|für) (?:leben|kämpfen|weiter|das leben)|müde (?:vom leben|zu leben|zu kämpfen)|(?:gebe|geb) (?:mich|das leben) auf|(?:so|dieses) leben will ich nicht|(?:das leben|mein leben|es) (?:lohnt|lohnt sich) (?:sich )?(?:[^ .!?]+ ){0,2}(?:nicht|nimmer) (?:mehr )?(?:zu leben|weiter|für mich)`,
      FUN,
    ],
    [
      `(?:aus dem leben (?:scheiden|gehen|treten)|einzige[r]? ausweg|letzte[rn]? ausweg|der schmerz (?:endlich )?(?:aufhört|vorbei)|endlich (?:ruhe|frieden|erlöst|erlösung)(?: [^ .!?]+){0,5} (?:tot|sterben|weg|haben|finden|finde)|nichts mehr zu verlieren|von dieser welt|aus diesem leben|ein für alle mal (?:vorbei|schluss|weg)|keinen morgen mehr|kein morgen mehr|nichts hält mich|will nur noch weg von (?:hier|allem)|keine zukunft mehr|keine zukunft für mich)`,
      `${FUN}|zimmer|baustelle|nachbar[n]?|dritte welt|job|kinder im bett|schoki|party`,
    ],
    [
      `(?:meine|meiner|meinem) (?:beerdigung|grab|trauerfeier|urne|grabstein|todesanzeige)|(?:testament|sterbeurkunde|letzte[rn]? wille[n]?) (?:geschrieben|gemacht|liegt)…(?:bald|weg|nicht mehr|gehen|heut[e]?)|(?:wenn|sobald) ich (?:tot|gestorben|weg|nicht mehr da|nimmer da) (?:bin|wär|wäre)|(?:kümmer|kümmert|pass|passt|pass auf) (?:[^ .!?]+ ){0,3}(?:um|auf) (?:[^ .!?]+ ){1,3},? wenn ich (?:weg|nicht mehr|tot|nimmer)`,
      `${FUN}|oma|opa|alt|einkaufen|kaffee|in rente|auf arbeit`,
    ],
    [
      `(?:zigarette|kippe|feuerzeug)(?: [^ .!?]+){0,5} (?:auf (?:meinem|meiner|dem|der|meinen) (?:arm|haut|bein|hand|unterarm)|ausgedrückt am|an die haut)|(?:blut|schmerz) (?:zu )?(?:sehen|seh|spüren|spür)(?: [^ .!?]+){0,5} (?:beruhigt|hilft|ruhig|leichter|still|brauch)|lange ärmel…(?:sommer|damit|arme|sieht)|(?:druck|drang|verlangen)(?: [^ .!?]+){0,5} (?:mich zu (?:schneiden|verletzen|ritzen)|zu (?:schneiden|ritzen))|(?:arme|oberschenkel|beine|unterarm[e]?) (?:[^ .!?]+ ){0,4}(?:zerschnitten|aufgeschnitten|aufgeritzt|voller narben|voll mit narben|kaputt geschnitten)`,
      `${FUN}|{food}|sonnenbrand|sonnenallergie|mücken|zecken|kleid|hochzeit`,
    ],
    [
      `(?:seh|sehe|treff|treffe|bin|geh|gehe|folg|folge) (?:ich )?(?:[^ .!?]+ ){0,3}(?:ihn|sie|mama|papa|ihm|ihr|oma|opa|meinem mann|meiner frau) (?:bald |endlich |dann )*(?:wieder|nach|im himmel|auf der anderen seite)…(?:tot|tabletten|himmel|ende|sterb[a-z]*|bald|nacht|heut[e]?)|will (?:nur )?(?:noch )?(?:zu|bei) (?:[^ .!?]+ ){1,3}(?:sein )?(?:im himmel|ins grab|unter der erde|da oben)`,
      `${FUN}|bahnhof|besuch`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'other'], '', [
    [
      `(?:sorge[n]?|angst|panik) (?:um|dass) (?:[^ .!?]+ ){0,5}(?:sich|sie|er|freundin|bruder|tochter|sohn|mutter|schwester|kumpel)…(?:antu[a-z]*|umbring[a-z]*|das leben|verschenkt|nicht mehr leben|tabletten|springt|ritzt|sterben)|(?:er|sie|freundin|bruder|tochter|sohn|schwester|kumpel|kollege|kollegin|mutter|vater|mann|frau)…(?:verschenkt alles|alles verschenkt|verabschiedet sich|verabschiedet und|will nicht mehr (?:leben|da sein)|wolle nicht mehr|lebt nicht mehr lange|sei eine last|ohne (?:ihn|sie) besser dran|besser dran ohne (?:ihn|sie)|keinen sinn mehr|schneidet sich|verletzt sich|geritzt|ritzt|will sterben|sterben will|sich was an(?:tut|getan|tun))`,
      `${FUN}|ich|{food}|haare`,
    ],
  ]),
];
