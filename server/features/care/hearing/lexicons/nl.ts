import type { Lexicon } from '../lexicon.ts';
import { sure } from '../sure.ts';
import { words } from './nl/words.ts';

const FUN =
  '{story}|{game}|{laugh}|toneel[a-z]*|acteur|actrice|respawn[a-z]*|spreekbeurt|scriptie|zinsbegoocheling|oranje|strijk|afwas|eind aan (?:die|deze|dat)';
const TOPIC =
  'wat zijn|symptomen|signalen|ehbo|verschil tussen|cursus|artikel|werkstuk|onderzoek naar|statistiek[a-z]*|ooit|jaren geleden|jaar geleden|vorig jaar';
const IK = '(?:ik|k|ikke|heb|hebk|kheb|khem|em|ben|me)';
const W = (most: number): string => `(?: [^ .!?]+){0,${most}}`;
const TOOK =
  '(?:genomen|ingenomen|geslikt|doorgeslikt|ingeslikt|opgegeten|gegeten|gedronken|opgedronken|leeggedronken|leeggegeten|gepakt|binnen|op|naar binnen gewerkt|weggewerkt|achterovergeslagen|weggespoeld|gepopt|gespoten|ingespoten|geinjecteerd|leeg)';
const MANY =
  '(?:all?e|alles|allemaal|hele|heel|heel de|volledige?|te ?veel|teveel|handvol|handen ?vol|doos|doosje|doosjes|strip|strips|pot|potje|fles|flesje|pak|pakje|rest|tientallen|zoveel|overdosis|een hoop|massa|[1-9][0-9]+|tien|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|honderd)';
const HARMLESS_PILLS = `${FUN}|{medicine}|{pet}|antibiotica|voorgeschreven|zoals altijd|vergeten|kuur|shampoo`;
const WHO = '(?:{partner}|{parent}|{child}|{friend}|hij|zij|ze|iemand|een man|een vrouw|een meisje|een jongen)';
const TONIGHT =
  '(?:vanavond|vannacht|morgen|nu|straks|zo meteen|zometeen|dadelijk|vandaag|deze nacht|dit weekend|morgenvroeg|seffens|direct)';
const DO_IT =
  '(?:maak (?:ik )?(?:er )?(?:een |n )?eind[e]? (?:aan|van)|eind[e]? (?:aan|aan ga|er ?aan)(?: maken| te maken)?|er een eind[e]? aan|zelfmoord|mezelf (?:van kant|ophangen|doodmaken|vermoorden|voor|iets aan|kapot|dood|verdrinken)|(?:me|mij) (?:ophangen|van kant maken|verdrinken|verhangen|doodschieten)|spring(?:en)? (?:ik )?(?:van|voor|eraf)|stap ik eruit|eruit stappen|uit het leven stappen|dood (?:zijn|ben)|sterven|hang ik me|is het (?:voorbij|gedaan|klaar met me)|ga ik dood|ben ik er niet meer|doe ik het echt|voor de trein|kom een eind aan)';
const DIE_OF =
  'van het lachen|dood ?(?:lachen|gaan van|van)|van de (?:honger|slaap|hitte|kou|schaamte|dorst|zenuwen)|sterf van|sterven van|verga van|doodmoe|doodgelukkig|van verveling|{food}|dood te schamen|van schaamte|bankhangen';
const HIT =
  '(?:sla(?:at|an)|sloeg(?:en)?|geslagen|geslagn|mept|mepte|gemept|schopt|schopte|geschopt|stompt|stompte|gestompt|trapt|trapte|getrapt|duwt|duwde|geduwd|mishandelt|mishandelde|mishandeld|aframmelt|afgeranseld|afranselt|knijpt|wurgt|wurgde|gewurgd|bedreigt|bedreigde|bedreigd|aangevallen|in elkaar (?:geslagen|slaat|geramd|getrapt|getimmerd|sloeg)|toegetakeld|afgetuigd|gekleineerd|vernedert|opsluit|opgesloten|stalkt|stalkte|gestalkt|achtervolgt|achtervolgde|terroriseert|intimideert|chanteert|bespuugt|gesleurd|gestoken|gebeten|pakt me bij|grijpt me|gesmeten|gooit met|gegooid|door elkaar geschud|verrot|kop tegen|keel dicht|bij mijn keel|bij mn keel|klappen|slaag|rammel|pak slaag|blauw oog|tegen de muur|van de trap)';
const NOFIGHT = `${FUN}|{pet}|{work}|{love}|nergens op|slaat op|over mijn rug|in de war|alarm|toe bij|sloeg in|recept|aan het hart|met schaken|verslaat|trapt in|trapte in|erin|geluk|eraf geslagen|bal|kegel[a-z]*|op mijn schouder|op de schouder|knuffel[a-z]*|lekker hard|billen|massage|zon|kussengevecht|stoeien`;

