import { sure } from './spelled.ts';

const FICTION = '{story}|{game}|{laugh}';
const IDLE =
  '(?: (?:jetzt|heute|heut|morgen|gleich|bald|echt|wirklich|noch|einfach|irgendwann|dann|nacht|abend|wohl|lieber|selber|selbst|halt|eh|am wochenende|diese nacht|endlich)){0,4}';
const OTHER = '(?:er|sie|{friend}|{parent}|{child}|{partner})';
const COOKING = `${FICTION}|{food}|{thing}|finger|daumen|kochen|rasier[a-z]*|beim|aus versehen|versehentlich|küche|papier[a-z]*|brotmesser|dose|glasscherbe|bein rasiert|katze|dosen|pflaster drauf|gartenarbeit`;

export const selfHarm = [
  ...sure(['selfHarm', 'now', 'other'], '', [
    [
      `${OTHER}≈(?:steht|sitzt) (?:[^ .!?]+ ){0,4}(?:auf|an) (?:[^ .!?]+ ){0,2}{height}`,
      `${FICTION}|selfie|foto|urlaub|aussicht|kommt|verspätung|fährt|{pet}|warte[nt]?|kaffee`,
    ],
    [
      `${OTHER}≈(?:will|wollte|möchte|wird|werde|droht|kündigt)≈(?:heute|jetzt|gleich|gerade|morgen|heut nacht)≈(?:sich )?(?:umbring[a-z]*|umzubringen|das leben nehmen|springen|vor den zug|was antun|erhängen|erschießen)`,
      `${FICTION}|gestorben`,
    ],
    [
      `${OTHER}≈(?:abschiedsbrief|abschiedsnachricht|sich (?:von allen |bei allen |so komisch )?verabschiedet)≈(?:geschrieben|hinterlassen|gefunden|nicht (?:mehr )?(?:ran|erreichbar|auf)|handy|weg|verschwunden|ans telefon)`,
      `${FICTION}|kollegin|rente`,
    ],
  ]),
  ...sure(['selfHarm', 'near', 'other'], '', [
    [
      `${OTHER}(?: [^ .!?]+){0,5} (?:will|wollte|möchte|mag|wolle|würde)(?: [^ .!?]+){0,4} (?:sterben|nicht mehr leben|tot sein|nimmer leben|nicht mehr da sein|nicht mehr weiterleben|sich umbringen|sich was antun|sich das leben nehmen)`,
      `${FICTION}|ich will|ich möchte|ich mag|ich wollte|{pet}|nach hause`,
    ],
    [
      `${OTHER}(?: [^ .!?]+){0,6} (?:nicht mehr leben|sterben|tot sein|nimmer leben|sich umbringen|sich was antun|sich das leben nehmen|nicht mehr da sein) (?:will|wollte|möchte|mag|würde|wolle)`,
      `${FICTION}|ich`,
    ],
    [
      `(?:sie|er|{friend}|{child}|{parent}|{partner})(?: [^ .!?]+){0,5} (?:ritzt|verletzt|schneidet) sich(?: [^ .!?]+){0,3}(?: selbst| wieder| selber| heimlich| die arme| in die| den arm| am arm| schon)?|(?:schnitte|ritzspuren|ritznarben|schnittwunden|narben)≈(?:an|am|auf|bei|seinem|ihrem|ihren|seinen)≈(?:arm|armen|oberschenkel|beinen|handgelenk|unterarm|tochter|sohn)≈(?:gesehen|entdeckt|gefunden|tochter|sohn|kind|freundin|bruder|schwester|schülerin)`,
      COOKING,
    ],
    [
      `(?:dass|weil|ob|wenn) (?:sie|er|[a-z]+ {friend}|[a-z]+ {child}) sich (?:[^ .!?]+ ){0,3}(?:ritzt|selbst verletzt|schneidet|umbringt|was antut|etwas antut|das leben nimmt|umbringen will|umbringen könnte|was antun)`,
      `${FICTION}|{food}`,
    ],
    [
      `(?:tochter|sohn|bruder|schwester|freundin|freund|mutter|vater|kollegin|kollege|schülerin|oma|opa|mann|frau)(?: [^ .!?]+){0,8} (?:suizidgefährdet|suizidal|suizidgedanken|selbstmordgedanken|suizidversuch|selbstmordversuch|lebensmüde|abschiedsbrief)`,
      `${FICTION}|jahren?|damals|gestorben|ich bin|ich hab`,
    ],
    [
      `(?:schreibt|schrieb|sagt|sagte|meint|meinte|redet|geschrieben|gesagt)≈(?:dass )?(?:(?:sie|er|es)≈)?(?:ohne (?:sie|ihn|mich) besser dran|kein(?:en)? sinn mehr|nicht mehr (?:leben|aufwachen|will)|sterben (?:will|möchte|wolle)|davon zu sterben|alles beenden)`,
      `${FICTION}|ich`,
    ],
  ]),
  ...sure(['selfHarm', 'now', 'self'], '', [
    [
      `bring(?:e|s)? (?:i |ich )?(?:mi|mich)${IDLE} um(?! die)`,
      `${FICTION}|wenn (?:ich|der|du|die|mein)≈(?:chef|lehrer|noch eine|nochmal)|nicht um|(?:das|der|die) [a-z]+ bringt mich um`,
    ],
    [
      `mich${IDLE} (?:umbringe?n?|umzubringen|erhänge?n?|aufhänge?n?|erschieße?n?|vergifte[n]?|umbring|aufzuhängen|erhängen|totfahren)`,
      `${FICTION}|(?:er|sie|ex|mann|chef|mutter|mama|freund|freundin|frau|eltern|vater|du) (?:[^ .!?]+ ){0,2}(?:will|wird|würde|werden|wollte|versucht|droht)`,
    ],
    [
      `(?:mach|mache|machs?) (?:ich )?(?:jetzt |heute |heut |morgen |nacht |abend |endlich |bald |ein für alle mal )+schluss(?: mit (?:allem|mir|dem leben))?`,
      '{work}|{game}|{story}|{laugh}|mit (?:ihm|ihr|ihn|dir|euch|mein[a-z]*|dem rauchen|dem|der|den|zucker|alkohol|kiffen)|beziehung|freund[a-z]*|für heute|für hüt|fiirabig|früher|{partner}|rauchen|putzen|laptop|müde|bett',
    ],
    [
      `schluss (?:machen )?mit (?:allem|dem leben|diesem leben|meinem leben)|lenkrad(?: [^ .!?]+){0,3} (?:rumreißen|verreißen|herumreißen|rumzureißen)|(?:reiß|reiße)(?: [^ .!?]+){0,3} lenkrad`,
      FICTION,
    ],
    [
      `(?:beend|beende|beenden|beendet)(?: [^ .!?]+){0,4} (?:mein leben|es heute|alles heute|das alles|alles)|(?:es|alles|mein leben|das alles)${IDLE} (?:zu )?beenden`,
      `${FICTION}|{work}|beziehung|chat|gespräch|abo|vertrag|programm|app|ehe|diät|anruf|telefonat|diskussion|streit`,
    ],
    [
      `(?:heute|heut|jetzt|morgen|nacht|abend|wochenende)(?: [^ .!?]+){0,4} (?:ist es (?:so ?weit|vorbei)|tu ich es|tue ich es|mach ich es (?:wirklich|endlich)|werde ich es tun|zieh ich es durch|ist schluss mit mir|ist alles vorbei|bin ich tot|bin ich nicht mehr da|gibts mich nicht mehr|gibt es mich nicht mehr|nehm ich mir das leben|werd ich sterben|sterbe ich)`,
      `${FICTION}|{work}|urlaub|beziehung|hochzeit|konzert|muskelkater|party|premiere|festival|kündige`,
    ],
    [
      `(?:letzte[rs]?|letzten) (?:nachricht|abend|nacht|worte|tag auf (?:dieser|der) (?:welt|erde)|mal dass ich)(?: [^ .!?]+){0,5} (?:von mir|meines lebens|abschied|für immer|schreibe|hörst|auf dieser|auf der welt)`,
      `${FICTION}|urlaub|nachtschicht|{work}`,
    ],
    [
      `abschiedsbriefe?(?: [^ .!?]+){0,5} (?:geschrieben|schreiben|schreibe|fertig|liegt|liegen|formulier[a-z]*|fang[a-z]* an|angefangen)|(?:schreib|schreibe|schreib grad|hab|habe)(?: [^ .!?]+){0,4} abschiedsbriefe?`,
      `${FICTION}|kollege|kollegin|kita|klasse|firma`,
    ],
    [
      '(?:brücke|brückn|gleise|bahnübergang|hochhaus|parkhaus|klippe|balken|strick|seil)(?: [^ .!?]+){0,2} ausgesucht',
      `${FICTION}|bungee|foto[a-z]*|aussicht|treff[a-z]*|hochzeit|shooting|kletter[a-z]*|urlaub|wander[a-z]*|tour|park[a-z]*platz|modell[a-z]*`,
    ],
    [
      `(?:steh|stehe|sitz|sitze|stand|klettere|lieg|liege|bin)(?: [^ .!?]+){0,5} (?:auf|an|vor|am) (?:[^ .!?]+ )?(?:brücke|brückengeländer|geländer|dach|gleisen?|bahngleisen?|schienen|abgrund|hochhaus[a-z]*|klippe|parkdeck|parkhaus[a-z]*|fenstersims|bahnsteig|kante|staumauer|balkon)≈(?:spring[a-z]*|runter[a-z]*|schritt|loslassen|fallen|vorbei|zug|schau[a-z]* runter|tot|ende|schluss|drüber|tief)`,
      `${FICTION}|bungee|foto[a-z]*|aussicht|verspätung|bungee|höhenangst|kaffee|warte|{pet}|zug kommt nicht|urlaub|grill[a-z]*`,
    ],
    [
      `(?:spring|springe|stürz|stürze|werf|werfe|schmeiß|schmeiße|leg|lege|häng|hänge|erschieß|erschieße|erhäng|erhänge|vergift|vergifte) (?:ich )?(?:mich )?${IDLE}(?: )?(?:vor (?:den|einen|die|ne) (?:[^ .!?]+ )?(?:zug|bahn|u ?bahn|s ?bahn|lkw|auto)|auf die (?:gleise|schienen)|von (?:der|einer|dieser|nem|einem|dem) (?:[^ .!?]+ )?{height}|runter|aus dem fenster|vom (?:[^ .!?]+ )?{height})`,
      `${FICTION}|bungee|fallschirm|wasser|pool|sprungturm|{pet}|in den see`,
    ],
    [
      `(?:häng|hänge|erhäng|erhänge|erschieß|erschieße) (?:ich )?mich${IDLE}(?: auf)?`,
      `${FICTION}|{pet}|ans handy|häng mich (?:mal |noch |gerne |da )?(?:an|rein|dran)|mittagessen|in die|hinge`,
    ],
    [
      `(?:vor (?:den|einen|nen|ein) (?:[^ .!?]+ )?(?:zug|bahn|u ?bahn|s ?bahn|lkw|laster)|von (?:der|einer|ner) (?:[^ .!?]+ )?brücke|vom (?:dach|hochhaus|balkon|parkhaus)|auf die (?:gleise|schienen)) (?:zu )?(?:spring[a-z]*|werf[a-z]*|schmeiß[a-z]*|leg[a-z]*|stürz[a-z]*|geh[a-z]*|fahr[a-z]*|lauf[a-z]*|leg[a-z]*)`,
      `${FICTION}|bungee|{pet}|ball`,
    ],
    [
      `(?:gegen|an|vor) (?:einen|den|nen) (?:baum|brückenpfeiler|pfeiler|lkw|laster)(?: [^ .!?]+){0,2} (?:fahren|fahre|lenken|lenke|steuern|zu fahren|setzen)`,
      `${FICTION}|aus versehen|fast`,
    ],
    [
      `{pills}≈(?:gesammelt|gehortet|bereit ?gelegt|bereit|aufgespart|vor mir|neben mir|auf dem tisch|liegen (?:schon |jetzt )?(?:hier|da|neben|vor|bereit))`,
      `${FICTION}|{medicine}|{pet}|urlaub|kopf[a-z]*|reiseapotheke|oma|{parent}|für die woche|pillendose`,
    ],
    [
      `(?:wie ?viele?|ab wann|welche)(?: [^ .!?]+){0,3} (?:{pills}|gramm|milligramm|mg|insulin)≈(?:tödlich|sterb[a-z]*|stirbt|umbring[a-z]*|reichen|reicht|nicht mehr aufwach[a-z]*|zu viele?|gefährlich|schlafen für immer|tot|überleb[a-z]*|brauch[a-z]*)`,
      `${FICTION}|{food}|{medicine}|{pet}|koffein|kaffee`,
    ],
    [
      `(?:strick|seil|schlinge|pistole|waffe|gewehr|rasierklinge|messer)(?: [^ .!?]+){0,4} (?:liegt|hängt|bereit|gekauft|besorgt|vor mir|neben mir|in der hand|an der kehle|am hals|geladen)`,
      `${FICTION}|{food}|wand|klettern|{pet}|garten|schreibtisch|jäger|küche|besteck|geschirr|er|ex|mann`,
    ],
    [
      `(?:wenn|falls|bis) (?:du|ihr|jemand) (?:das|dies|diese nachricht|es)(?: [^ .!?]+){0,2} (?:liest|lest|findet|siehst)≈(?:bin ich|werde ich|tot|weg|nicht mehr)`,
      `${FICTION}|im bett|urlaub|im flieger|beim`,
    ],
    [
      `(?:leb ?wohl|lebt wohl|macht(?: es|s) gut|mach(?: es|s) gut|tschüss|auf wiedersehen|danke für alles)≈(?:für immer|nie wieder|zum letzten mal|ich kann nicht mehr|nicht mehr (?:da|hier)|ich gehe jetzt für|verzeih[a-z]*|auf der anderen seite|alle sind besser)`,
      `${FICTION}|{work}|beziehung|zigaretten`,
    ],
    [
      `(?:hab|habe|hatte)(?: [^ .!?]+){0,3} (?:alles|mich von allen|testament|alle|{pet}|meine sachen|passwörter)(?: [^ .!?]+){0,6} (?:geregelt|verabschiedet|verschenkt|weggegeben|hergegeben|aufgeschrieben)(?: [^ .!?]+){0,8} (?:brief[e]?|jetzt kann ich (?:gehen|los)|nicht mehr|nimmer|brauch[a-z]* (?:nichts|es|sie) (?:mehr|nimmer)|für danach|wenn ich weg|vorbei|in ruhe gehen)`,
      `${FICTION}|umzug|minimalis[a-z]*|aufgeräumt|ausgemistet`,
    ],
    [
      `(?:nehm|nehme|nimm|nehmen) (?:ich )?mir${IDLE} das leben|mir${IDLE} das leben (?:zu )?nehmen?`,
      `${FICTION}|zu schwer`,
    ],
    [
      `mir${IDLE} (?:was|etwas) (?:an(?:zu)?tun|antue?)|tu(?:e)? mir${IDLE} (?:was|etwas) an`,
      `${FICTION}|er|sie|ex|gutes`,
    ],
  ]),
];
