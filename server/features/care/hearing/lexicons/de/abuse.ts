import { sure } from './spelled.ts';

const FUN =
  '{story}|rommé|mikado|paketbote|lieblingskuchen|ente|um zigaretten|befreundet|{game}|{laugh}|{pet}|kissenschlacht|rabatt|blicken|überrascht|um längen|rekord|sex|im bett gern|versohl[a-z]* mir den hintern';
const HE = '(?:er|sie|{partner}|{parent}|{friend}|{child}|bruder|schwester|wer|eltern|der|die|vater|der mann)';
const HITS =
  '(?:schlägt|schlagt|schlug|schlogt|haut|verprügelt|prügelt|prügelte|boxt|boxte|tritt|trat|schubst|schubste|ohrfeigt|ohrfeigte|misshandelt|misshandelte|würgt|würgte|watscht|verdrischt|verhaut|stößt|stieß|bespuckt|quält|terrorisiert|bedroht|schüttelt|drischt|vermöbelt|kneift|verbrüht)';
const HIT_PAST =
  '(?:geschlagen|ghaut|gschlagen|gschlogn|verprügelt|geprügelt|getreten|geboxt|gewürgt|gehauen|geohrfeigt|misshandelt|verhauen|zusammengeschlagen|geschubst|gestoßen|gewatscht|bedroht|angespuckt|verbrüht|vermöbelt|verdroschen|eingesperrt|festgehalten und|grün und blau|krankenhausreif|an die wand gedrückt|die treppe runter|gegen die wand|am hals gepackt|an den haaren)';