export const nl: Lexicon = {
  words,
  patterns: [
    ...sure(['injury', 'now', 'other'], '', [
      [`${WHO}${W(2)} (?:heeft|had)${W(5)} {pills}${W(5)} ${TOOK}`, `${HARMLESS_PILLS}|ik heb|tegen`],
      [
        `${WHO}${W(3)} heeft (?:zichzelf |zich )${W(3)} ?(?:opgehangen|neergeschoten|gesneden|polsen|doorgesneden|vergiftigd)`,
        `${FUN}|{food}|scheren|jaren geleden`,
      ],
    ]),
    ...sure(['injury', 'now', 'self'], '', [
      [`${IK}${W(4)} ${MANY}${W(4)} {pills}${W(5)} ${TOOK}`, `${HARMLESS_PILLS}|(?:hij|zij|ze) heeft`],
      [`${IK}${W(3)} {pills}${W(3)} ${MANY}${W(3)} ${TOOK}`, `${HARMLESS_PILLS}|(?:hij|zij|ze) heeft`],
      [
        `${IK}${W(3)} (?:ze|die pillen|de pillen|het) (?:net |nu |gewoon )?(?:allemaal|alle [a-z]+|alles)${W(2)} (?:geslikt|ingenomen|genomen|doorgeslikt|gepakt)|alles (?:in een keer )?(?:ingenomen|geslikt)|te ?veel (?:geslikt|ingenomen)|{pills} (?:ingenomen|geslikt)${W(3)} (?:om (?:dood|te sterven|niet|er)|met (?:wodka|wijn|drank|whisky|jenever))|(?:{pills})${W(4)} (?:beginnen te werken|werken al|doen hun werk)`,
        `${HARMLESS_PILLS}|{food}|foto`,
      ],
      [`(?:heb|had)${W(4)} {poison}${W(3)} ${TOOK}`, `${FUN}|{pet}|afvoer|lekkage`],
      [
        `(?:heb|neem|nam|pleeg)${W(3)} (?:een |n )?overdosis(?! aan)|(?:mijn|mn|m n|me) (?:polsen|pols|aders|slagader|keel)${W(3)} (?:doorgesneden|opengesneden|open|doorgehaald|gesneden|open gesneden)|te diep (?:gesneden|gegaan|ingesneden)${W(6)}|sneed te diep|(?:snee|sneeen|wond|snijwond)${W(4)} (?:te diep|stopt niet|blijft bloeden)|(?:gesneden|mes|pols|armen?)${W(8)} (?:stopt niet (?:met bloeden)?|blijft (?:maar )?bloeden|overal bloed|bloed overal|zoveel bloed|bloedt (?:heel )?(?:erg|hard))`,
        `${FUN}|{food}|kook[a-z]*|koken|scheren|{pet}|chocola`,
      ],
      [
        `(?:mezelf|mij|me)${W(3)} (?:neergeschoten|gestoken|opgehangen|vergiftigd|in brand gestoken|ingespoten met${W(2)})|(?:te ?veel|al mijn|alle|hele)${W(2)} insuline${W(2)} (?:gespoten|ingespoten|genomen)|(?:motor|auto)${W(3)} (?:aan|draaien|draait)${W(4)} garage|garage${W(5)} (?:motor|uitlaat)|gaskraan open|het gas open`,
        `${FUN}|monteur|apk|muggen`,
      ],
    ]),
    ...sure(['medical', 'now', 'other'], '', [
      [
        `(?:ademt|haalt${W(2)} adem|ademhaalt|ademen|ademt er)${W(3)} (?:niet|nie|ni|nauwelijks|amper|geen|raar|zwaar)(?: meer| goed)?|(?:niet|nie|amper|nauwelijks) (?:meer )?(?:ademt|ademen)|gestopt met ademen|hapt naar (?:adem|lucht)|${WHO}${W(3)} stikt|(?:krijgt|kan) (?:bijna |haast )?geen (?:lucht|adem)`,
        `${FUN}|{pet}|${TOPIC}|stof|jas|van het lachen|in het werk|huid|stikt van|stikt het|yoga`,
      ],
      [
        `(?:is|was|ligt|raakte|lag|gevonden|net)${W(4)} (?:bewusteloos|flauwgevallen|buiten bewustzijn|buiten westen|in elkaar gezakt|ingestort|niet aanspreekbaar|weggevallen)|(?:wordt|krijg|krijgen|word)${W(4)} niet (?:meer )?wakker|niet wakker te krijgen|reageert (?:nergens|niet|nie|ni)(?: meer| op)?(?: op| meer)?`,
        `${FUN}|{pet}|${TOPIC}|app|berichten|bericht|mail|wekker|koffie|puber|telefoon|bijna flauw|beurs|markt|ochtend|site|computer|zonder koffie`,
      ],
      [
        `${WHO}${W(5)} (?:epileptische aanval|heeft een (?:aanval|insult|toeval)|stuipen|stuiptrekking[a-z]*|schuim op|schokt|schudt over heel|koortsstuip[a-z]*)|(?:lippen|gezicht|mond)${W(4)} (?:blauw|paars)|blauwe lippen|loopt blauw|(?:blauw|paars) aangelopen`,
        `${FUN}|{pet}|${TOPIC}|lippenstift|bessen|koud|zwembad|schmink`,
      ],
      [
        `(?:mond|gezicht|mondhoek|gelaat|oog)${W(5)} (?:scheef|hangt|naar beneden)|(?:praat|spreekt|praten)${W(3)} (?:raar|wartaal|onduidelijk|brabbel[a-z]*|dubbel)|scheve mond|brabbelt|kan (?:haar|zijn|zn|dr|de) (?:linker|rechter)?(?: ?arm| ?been|arm|been)${W(4)} (?:niet|bewegen|optillen)`,
        `${FUN}|{pet}|${TOPIC}|baby|schilderij|dronken|tandarts|bril`,
      ],
      [
        `(?:{child}|{parent}|jaar|maanden|ze|hij)${W(4)} (?:heeft|had)${W(5)} (?:batterij|knoopcel|magneet|magneetjes|{pills}|{poison}|vaatwastablet|muntje|munt|wasmiddel|pod|parfum|sigaret|paddenstoel|bessen|knikker)${W(4)} (?:ingeslikt|doorgeslikt|gegeten|opgegeten|gedronken|in (?:zijn|haar) mond)|(?:batterij|knoopcel|magneet|vaatwastablet|{poison})${W(2)} (?:ingeslikt|doorgeslikt|gedronken|opgegeten)`,
        `${FUN}|{pet}|${TOPIC}|vitamine[a-z]*`,
      ],
      [
        `(?:van de trap|gevallen|aangereden|uit het water|onder stroom)${W(8)} (?:beweegt niet|reageert niet|bloed uit|ademt|bewusteloos|wordt niet wakker|praat niet)|(?:heeft|krijgt|denk)${W(3)} (?:een |n )?(?:hartaanval|hartstilstand|beroerte|herseninfarct|infarct|allergische shock|attaque)|(?:verliest|verloor)${W(3)} (?:veel|heel veel|te veel) bloed`,
        `${FUN}|{pet}|${TOPIC}|bijna|overleden|kreeg ik|van schrik|rekening|schrok|gehad|bezorg`,
      ],
    ]),
    ...sure(['medical', 'now', 'self'], '', [
      [
        `(?:pijn|druk|steken|drukkend|klem|strak|olifant|band|stekende|beklemd)${W(4)} (?:op|in|rond|om|op de|ter hoogte van) (?:mijn |mn |m n |me |de |het )?(?:borst|borstkas|borststreek|hart|borstbeen)|(?:borst|borstkas)${W(5)} (?:doet zo|pijn|arm|kaak|drukt|knelt)|pijn${W(4)} (?:linkerarm|linker arm|kaak)`,
        `${FUN}|{love}|${TOPIC}|liefdesverdriet|mis|spierpijn|fitness|sport[a-z]*|bankdruk[a-z]*|ex|uit is|verdriet|tandarts|bh|tattoo|borstvoeding|rouw|gemis`,
      ],
      [
        `(?:krijg|heb|kan|kom|krijgk|kanda)${W(3)} (?:geen|bijna geen|amper|nauwelijks|niet genoeg|niet|nie|ni|moeilijk)${W(2)} (?:lucht|adem|ademen|ademhalen|ademhale)(?: meer)?|(?:stik|stikken|ik stik)(?: bijna| echt)?$|kan niet meer ademen`,
        `${FUN}|{love}|lachen|neus|verkoud[a-z]*|trappen|hardlopen|warm|korset|jurk|broek|zonder jou|vrijheid|stik van|{food}|{work}|zolder`,
      ],
      [
        `(?:keel|tong|gezicht|lippen|lip|hals)${W(5)} (?:zwelt|zwellen|opgezwollen|gezwollen|dik|dikker|dicht|opzetten|toe|zwellt|opgezet)`,
        `${FUN}|${TOPIC}|verkoud[a-z]*|keelpijn|amandelen|tandarts|kies|huilen|gehuild|botox|brok|filler|{love}|geknepen|kneep|knijpt|handen`,
      ],
      [
        `(?:denk|heb|krijg|geloof|lijkt|ben bang)${W(5)} (?:hartaanval|beroerte|herseninfarct|allergische shock|anafylactische|hartinfarct)`,
        `${FUN}|${TOPIC}|bijna|van schrik|rekening|energierekening|schrok|prijs|bezorg`,
      ],
      [
        `(?:linker|rechter|halve|een)${W(1)} ?(?:arm|been|kant|zijde|helft|gezicht)${W(4)} (?:verlamd|gevoelloos|niet meer bewegen|doof|niet meer voelen)|(?:hoest|braak|spuug|kots|plas)${W(3)} bloed|bloed (?:gebraakt|gehoest|gekotst|aan het braken)|(?:verlies|bloed)${W(2)} (?:heel |ontzettend )?(?:veel|erg hard|hevig)(?: bloed)?${W(4)} (?:zwanger|beneden|onder|duizelig|stopt|stelpen|doek[a-z]*)|zwanger${W(8)} (?:bloed|bloedverlies|beweegt niet|voel[a-z]* (?:haar|hem) niet)|ergste hoofdpijn (?:van mijn leven|ooit)|suiker${W(3)} (?:[12]\\.[0-9]|onder de [23])`,
        `${FUN}|{pet}|tandarts|tandvlees|ongesteld|test gedaan|geslapen|bloeddonor`,
      ],
      [
        `(?:gestoken|wesp|bij|pinda[s]?|noten|garnalen|allerg[a-z]*)${W(9)} (?:keel|adem|lucht|tong|benauwd|zwelt|gezwollen|bultjes overal|duizelig)|(?:bel|bellen|stuur|haal|roep)${W(3)} (?:een |de |n )?(?:ambulance|112|ziekenwagen)`,
        `${FUN}|{pet}|${TOPIC}|pollen|{medicine}|wakker van|buren hadden|files`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'other'], '', [
      [
        `(?:{child}|{friend}|zusje|ze|zij|haar)${W(5)} (?:is|wordt|werd|was|heeft|zegt)${W(5)} (?:verkracht|aangerand|misbruikt|betast|aan (?:haar|hem) (?:zit|zat)|gezeten heeft)|(?:heeft|hebben) (?:[^ .!?]+ ){0,2}(?:haar|mijn (?:zus|zusje|dochter|vriendin|nichtje|dochtertje)|hem) (?:[^ .!?]+ ){0,2}(?:verkracht|aangerand|misbruikt|betast)`,
        `${FUN}|${TOPIC}|ik ben|mij|koningin|vertrouwen|rechtszaak|macht`,
      ],
      [
        `(?:{child}|nichtje|leerling|zusje)${W(8)} (?:opa|oom|trainer|juf|meester|stiefvader|vader|buurman|pastoor)${W(4)} (?:aan haar|aan hem|aanraakt|raakt|aanzit|kietelt waar|geheimpje|spelletje)`,
        `${FUN}|${TOPIC}|schaken`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'self'], '', [
      [
        `(?:ben|werd|was|word|heb|ik|mij|me|mn)${W(7)} (?:verkracht(?:e|te)?|aangerand|misbruikt|misbruikte|betast|betastte|seksueel misbruikt|verkrachten)`,
        `${FUN}|${TOPIC}|vertrouwen|mijn oren|taal|zus|dochter|goedheid|macht`,
      ],
      [
        `(?:dwingt|dwong|gedwongen|forceert|gedwongn|dwingen|verplicht|moest van|moet van)${W(5)} (?:seks|te pijpen|pijpen|naar bed|vrijen|uit te kleden|naakt|hem te|hem af|aan te raken|met hem te|dingen te doen|met hem|neuken)|(?:seks|vrijen|naar bed)${W(6)} (?:terwijl ik (?:sliep|nee|niet wilde|huilde|dronken)|tegen mijn (?:zin|wil)|gedwongen|tegen mn zin)`,
        `${FUN}|{work}|{food}`,
      ],
      [
        `(?:zat|zit|zitten|gezeten|voelde|greep|raakt|raakte|aangeraakt|ging|stak)${W(5)} (?:aan me|aan mij|onder (?:mijn|mn) (?:rok|jurk|kleren|shirt|trui)|in (?:mijn|mn) (?:broek|onderbroek|slipje|kruis)|tussen (?:mijn|mn) benen|bij (?:mijn|mn) borsten|(?:mijn|mn) borsten|waar (?:ik|hij) niet|toen ik (?:klein|kind|[0-9a-z]+ was)|terwijl ik sliep|tegen mijn wil)`,
        `${FUN}|{pet}|{love}|gevoelige snaar|bij mij aan tafel`,
      ],
      [
        `(?:kwam|komt|kroop|kruipt|lag)${W(4)} (?:in|bij) (?:mijn|mn|me|m n)? ?(?:bed|kamer|slaapkamer|in bed)${W(6)} (?:nacht|nachts|sliep|aan|klein|kind|oom|stiefvader|vader|opa|broer|hij)|(?:oom|stiefvader|opa|broer|neef|vader|trainer|buurman)${W(6)} (?:in mijn bed|mijn kamer (?:in|binnen)|aan mij|aan me|aangeraakt|handen niet)`,
        `${FUN}|{pet}|onweer|dochtertje|zoontje|koffie|voorlezen|ontbijt`,
      ],
      [
        `(?:zei|gezegd|riep|zeg)${W(3)} (?:nee|stop|nie|dat ik niet wilde|niet wilde|niet wou)${W(7)} (?:ging (?:gewoon )?door|stopte niet|deed het toch|luisterde niet|toch|hield niet op|doorging|niet gestopt|bleef)|(?:ging door|stopte niet)${W(6)} nee|werd wakker${W(7)} (?:op me|op mij|in me|in mij|bovenop|naakt|zonder (?:broek|onderbroek|slip|kleren)|bloot)|(?:hij|ie) (?:lag|zat|was) (?:ineens )?(?:bovenop|op|in) (?:me|mij)|(?:hield|drukte)${W(3)} (?:me|mij) (?:vast|neer)${W(6)} (?:kleren|broek|seks|uit)|aan mij vergrepen`,
        `${FUN}|{pet}|{food}|kietel[a-z]*|droom|warm`,
      ],
      [
        `(?:iets|wat|drugs|ghb|pil|spul)${W(3)} in (?:mijn|mn|m n|me) (?:drankje|drank|glas|drinken|cocktail|pint|bier)|(?:mij|me|ben|was|hebben) ${W(2)} ?gedrogeerd|(?:naaktfoto[a-z]*|foto[a-z]*|nudes|filmpje[s]?|video[a-z]*|beelden|naakt)${W(9)} (?:doorgestuurd|doorstuurt|online|verspreid[a-z]*|verspreiden|dreigt|chanteert|als ik niet|betaal|rondgestuurd|afpers[a-z]*|delen|rondgaan|gaan rond|op internet|naar mijn (?:ouders|familie|baas|vrienden))|(?:dreigt|chanteert|chantage|afgeperst)${W(6)} (?:foto[a-z]*|naaktfoto[a-z]*|video[a-z]*|filmpje[a-z]*|nudes|beelden)`,
        `${FUN}|{pet}|vakantie|ijsblok[a-z]*|limoen|bruiloft|parasolletje|verjaardag|portfolio|sinterklaas`,
      ],
    ]),
    ...sure(['harmToOthers', 'now', 'self'], '', [
      [
        `(?:stem|stemmen)${W(6)} (?:zegt|zeggen|zeggn|bevelen|beveelt|fluister[a-z]*|wil|willen|roepen|schreeuw[a-z]*|dwingen|opdracht)${W(9)} (?:vermoord[a-z]*|doden|pijn (?:te )?doen|steken|neersteken|dood|doodmaken|mes|kwaad|aanvallen|iets aan)`,
        `${FUN}|mezelf|mijzelf|mij dood`,
      ],
      [
        `(?:ik|k|wil|ga|zal|kan|moet|zou)${W(4)} (?:hem|haar|ze|die (?:klootzak|gast|vent|trut|hond|bitch|man|lui)|mijn (?:[^ .!?]+)|iedereen|hun|iemand|dat wijf|het kind|de baby)${W(4)} (?:vermoorden|doodmaken|doodschieten|doodsteken|neersteken|neerschieten|doodslaan|afmaken|kapot ?maken|wurgen|om het leven brengen|van kant maken|doodrijden|dood slaan|dood maken|de keel doorsnijden|in brand steken|vergiftigen|kelen|smoren|iets aandoen|wat aandoen|pijn doen|een kogel)`,
        `${FUN}|{food}|{thing}|{pet}|mug|muggen|spin|mezelf|figuurlijk|niemand|buurman met zijn (?:boor|bladblazer)|{work}|met (?:kusjes|kussen)|onkruid|hoofdpijn|wekker|niet willen|wil je geen|pijn niet|slakken`,
      ],
      [
        `(?:ik|k) (?:maak|schiet|steek|sla|rij|vermoord|wurg|snij)(?: ik)? (?:hem|haar|ze|die [a-z]+|iedereen|mijn [a-z]+)${W(3)} (?:dood|af|neer|kapot|overhoop|kapot|de keel|van kant|vannacht|vanavond)|vermoord ik (?:hem|haar|ze|mijn)|(?:maak|schiet|steek|sla) ik (?:hem|haar|ze)${W(3)} (?:dood|af|neer|kapot|overhoop)`,
        `${FUN}|{food}|{thing}|muggen?|spin|kaarten|met cijfers|{work}|dode hoek|foto`,
      ],
      [
        `(?:mes|pistool|wapen|benzine|geweer|hamer|bijl|jerrycan)${W(8)} (?:wacht (?:ik )?(?:hem|haar|op)|hem op|voor hem|gaat eraan|zal boeten|verdient|steek hem|naar zijn huis|zijn huis|afmaken|betalen|naar school)|(?:plan|plannen|fantaseer|denk erover|droom|gedachten|gedachte|drang|neiging|beelden|bang)${W(4)} (?:om |dat ik )?(?:hem|haar|mijn (?:[^ .!?]+)|mensen|iemand|de baby|iedereen|kinderen)${W(4)} (?:te vermoorden|te doden|neer te steken|iets aan (?:te doen|doe)|iets aandoe|wat aandoe|pijn te doen|pijn doe|te wurgen|te slaan|te laten vallen|dood te [a-z]+|te schudden|vermoord)|(?:iedereen|school|klas|kantoor)${W(4)} (?:neerschieten|overhoop schieten|opblazen)|gaat eraan vanavond|bloedbad aanrichten`,
        `${FUN}|{food}|{thing}|mezelf|dat hij|dat ze|gevoelens|teleurstel[a-z]*`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'other'], '', [
      [
        `(?:mijn|m n|mn|een|die|onze|haar|zijn)? ?${WHO}${W(5)} (?:zegt|zei|wil|wilde|dreigt|gezegd|praat|appt|schreef|stuurde|schrijft|denkt|heeft|probeerde)${W(7)} (?:dood wil|dood wilt|dood wou|wil sterven|niet meer (?:wil|hoeft|wilt) (?:leven|te leven)?|niet meer wil|zelfmoord|een eind[e]? aan|zichzelf (?:iets|van kant|ophangen|pijn|te snijden|wat)|uit het leven|voor de trein|van een brug|van het dak|niet meer leven|niet verder wil|dood te (?:willen|gaan)|suicidaal|zelfdoding)`,
        `${FUN}|${TOPIC}|hond|vaker|doodmoe|dood wild|ik wil`,
      ],
      [
        `${WHO}${W(5)} (?:snijdt zichzelf|zichzelf (?:snijdt|pijn doet|verwondt)|snijdt zich|automutileert|zich snijdt|doet zichzelf pijn|krast zichzelf)|(?:krassen|littekens|sneeen|snijwonden|snijplekken)${W(3)} (?:op|in) (?:de|haar|zijn|dr|zn)${W(3)} (?:armen|arm|polsen|benen|pols)|afscheidsbrief${W(4)} (?:van|gevonden)|(?:bang|schrik)${W(3)} dat (?:[^ .!?]+ ){1,4}(?:zichzelf (?:iets|wat)|een eind[e]? aan|zelfmoord|iets stoms|zich iets|zichzelf)`,
        `${FUN}|${TOPIC}|{pet}|mijn armen|ui|in de vinger`,
      ],
    ]),
    ...sure(['selfHarm', 'now', 'self'], '', [
      [
        `${TONIGHT}${W(6)} ${DO_IT}`,
        `${FUN}|${DIE_OF}|{work}|{food}|relatie|abonnement|roken|hem|haar|{game}|trampoline|water|zwembad|sterven van|${WHO} heeft|voor hem`,
      ],
      [
        `(?:ik|k|ga|mezelf|me)${W(6)} ${DO_IT}${W(3)} ${TONIGHT}|${DO_IT}${W(2)} ${TONIGHT}`,
        `${FUN}|${DIE_OF}|{work}|{food}|relatie|{game}|zwembad|hem|haar`,
      ],
      [
        `(?:ik|k) (?:ga|zal)${W(3)} (?:er een eind[e]? aan maken|zelfmoord plegen|mezelf (?:ophangen|van kant maken|doodmaken|vermoorden|verdrinken|doodschieten)|me (?:ophangen|verhangen|van kant maken|verdrinken)|(?:van het dak|van de brug|voor de trein|voor een trein|uit het raam|van het balkon) (?:springen|gooien|stappen)|eruit stappen)|(?:ik )?maak er een eind[e]? aan|(?:ik )?spring (?:zo |nu |gewoon )?(?:van de brug|voor de trein|van het dak|eraf|uit het raam|van het balkon)|(?:mezelf|me) voor de trein`,
        `${FUN}|{work}|{food}|relatie|roken|{game}|verkering|bungee[a-z]*|contract`,
      ],
      [
        `(?:sta|zit|ben|lig|loop|hang)${W(4)} (?:op (?:de|het|een)|bij (?:de|het)|aan de|langs het|naast het) (?:rand|brug|dak|spoor|rails|balkon|reling|viaduct|perron|overweg|vensterbank|sporen|parkeerdak)…(?:spring[a-z]*|trein|stap|afscheid|voorbij|einde|naar beneden|val|water|over de|bang|weg|sorry|durf|diep|kijk)|(?:touw|strop|pillen|mes|pistool|scheermes[a-z]*|doosjes|medicijnen|slaappillen)${W(6)} (?:klaar|ligt voor me|liggen voor me|voor me|naast me|in mijn hand|op tafel|hangt|in mn hand|opgespaard|gespaard|genoeg)|(?:spaar|verzamel)${W(4)} {pills}`,
        `${FUN}|{food}|{medicine}|vakantie|uitzicht|biertje|foto|{pet}|kook[a-z]*|naar (?:werk|huis|utrecht|amsterdam)|vertraging|dokter|zon|apotheek|trein is te laat|ns|klimmen`,
      ],
      [
        `(?:afscheidsbrief|afscheidsbrieven|brief|brieven|briefje)${W(5)} (?:geschreven|klaar|liggen|ligt|achtergelaten)(?:${W(6)}(?:ouders|kinderen|mama|iedereen|weg|niet meer|klaar))?|(?:schreef|schrijf)${W(3)} (?:mijn |een )?afscheidsbrie[a-z]*|vaarwel (?:wereld|allemaal|iedereen|lieve)|dit is (?:mijn|een|m n) (?:afscheid|laatste (?:bericht|nacht|avond|dag))|(?:als je dit leest|tegen de tijd dat)${W(5)} (?:weg|dood|niet meer|te laat|voorbij)|(?:laatste (?:avond|nacht|dag|keer))${W(5)} (?:leef|leven|bestaan|hier ben|op aarde|dat je me|spreken)|(?:wou|wilde|wil)${W(3)} (?:afscheid nemen|gedag zeggen|nog dag zeggen)|ik wil afscheid nemen|zorg (?:jij )?(?:goed )?voor (?:mijn|mn)${W(4)} als ik (?:er niet meer|weg|dood)`,
        `${FUN}|collega|{work}|pensioen|sinterklaas|gemeente|brievenbus|juf|zomerkamp|belasting|vakantie|verhui[a-z]*|liefdesbrief|stage|motivatie|opzeg[a-z]*|klas|verzekering|oma|festival`,
      ],
      [
        `(?:hoeveel|welke dosis|hoe veel|hoeveelheid)${W(5)} (?:{pills}|gram|mg|verdieping[a-z]*|meter|druppels|bloed)${W(6)} (?:dood|doodgaan|sterven|dodelijk|niet meer wakker|genoeg|overdosis|fataal)|(?:manier|methode|snelste|pijnloos|pijnloze|makkelijkste)${W(5)} (?:dood te gaan|doodgaan|te sterven|zelfmoord|eruit te stappen|een eind|om dood|zelfdoding|jezelf)|hoe (?:pleeg|kan|maak|moet)${W(3)} (?:ik )?${W(2)} ?(?:zelfmoord|er een eind|mezelf (?:ophangen|doden)|pijnloos)|(?:heb|ik heb)${W(3)} (?:besloten|datum|dag)${W(4)} (?:dood|te sterven|er een eind|eruit|gaat gebeuren|zelfmoord|te gaan gaat)|dan stap ik eruit|heb een plan om${W(3)} (?:dood|eruit|een eind)|(?:weggegeven|geregeld|opgeruimd|ondergebracht)${W(8)} (?:niet meer nodig|er niet meer ben|als ik weg ben|zodat niemand|waar ik heen ga|begrafenis|last van)`,
        `${FUN}|{pet}|${TOPIC}|muggen|verhui[a-z]*|marktplaats|slakken|onkruid|{work}|vakantie|kotst`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'self'], '', [
      [
        `(?:wil|wou|wilde|wilt|will|zou|was|ben|liever|maar|wens|wenste|hoop|verlang)(?: ik| k| maar| gewoon| echt| eigenlijk| het liefst| graag| soms| alleen| alleen maar| ook| nu| dat ik| er| niet meer| al| liever| naar de| gwn| wel){0,6} (?:dood|sterven|doodgaan|doodgaat|dood gaan|dood zijn|dood was|er niet meer (?:zijn|was|wezen)|verdwijnen(?: voorgoed)?|doodvallen|niet meer (?:leven|bestaan|wakker (?:worden|wordt|word)|hier zijn)|nooit geboren (?:was|zijn)|nooit (?:meer )?(?:wakker (?:worden|word)|bestaan)|niet geboren)`,
        `${FUN}|${DIE_OF}|oude(?:r|rdom)|hij|zij|ze|plant|batterij|dood ?(?:moe|op|blij|stil|normaal|eng|simpel|saai|leuk|ziek)|vergadering|{work}|op tijd|je|wakker worden zonder wekker|in (?:de|een) (?:stad|nederland|belgie|kot)|ik ook dood als|gelukkig sterven|bij mijn ouders`,
      ],
      [
        `(?:geen|weinig|niet)${W(2)} (?:zin|reden|redenen|nut|doel|kracht|moed|energie)${W(3)} (?:om )?${W(2)} ?(?:te leven|leven|door te gaan|verder te (?:gaan|leven)|doorgaan|op te staan en|in het leven|meer in het leven|te blijven|wakker te worden|te bestaan|meer in alles)|(?:leven|bestaan|alles|doorgaan)${W(4)} (?:geen zin(?: meer)?|zinloos|niet meer (?:de moeite|waard)|niks meer waard|niets meer waard|hoeft (?:van mij|voor mij) niet(?: meer)?|geen nut)|het (?:hoeft|moet) (?:voor|van) mij niet meer|waarom (?:zou ik|leef ik|ben ik|moet ik)${W(2)} (?:nog (?:leven|doorgaan|verder|opstaan|hier)|leef|leven|geboren)|wat is het nut${W(3)} (?:leven|alles|doorgaan|nog)`,
        `${FUN}|zonder (?:koffie|kaas|jou|chocola)|{food}|{pet}|{work}|{game}|winter|filosof[a-z]*|relatie`,
      ],
      [
        `(?:beter|gelukkiger|beter af|makkelijker|rust)${W(3)} (?:zonder (?:mij|me)|als ik (?:er niet (?:meer )?(?:ben|was|zou)|dood (?:ben|was)|weg (?:ben|was)|verdwijn|niet besta))|(?:zonder (?:mij|me)|als ik (?:er niet (?:meer )?(?:ben|was)|dood (?:ben|was)))${W(4)} (?:beter|gelukkiger|beter af|opgelucht|veel makkelijker|rust)|(?:ben|voel)${W(4)} (?:tot last|een last|last voor|teveel op|alleen maar in de weg|een blok aan|een waardeloos|te veel op deze)|niemand${W(4)} (?:zou (?:me|mij|het|er)|mist|missen|merken|merkt|rouwen|huilen|opvalt)${W(4)} (?:mis[a-z]*|dood|weg|merken|merkt|om me|begrafenis|ben|was|opvallen)?(?:${W(3)} (?:als ik|dat ik|me))|niemand (?:zou|zal|gaat) (?:me|mij) missen|niemand mist me`,
        `${FUN}|feest|{food}|{work}|{thing}|{game}|vakantie`,
      ],
      [
        `(?:moe|beu|zat)${W(3)} (?:van het leven|van leven|het leven|om te leven|te bestaan|van alles en|van vechten|te vechten)|levensmoe|leven (?:beu|moe|zat)|(?:inslapen|slapen|in slaap vallen|gaan slapen|ogen dicht)${W(4)} (?:niet meer|nooit meer|voor altijd|niet|nooit)${W(2)} ?(?:wakker|opendoen|open|opstaan)?|(?:niet|nooit) meer wakker (?:worden|word|wordt)|hoop${W(4)} (?:niet (?:meer )?wakker|nooit (?:meer )?wakker|dood|aangereden|overreden)|(?:had|was) (?:ik )?(?:maar )?nooit (?:geboren|bestaan)|nooit geboren`,
        `${FUN}|weekend|vakantie|zondag|{pet}|om 6|wekker|deurbel|baby|stadsleven|studentenleven`,
      ],
      [
        `(?:zelfmoordgedachte[a-z]*|suicidale gedachte[a-z]*|suicidaal|zelfmoordneiging[a-z]*|doodswens|(?:denk|dacht|denken|gedacht)${W(4)} (?:aan|over) (?:zelfmoord|zelfdoding|de dood|dood(?:gaan)?|sterven|er een eind[e]? aan|eruit stappen)|zelfmoord(?:poging| plegen| gepleegd)?${W(3)} (?:gedaan|ondernomen|overwogen|wil|plegen|overweeg)|(?:overweeg|overwogen)${W(2)} zelfmoord|(?:mezelf|mijzelf|me) (?:[^ .!?]+ ){0,2}(?:van kant (?:te )?maken|ophangen|verhangen|iets aan(?: te)?(?: ga)? ?doen|wat aandoen|op te hangen|te doden|doden|dood te maken)|er een eind[e]? aan (?:te )?maken|een eind[e]? aan mijn leven|uit het leven (?:te )?stappen|eruit stappen)`,
        `${FUN}|${TOPIC}|{work}|relatie|hij|zij|ze|niet suicidaal|roken|hypotheek`,
      ],
      [
        `(?:snij|snijd|sneed|snee|kras|brand|verwond|krab|pijnig|snijden|verbrand|knip)${W(2)} (?:ik )?(?:mezelf|mijzelf|mij zelf|mn zelf|me weer|me in)|(?:mezelf|mijzelf|me weer|mij|mezelf weer|in (?:mijn|mn|m n) (?:armen|arm|benen|been|polsen|dijen|pols|bovenbenen))${W(4)} (?:gesneden|snijd|snijden|snij|pijn (?:te )?(?:doen|gedaan|doe)|gekrast|verwond|verwonden|gebrand|te snijden|snee|beschadig[a-z]*|krassen|straffen)|(?:weer|opnieuw|begonnen met|stoppen met|drang om te|gestopt met)${W(2)} (?:snijden|gesneden|automutileren|krassen|te snijden)|automuti[a-z]*|zelfbeschadig[a-z]*|zelfverwonding|(?:sigaret[a-z]*|peuk[a-z]*|aansteker)${W(4)} (?:op|in|tegen) (?:mijn|mn) (?:arm|been|huid|armen|hand)${W(2)} uit|(?:scheermesje[s]?|mesje[s]?)${W(7)} (?:arm|been|huid|verstopt|weer|armen|polsen|rust|oplucht[a-z]*)|lange mouwen${W(8)} (?:sneeen|littekens|krassen|armen|zien|zomer|warm)`,
        `${FUN}|${TOPIC}|{food}|haar|pony|nagels|koken|kook[a-z]*|papier|scheren|geschoren|groente|{pet}|in de vinger|oven|zon|strand|kapper|bocht`,
      ],
      [
        `geen (?:uitweg|andere uitweg|toekomst|andere oplossing)(?: meer)?${W(3)} (?:meer|voor mij|zie|dan|dood)?|zie (?:het|er)${W(3)} niet meer zitten|het leven (?:even |echt |gewoon )?niet meer (?:zitten|aan)|(?:dood|sterven)${W(3)} (?:enige (?:uitweg|oplossing)|een (?:opluchting|bevrijding|verlossing)|rust)|enige (?:uitweg|oplossing)${W(4)} (?:dood|eruit|niet meer|er niet|stap)|als ik (?:er (?:straks |morgen )?niet meer (?:ben|was)|dood (?:ben|was|ga)|zou sterven|verdwijn)${W(5)} (?:niemand|beter|wie|mist|merk[a-z]*|zou|opgelucht|rust)|(?:straks|binnenkort|volgende week|over een maand|morgen) (?:ben ik|leef ik|besta ik) er niet meer|(?:tegen een boom|tegen een vrachtwagen|voor een vrachtwagen|stuur om|onder een trein|onder de trein|tegen een pijler)${W(3)} (?:rijden|gooien|springen|te rijden|te gooien|sturen|knallen)|(?:kan|wil|hou|trek)${W(3)} (?:dit |het )?(?:leven|bestaan) niet (?:meer|langer)`,
        `${FUN}|{game}|parkeer[a-z]*|file|{work}|vakantie|op kantoor|doolhof|ikea`,
      ],
    ]),
    ...sure(['abuse', 'now', 'self'], '', [
      [
        `(?:hij|zij|ze|{partner}|{parent})${W(3)} (?:heeft|had|probeert|wurgt|kneep|knijpt|wurgde|pakt|duwde|drukt|drukte)${W(3)} (?:me|mij|mijn|mn|m n) ?(?:bijna |net |weer )?(?:keel|gewurgd|strot|nek|te wurgen|proberen te wurgen|hals)${W(3)}|handen (?:om|rond) (?:mijn|mn|m n) (?:nek|keel|hals)|keel dicht(?:geknepen|geduwd)?`,
        `${FUN}|{love}|sjaal|massage|{pet}|benauwd|kneep de angst|zwelt|kusjes`,
      ],
      [
        `(?:verstopt|opgesloten|zit|schuil|verschanst|gevlucht)${W(4)} (?:in de|in het|op de|op het|in) (?:badkamer|wc|kast|slaapkamer|kelder|zolder|auto|toilet|schuur)…(?:hij|man|vader|ex|ram[a-z]*|deur|schreeuw[a-z]*|mes|dronken|bonkt|bonst|vermoord|slaat)|(?:bonkt|beukt|ramt|schopt|slaat|trapt|staat)${W(3)} (?:op|tegen|voor|in) (?:de |mijn )?(?:deur|voordeur|badkamerdeur)${W(5)} (?:mes|bang|vermoord|schreeuw[a-z]*|in|dood|binnen|gilt)|(?:mes|pistool|bijl|hamer)${W(4)} (?:op me gericht|tegen mijn keel|op mijn keel|bedreigt|bedreigd|in zijn hand|achterna|getrokken)`,
        `${FUN}|{food}|kook[a-z]*|verstoppertje|pakketje|postbode|{pet}|cadeau`,
      ],
      [
        `(?:zegt|zei|dreigt|gezegd|gedreigd|zweert|roept|appte|belooft)${W(5)} (?:me|mij|ons|mijn kinderen) ${W(4)} ?(?:vermoord[a-z]*|dood ?(?:maakt|schiet|steekt|slaat|maken|te maken)|kapot ?maakt|afmaakt|iets aandoet|gaat vinden|in brand|neersteekt|van kant)|(?:vermoordt|maakt|steekt|schiet) (?:hij|ze|zij|ie) (?:me|mij|ons)${W(2)} ?(?:dood|af|neer)?(?: als)?|als ik (?:wegga|bij hem wegga|hem verlaat|naar de politie|vertrek|praat|iets zeg|ga scheiden)${W(6)} (?:vermoord[a-z]*|dood|vindt|kinderen|iets aan|slaat|af)`,
        `${FUN}|{laugh}|moeder als|{food}|{game}|stem|stemmen`,
      ],
    ]),
    ...sure(['abuse', 'near', 'other'], '', [
      [
        `${WHO}${W(4)} (?:slaat|mishandelt|sloeg|schopt|mept|geslagen|mishandeld|bedreigt|terroriseert|slaat op|in elkaar)${W(3)} (?:haar|hem|zijn|mijn|de|zn|onze|ons|hun|mn|d r)(?: [^ .!?]+)? ?(?:vrouw|vriendin|kinderen|kind|moeder|mama|zus|zusje|broertje|broer|zoon|dochter|man|kleine|oma|baby|ma)?`,
        `${FUN}|${NOFIGHT}|alarm|(?:slaat|sloeg) (?:de|zijn) (?:bal|trommel|spijker|maaltijd|hand|handen|klok|eerste|nieuws)|mij|me|een arm`,
      ],
      [
        `(?:{friend}|{child}|zus|zusje|moeder|mama|vriendin|buurmeisje|buurvrouw|oma|leerling)${W(4)} (?:wordt|werd|is|heeft|word|zit onder|komt)${W(7)} (?:geslagen|mishandeld|in elkaar geslagen|blauwe plekken|blauw oog|opgesloten|bedreigd|gestalkt|gewurgd|bang (?:voor|om naar huis)|verwaarloosd|klappen)|(?:hij|haar (?:man|vriend|vader|ex)|zijn (?:vader|stiefvader|moeder))${W(4)} (?:haar|hem) ${W(4)} ?(?:slaat|mishandelt|geslagen|opsluit|bedreigt|wurgt|mept|schopt|sloeg)|(?:hoor|horen|gehoord)${W(8)} (?:schreeuw[a-z]*|huil[a-z]*|gil[a-z]*|slaan|klappen|bonken)${W(7)} (?:buren|buurvrouw|vrouw|kind|kinderen|beneden|hiernaast|boven|naast|muur)|(?:buren|buurman|buurvrouw|hiernaast|bovenburen)${W(8)} (?:schreeuw[a-z]*|huil[a-z]*|gil[a-z]*|slaan|slaat|klappen|mishandel[a-z]*)`,
        `${FUN}|${NOFIGHT}|goal|feest|muziek|seks|voetbal[a-z]*|judo|hockey|spin|donker`,
      ],
    ]),
    ...sure(['abuse', 'near', 'self'], '', [
      [
        `(?:hij|zij|ze|{partner}|{parent}|zoon|broer|iemand|mantelzorger|verzorger|dochter|huisgenoot)${W(4)} (?:me|mij|ons|mijn|mn|m n)(?: |${W(6)} )${HIT}`,
        NOFIGHT,
      ],
      [
        `(?:hij|zij|ze|ie|{partner}|{parent}|zoon|broer)${W(3)} (?:slaat|sloeg|mept|schopt|schopte|stompt|duwt|duwde|mishandelt|mishandelde|bedreigt|wurgt|knijpt|trapt|trapte|bespuugt|stalkt|achtervolgt|chanteert|terroriseert|vernedert|kleineert|gooit|sleurt|sleurde|kneep|intimideert) (?:me|mij|ons|mn|mijn|m n)|(?:word|werd|wordt|ben|was) (?:ik )?${W(5)} (?:geslagen|mishandeld|in elkaar geslagen|geschopt|bedreigd door|gestalkt|opgesloten|gewurgd|afgeranseld|bont en blauw)|(?:slaat|sloeg|mept) (?:hij|ze|zij|ie) (?:me|mij|ons)`,
        NOFIGHT,
      ],
      [
        `(?:mag|mocht) (?:ik )?(?:van (?:hem|haar|mijn|mn)(?: [^ .!?]+)? )?${W(3)} ?(?:niet|geen|nie|niemand|nergens|nooit)${W(5)} (?:de deur uit|naar buiten|vrienden|vriendinnen|familie|werken|telefoon|alleen|geld|bellen|zien|weg|naar huis|heen)(?:${W(5)} van (?:hem|mijn (?:man|vriend|vader|ouders)|haar))|van (?:hem|mijn (?:man|vriend|partner|ex|vader)|mn (?:man|vriend)) mag ik (?:niet|geen|niemand|nergens|nie)${W(5)}|(?:hij|man|vriend|ze|zij|vader|partner|ex)${W(3)} (?:pakt|pakte|heeft|houdt|controleert|checkt|leest|volgt|sluit|neemt|sloot|bepaalt)${W(3)} (?:mijn |mn |me |mij )?(?:telefoon|gsm|geld|paspoort|sleutels|bankpas|pinpas|loon|berichten|opgesloten|op|overal|elke stap|papieren)${W(3)} (?:af|afgepakt|op|in beslag|ingehouden|bij zich|elke dag|mag|opgesloten)`,
        `${FUN}|{pet}|corona|dokter|griep|dieet|school|leraar|suiker|in mijn tas|opladen|vergeten|mee`,
      ],
      [
        `(?:bang|schrik|doodsbang|angst|benauwd)${W(3)} (?:voor|van|dat|om|als) (?:mijn |mn |m n )?(?:man|vriend|vader|ex|stiefvader|hem|zoon|partner|moeder|vrouw|broer|hij|ze|naar huis te|thuis te|exvriend)${W(8)}`,
        `${FUN}|${NOFIGHT}|kwijt|verlaat|vreemd|vindt hem|leuk|verlies[a-z]*|verliezen|dood|ziek|examen|rapport|spin|dentist|cijfer|teleurstel[a-z]*|doodgaat|sterft`,
      ],
      [
        `(?:blauwe plek(?:ken)?|blauw oog|striemen|bloedneus|gebroken rib[a-z]*)${W(8)} (?:man|vriend|vader|hij|hem|verberg|verbergen|make ?up|foundation|trap|ex|verstop|lange mouwen|gevallen)|(?:verberg|verstop|camoufleer|bedek)${W(4)} (?:de |mijn )?(?:blauwe plek[a-z]*|plekken|blauw oog)|(?:ex|exvriend|exman|hij|man)${W(6)} (?:staat${W(3)} (?:voor (?:mijn|de) (?:deur|huis|werk)|bij mijn (?:huis|werk)|onder mijn raam)|volgt me|achtervolgt|stalkt|tracker|airtag|wacht me op|belt me (?:honderd|tientallen)|duikt overal)|(?:man|vriend|vader|partner|zoon|hij|moeder)${W(2)} (?:is|wordt|was)${W(3)} (?:gewelddadig|agressief|handtastelijk|losse handjes)|losse hand(?:en|jes)|(?:krijg|kreeg|gekregen|krijgen)${W(3)} (?:klappen|slaag|rammel|een klap|slagen|een pak slaag|een pak rammel|stompen)${W(4)}`,
        `${FUN}|${NOFIGHT}|hockey|voetbal[a-z]*|judo|rugby|fiets|instagram|bloemen|pizza|pakket|dansen|boks[a-z]*`,
      ],
    ]),
    ...sure(['eating', 'near', 'other'], '', [
      [
        `${WHO}${W(5)} (?:eet|wil|heeft|at|is|zegt)${W(5)} (?:niet meer|niks|niets|bijna niks|bijna niets|al dagen|nauwelijks|amper|vel over been|geen hap|anorexia|boulimia)${W(3)} ?(?:eten|gegeten|eet|weegt|vel over been|dagen|weken|meer)?(?:${W(6)}(?:kilo|dagen|weken|mager|gegeten|vel over been))|${WHO}${W(5)} (?:braakt|kotst|geeft over|gaat braken)${W(3)} (?:na|elke|expres|alles|stiekem)|${WHO}${W(6)} (?:vel over been|anorexia|boulimia|laxeer[a-z]*)`,
        `${FUN}|{pet}|${TOPIC}|griep|virus|groente|vlees|misselijk|zwanger|ziek|tandjes`,
      ],
    ]),
    ...sure(['eating', 'near', 'self'], '', [
      [
        `(?:eet|at|heb|gegeten|al|niet|niks|sinds|nog)${W(6)} (?:dagen|dag|week|weken|sinds (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|gisteren|eergisteren))${W(4)} (?:niet|niks|niets|geen|amper|nauwelijks|bijna niks|bijna niets|zonder|alleen (?:maar )?(?:water|koffie|thee|een appel))${W(4)} (?:gegeten|eten|eet|at|hap|binnen|water|koffie|thee|aangeraakt)|(?:eet|gegeten|heb|at|niet|niks)${W(3)} (?:niet|niks|niets|geen hap|amper|bijna niks|bijna niets)(?: meer)?${W(2)} (?:al|sinds|in)${W(3)} (?:dagen|dag|week|weken|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|gisteren)|(?:niks|niets|niet|geen hap)${W(1)} (?:gegeten|eten)${W(3)} (?:dagen|sinds|week)|(?:[a-z0-9]+) dagen (?:niet|niks|niets|zonder) (?:te )?(?:eten|gegeten)|hongeren|uithonger[a-z]*`,
        `${FUN}|{pet}|{food}|vlees|suiker|griep|ramadan|operatie|vis|snoep|ziek geweest|buikgriep|hongerspelen|hongerwinter`,
      ],
      [
        `(?:vinger|vingers|tandenborstel)${W(3)} in (?:mijn|mn|m n|de|me) (?:keel|strot)|(?:braak|kots|geef|braken|overgeven|kotsen|gebraakt|gekotst|overgegeven|spuug|uitgekotst|uitgebraakt|spugen)${W(4)} (?:alles (?:weer )?(?:uit|over|eruit|wat)|na (?:elke|het|ieder|iedere|elk) (?:maaltijd|eten|avondeten|eetbui|hap)|expres|stiekem|na het eten|wat ik eet|elke (?:maaltijd|avond|dag)|om (?:af te vallen|niet)|onder de douche)|(?:alles|eten|maaltijd|vreetbui|eetbui|volgepropt|volgevreten|gegeten|eet|na (?:elke|het|ieder))${W(7)} (?:uitgekotst|uitgebraakt|eruit gegooid|overgeven|overgegeven|kots|gekotst|braak|gebraakt|uitkotsen|braken|uitbraken|uitspugen|kotsen|laxeer[a-z]*)|mezelf (?:laten |te laten )?(?:overgeven|braken|kotsen)`,
        `${FUN}|{pet}|griep|virus|zwanger|dronken|bedorven|mosselen|kater|gezopen|chemo|wagenziek|misselijk van`,
      ],
      [
        `(?:neem|slik|gebruik|genomen|geslikt|koop|nam|slikken|nemen|aan de|hand|handvol|strip|doos|zoveel|[0-9]+)${W(4)} (?:laxeer[a-z]*|plaspillen|afslankpillen|dieetpillen|laxantia)|laxeer[a-z]*${W(4)} (?:elke|na|om af|geslikt|genomen|per dag)`,
        `${FUN}|{pet}|dokter|huisarts|verstop[a-z]*|voorgeschreven|onderzoek|constipatie`,
      ],
      [
        `(?:verdien|gun|mag)${W(3)} (?:het |mezelf )?(?:geen|niet|nie)${W(2)} (?:eten|te eten|voedsel|ontbijt)(?: (?:van mezelf|meer))?|(?:straf|haat|walg)${W(3)} (?:mezelf|van mezelf|ervoor)?${W(4)} (?:gegeten|eten|eet|hap|boterham|at)|(?:gegeten|eten|at)${W(7)} (?:straf|straffen|haat ik mezelf|walg|moet ik (?:het )?(?:eraf|verbranden|vasten|compenseren|niks eten)|voel me (?:vies|walgelijk|een varken))|(?:bang|doodsbang|angst|paniek|durf niet|schrik)${W(3)} (?:om |voor |te )?(?:te )?(?:eten|aan te komen|aankomen|voedsel|elke hap|calorieen|de weegschaal|dik te worden)|(?:weeg|woog|zit op|ben)${W(3)} (?:nog )?(?:maar )?(?:3[0-9]|4[0-4]|veertig|achtendertig)${W(1)} ?(?:kilo|kg)|(?:onder de|naar de|tot) (?:3[0-9]|4[0-4]|veertig) (?:kilo|kg)|(?:vel over been)${W(6)} (?:dik|vet)|(?:dik|vet|walgelijk dik)${W(7)} (?:vel over been|ondergewicht|niet meer eten|kilo te)|(?:anorexia|boulimia|eetstoornis|eetbuien)${W(5)} (?:terug|weer|wint|erger|teruggevallen|terugval|opgenomen)|(?:alleen (?:maar )?|leef op |hou het bij |enkel )(?:[^ .!?]+ ){0,2}(?:appel|water|koffie|kauwgom|komkommer|[1-5][0-9]0 (?:kcal|calorieen)|rijstwafel|thee)${W(3)} (?:per dag|op een dag|vandaag|al (?:dagen|weken|[^ .!?]+ dagen)|de hele week)|(?:flauwgevallen|duizelig|flauw)${W(6)} (?:niet gegeten|niks gegeten|van de honger|niet eet|eet niet)`,
        `${FUN}|{pet}|${TOPIC}|pannenkoek|kerst|sushi|pittig|alleen te eten|dokter zegt|{medicine}|vasten ramadan`,
      ],
    ]),
  ],
};