export const abuse = [
  ...sure(['abuse', 'now', 'self'], '', [
    [
      `(?:hab|habe|bin|versteck|verstecke|hat)(?: [^ .!?]+){0,4} (?:mich )?(?:im|ins|in der|in|aufs) (?:bad|badezimmer|klo|keller|schlafzimmer|zimmer|kleiderschrank|auto|toilette|gästeklo)(?: [^ .!?]+){0,4}(?: (?:eingesperrt|eingeschlossen|versteckt))?≈(?:er|sie|mann|vater|ex|freund|papa)(?: [^ .!?]+){0,5} (?:hämmert|schlägt|tritt|tobt|rastet|messer|schreit|bringt|tür|draußen|sucht)|(?:wenn|falls|sollte) ich (?:gehe|geh|ihn verlasse|sie verlasse|abhaue|zur polizei|ihn anzeige|schluss mache|mich trenne|jemandem|was sage|weggehe)(?: [^ .!?]+){0,7} (?:bringt er|bringt sie|tot|umbring[a-z]*|umbringt|sticht|finde[t]?|erschießt|tut er|kinder)`,
      FUN,
    ],
    [
      `(?:er|sie|{partner}|vater|papa|stiefvater|sohn|bruder)(?: [^ .!?]+){0,4} (?:hat|steht|ist|kommt|sitzt|fuchtelt|bedroht)(?: [^ .!?]+){0,6} (?:messer|waffe|pistole|axt|gewehr|hammer)(?: [^ .!?]+){0,4} (?:in der hand|vor|bedroht|geholt|an die kehle|an den hals|auf mich|mich|hält|gehalten|zu mir)`,
      `${FUN}|{food}|kochen|küche`,
    ],
    [
      `(?:bricht|hämmert|schlägt|tritt|trommelt|poltert|tobt)(?: [^ .!?]+){0,3} (?:gerade |grad |jetzt )?(?:gegen|an|auf) (?:die|meine|der) (?:wohnungs|haus|bad|schlafzimmer|zimmer)?tür`,
      `${FUN}|polizei|postbote|nachbar|katze|regen`,
    ],
    [
      `(?:er|sie|{partner}|vater|stiefvater)(?: [^ .!?]+){0,3} (?:hat|hot) (?:mich|mi)(?: [^ .!?]+){0,4} gewürgt|(?:er|{partner}|vater|sie) würgt mich|(?:er|{partner}|vater|sie) (?:drückt|drückte) mir(?: [^ .!?]+){0,3} (?:kehle|luft|hals)|hände?(?: [^ .!?]+){0,2} (?:um|an) (?:meinen|den|meinem|meine) (?:hals|kehle|gurgel)`,
      `${FUN}|wie gern`,
    ],
    [
      `(?:er|sie|{partner}|vater|stiefvater|bruder)(?: [^ .!?]+){0,4} (?:bringt|bringe|killt|sticht|schlägt|umbringen|erschießt|tötet) (?:er )?(?:mich|uns)(?: [^ .!?]+){0,3} (?:um|tot|ab)(?: [^ .!?]+){0,5} (?:wenn ich (?:gehe|ihn verlasse|ihn anzeige|abhau[a-z]*|was sage|zur polizei)|hat er gesagt|sagt er|gesagt|heute nacht|diesmal)`,
      `${FUN}|zu spät|auto|{thing}`,
    ],
    [
      `(?:ex|er|mann|exmann|exfreund|stalker|typ)(?: [^ .!?]+){0,3} (?:steht|sitzt|wartet|lauert|parkt)(?: [^ .!?]+){0,3} (?:jetzt|gerade|grad|schon wieder|wieder|nachts|seit)(?: [^ .!?]+){0,4} vor (?:meiner|der|meinem|unserer) (?:[^ .!?]+)`,
      `${FUN}|blumen|pizza|abhol[a-z]*|freu[a-z]*`,
    ],
  ]),
  ...sure(['abuse', 'near', 'other'], '', [
    [
      `(?:mein|meine|der|die|ihr|ihre|unser|sein)[a-z]* (?:[^ .!?]+ ){0,3}${HITS} (?:seine[n]?|ihre[n]?|die|den|das|unser[a-z]*|mein[a-z]*|ihre?n?) (?:[^ .!?]+ )?(?:frau|freundin|kind|kinder|sohn|tochter|mutter|mama|schwester|bruder|baby|kleine[nr]?|oma|mann)`,
      `${FUN}|nieder|{food}|weltweit|alarm`,
    ],
    [
      `(?:schwester|mutter|mama|freundin|tochter|nachbarin|kollegin|kind|kinder|sohn|junge|mädchen|enkel|nichte|neffe|baby|oma)(?: [^ .!?]+){0,5} (?:wird|werden|wurde|worden)(?: [^ .!?]+){0,6} (?:geschlagen|verprügelt|misshandelt|gewürgt|geprügelt|bedroht|vernachlässigt|eingesperrt|gestalkt)`,
      `${FUN}|geschlagen geben|deutsche mannschaft|{work}`,
    ],
    [
      `(?:er|ihr mann|ihr freund|der vater|ihr ex|sein vater|der stiefvater|ihr typ|mein vater|papa)(?: [^ .!?]+){0,3} (?:sie|ihn|meine mutter|mama|meine schwester|den kleinen|die kleine|das kind|die kinder|meinen bruder|unsere tochter|unseren sohn)(?: [^ .!?]+){0,5} (?:geschlagen|verprügelt|schlägt|gewürgt|misshandelt|prügelt|verprügelt|haut|würgt|bedroht)`,
      FUN,
    ],
    [
      `(?:nebenan|nachbar[a-z]*|über mir|unter mir|wohnung)(?: [^ .!?]+){0,8} (?:schreit|schreie|schreien|weint|geschrei|schläge|brüllt|poltert|wimmert)(?: [^ .!?]+){0,8} (?:kind[a-z]*|frau|schlägt|schläge|hilfe|schlagen|haut|aufhören|klatschen|angst|sie|baby)`,
      `${FUN}|fernseher|baby zahnt`,
    ],
    [
      `(?:blaue flecken?|blauen flecken?|blaues auge|veilchen|striemen|hämatome)(?: [^ .!?]+){0,8} (?:freundin|schwester|kollegin|nachbar[a-z]*|schüler[a-z]*|kind|kleine[nr]?|gegen die tür|treppe gefallen)|(?:freundin|schwester|kollegin|nachbar[a-z]*|schüler[a-z]*|mutter|tochter|kleine|kind)(?: [^ .!?]+){0,8} (?:blaue flecken?|blauen flecken?|blaues auge|veilchen|striemen|würgemale)`,
      `${FUN}|fahrrad|{game}|gefallen beim`,
    ],
  ]),
  ...sure(['abuse', 'near', 'self'], '', [
    [
      `${HE}(?: [^ .!?]+){0,4} ${HITS} (?:mich|mi|uns|mir ins|mir in|mir mit|mir eine?|ma|auf mich)`,
      `${FUN}|vor$|zum ritter|ans herz|kritik|erwartung[a-z]*|vorgeschlagen|termin|treffen|schlägt mich (?:als|für)`,
    ],
    [
      `(?:mich|mi|uns)(?: [^ .!?]+){0,5} (?:schlägt|schlagt|verprügelt|prügelt|würgt|misshandelt|ohrfeigt|bedroht|einsperrt|stalkt|schubst|tritt)`,
      `${FUN}|vor$|im|beim|herz|gewissen`,
    ],
    [
      `(?:hat|haben|hot|hatte|ham)(?: [^ .!?]+){0,2} (?:mich|mi|uns)(?: [^ .!?]+){0,8} ${HIT_PAST}`,
      `${FUN}|vorgeschlagen|herz|kupplung|um längen|wecker`,
    ],
    [
      `(?:mich|mi|uns)(?: [^ .!?]+){0,5} (?:geschlagen|verprügelt|gewürgt|geprügelt|misshandelt|zusammengeschlagen|geohrfeigt|getreten|eingesperrt) (?:hat|haben|hot|wurde|worden|hätte|hatte)|(?:ihm|ihr|{partner}|vater|mutter|papa|mama)(?: [^ .!?]+){0,4} (?:die )?hand(?: [^ .!?]+){0,3} (?:ausgerutscht|aus)|rutscht(?: [^ .!?]+){0,3} die hand aus`,
      FUN,
    ],
    [
      `(?:hat|hot)(?: [^ .!?]+){0,3} mir(?: [^ .!?]+){0,6} (?:eine geschmiert|eine gescheuert|eine geknallt|eine gelangt|eine verpasst|eine reingehauen|ins gesicht geschlagen|ins gesicht|in den bauch (?:getreten|geschlagen)|den arm (?:verdreht|umgedreht|gebrochen)|die nase gebrochen|die rippe[n]? gebrochen|zwei rippen|haare ausgerissen|eine runtergehauen|eine gefangt|eine watsche[n]? geben|eine watschn|ein veilchen|ein blaues auge|hinterkopf|faust|zigarette[n]? (?:auf|am))`,
      `${FUN}|{food}|{child}|kleinkind|zahnarzt`,
    ],
    [
      `(?:angst|panik|fürchte|todesangst|schiss)(?: [^ .!?]+){0,3} (?:vor|vorm) (?:ihm|meinem (?:mann|vater|freund|ex|sohn|bruder|stiefvater|papa|exmann|exfreund|partner)|meiner (?:mutter|frau|freundin|ex)|dem (?:ex|mann|freund)|ihm zuhause)|(?:angst|fürchte mich)(?: [^ .!?]+){0,5} (?:nach hause|heimzugehen|heim zu gehen|heimzukommen|wenn (?:er|sie|papa|mein mann) (?:heim|nach hause|getrunken|trinkt|besoffen|wieder))`,
      `${FUN}|prüfung|note[n]?|zeugnis|outen|outing|reaktion|dunkel[a-z]*|gestehen|{pet}|delle`,
    ],
    [
      `(?:er|sie|{partner}|vater|mutter|eltern|papa|schwiegermutter|familie|sohn|betreuer)(?: [^ .!?]+){0,4} (?:sperrt|schließt|sperren|schließen) (?:mich|uns)(?: [^ .!?]+){0,5} (?:ein|weg|keller|zimmer|wohnung|aus|draußen)`,
      `${FUN}|in die arme|herz`,
    ],
    [
      `(?:hat|haben)(?: [^ .!?]+){0,4} (?:mich|uns)(?: [^ .!?]+){0,5} (?:eingesperrt|eingeschlossen)|(?:lässt|lasst|lassen) (?:er |sie )?mich(?: [^ .!?]+){0,3} (?:nicht|nimmer|nirgends|nie|kaum|net|nirgendwo)(?: [^ .!?]+){0,4} (?:raus|aus dem haus|aus der wohnung|allein[e]? (?:raus|weg|einkaufen|aus|irgend[a-z]*|hin)|mit (?:anderen|freunden|meiner|meinen)|arbeiten|zum arzt|treffen|weg|hin|telefonieren|schlafen|gehen)`,
      `${FUN}|escape|schlange|türsteher|arbeit|{work}|gewissen|{child}|gedanke`,
    ],
    [
      `(?:nimmt|nahm|wegnimmt|weggenommen|genommen|kontrolliert|kontroliert|liest|checkt|durchsucht|überwacht|verwaltet|behält|ortet|trackt|sperrt)(?: [^ .!?]+){0,6} (?:mein(?:e|en)? (?:[^ .!?]+ )?(?:handy|nachrichten|geld|konto|lohn|gehalt|pass|ausweis|karte|ec karte|bankkarte|schlüssel|standort|whatsapp|chats|anrufe|rente|autoschlüssel|ausgaben))(?: [^ .!?]+){0,6}`,
      `${FUN}|finanzamt|flughafen|google|apple|app|lehrer[a-z]*|bank|zoll|grenze|{child}|kleinkind|türsteher|schaffner|polizist`,
    ],
    [
      `(?:er|sie|{partner}|vater|mutter|eltern|papa)(?: [^ .!?]+){0,4} (?:verbietet|verbot|verboten|kontrolliert|überwacht|isoliert)(?: [^ .!?]+){0,2} (?:mir|mich|alles was|wen ich|jeden)(?: [^ .!?]+){0,6}`,
      `${FUN}|süßes|{food}|rauchen|handy am tisch|arzt|{work}|zucker`,
    ],
    [
      `(?:darf|derf)(?: [^ .!?]+){0,4} (?:nicht|nicht mehr|keine|nimmer|nie|kein|niemanden|net|ohne seine|ohne ihn)(?: [^ .!?]+){0,7} (?:sonst (?:schlägt|rastet|tickt|flippt|gibt|dreht|setzt)|ohne (?:ihn|seine|ihre) (?:erlaubnis)?|erlaubt er|sagt mein mann|mein mann|er will|sonst)`,
      `${FUN}|arzt|diät|{food}|{work}`,
    ],
    [
      `(?:{partner}|er|sie|ex|typ|vater|stalker)(?: [^ .!?]+){0,4} (?:droht|drohte|gedroht|bedroht)(?: [^ .!?]+){0,8} (?:mir|mich|damit|umbring[a-z]*|umzubringen|kinder|wegzunehmen|töten|schlagen|fotos|messer|abstech[a-z]*|was anzutun|sich|weh)|morddrohung[a-z]*`,
      `${FUN}|mit liebesentzug|kitzel[a-z]*|mit kuscheln|gewerkschaft|{food}`,
    ],
    [
      `(?:stalkt|stalkte|gestalkt|verfolgt|verfolgte|lauert|aufgelauert|auflauert|nachstellt|stellt mir nach|belästigt|terrorisiert)(?: [^ .!?]+){0,2} (?:mich|mir|werde|wurde|er|mein ex|von)|(?:werde|mich|mir|hat)(?: [^ .!?]+){0,5} (?:gestalkt|verfolgt|aufgelauert|stalkt|auflauert)`,
      `${FUN}|pech|ohrwurm|gedanke|werbung|insta[a-z]*|crush|traum|lied|pech|gans|ziel|melodie`,
    ],
    [
      `(?:airtag|gps[- ]?(?:tracker|sender)|spyware|spionageapp|spy app|wanze|kamera)(?: [^ .!?]+){0,6} (?:in|an|auf|unter|bei|im|am) (?:mein[a-z]*|der)|(?:airtag|gps tracker|tracker)(?: [^ .!?]+){0,5} (?:gefunden|versteckt|angebracht|installiert)`,
      `${FUN}|schlüssel|koffer|gepäck|fahrrad|verloren`,
    ],
    [
      `(?:blaue flecken?|blauen flecken?|blaues auge|veilchen|würgemale|bluterguss|platzwunde|blaue flecke|hämatome?)(?: [^ .!?]+){0,10} (?:er|überschmink[a-z]*|überdeck[a-z]*|abdeck[a-z]*|schmink[a-z]*|concealer|make ?up|verstecken|mann|freund|vater|mutter|tür gelaufen|gelogen|treppe|arbeit gesagt|lüge|ihm|weil er|erfinde)`,
      `${FUN}|umzug|klettern|boulder[a-z]*|reiten`,
    ],
    [
      `(?:ins|in ein|in s|platz im|in einem) frauenhaus|vor ihm (?:geflohen|fliehen|flüchten|abhauen)|(?:häusliche gewalt|toxisch und gewalttätig)(?: [^ .!?]+){0,4} (?:zuhause|bei uns|ich|opfer|erleb[a-z]*|mich)`,
      `${FUN}|arbeite|spende|referat|ehrenamt`,
    ],
    [
      `(?:er|sie|{partner}|vater|mutter|papa|stiefvater)(?: [^ .!?]+){0,3} (?:schmeißt|wirft|schmiss|warf|hat)(?: [^ .!?]+){0,6} (?:nach mir|auf mich|an die wand|gegen die wand|die treppe runter|an den kopf)(?: [^ .!?]+){0,2}(?: geworfen| geschmissen| gestoßen)?`,
      `${FUN}|kissen|schneeb[a-z]*|vorwürfe|farbe|ball|blick|auge|bild[er]?`,
    ],
    [
      `(?:er|sie|{partner}|vater|mutter|papa|stiefvater)(?: [^ .!?]+){0,6} (?:gewalttätig|handgreiflich|schlägt zu|tickt aus und schlägt|schlägt wieder zu|zugeschlagen|prügel|schläge)`,
      `${FUN}|hund|film|wecker|inflation|schicksal|wetter|kälte|boxer|trainer`,
    ],
    [
      `(?:krieg|kriege|bekomm|bekomme|gibt|gibts|gab|setzt|kassier[a-z]*|setzts)(?: [^ .!?]+){0,5} (?:schläge|prügel|gürtel|watschen|watschn|ohrfeigen|haue)`,
      `${FUN}|auktion|preis`,
    ],
    [
      `(?:mit (?:dem|einem|nem) (?:gürtel|kochlöffel|kabel|stock|kleiderbügel|faust)|mit der faust)(?: [^ .!?]+){0,4} (?:geschlagen|verprügelt|gehauen|schlägt|ins|auf mich|verdroschen|haut|auf den)`,
      `${FUN}|{food}|teig`,
    ],
    [
      `(?:pfleger|pflegerin|betreuer|betreuerin|sohn|tochter|schwiegertochter|pflegedienst|heim)(?: [^ .!?]+){0,6} (?:schlägt|kneift|schubst|grob zu mir|grob|nimmt mir (?:das|mein|die)|gibt mir nichts zu|lässt mich (?:im|hungern|liegen|stundenlang)|fixiert|zerrt)`,
      `${FUN}|vor|vorschlag|trotzphase`,
    ],
  ]),
];
