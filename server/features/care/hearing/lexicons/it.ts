import type { Lexicon } from '../lexicon.ts';
import { sure } from '../sure.ts';

const FUN =
  '{story}|{game}|{laugh}|recita|attore|attrice|teatro|\\*|respawn[a-z]*|cravatta|(?:finita|finirla) con (?:le|la|il|i|quest[oaie])(?! (?:mia |maledetta |cazzo di |schifo di )?(?:vita|esistenza|mondo|merda|schifo|dolore|sofferenza|sofferenze|tortura|inferno|agonia|storia|stanotte|stasera))|rovi|alunni|napoli|juve|inter|milan';
const TOPIC =
  'quali sono|sintomi|segnali|differenza tra|corso di|tesi|tesina|articolo|statistiche|ricerca su|esercitazione|convegno|lezione';
const TOOK =
  '(?:pres[oiae]|ingoiat[oiae]|ingerit[oiae]|inghiottit[oiae]|(?:mandat|buttat|butat|tirat)[oiae] giu|svuotat[oa]|bevut[oiae]|iniettat[oa]|trangugiat[oiae]|scolat[oa]|ingurgitat[oiae]|fatt[oa] fuori|mandate|calat[oe])';
const MANY =
  '(?:tutt[oeia]|tropp[eiao]|un sacco|un mucchio|manciat[ae]|lintera|lintero|uninter[ao]|inter[aoie]|scatol[ae]|blister|flacon[ei]|boccett[ae]|confezion[ei]|barattolo|tubetto|[0-9]{2,}|dieci|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|cento|decine|parecchi[e]?|tant[ei]|una ventina|una trentina|quantita)';
const HARMLESS_PILLS = `${FUN}|{medicine}|{pet}|come (?:ogni|sempre|al solito)|antibiotic[oi]|per oggi|acqua per|shampoo`;
const ONE =
  '(?:(?:mi[oa]|suo|sua|un|una|il|la|l|nostr[oa]|il mio|la mia|quest[ao])? ?(?:{partner}|{parent}|{child}|{friend})|lui|lei|qualcuno|uno|un uomo|una signora|un ragazzo|una ragazza)';
const KILLSELF =
  '(?:mi (?:ammazzo|uccido|suicido|sparo|impicco|impiccher[oa]|butto|buttero|lancio|tolgo (?:la vita|di mezzo)|ammazzero|uccidero|tolgo dal mondo)|(?:la|lo) (?:faccio|facciamo|faro) finita|(?:muoio|moriro)|finisce tutto|finira tutto|tutto finira|sara (?:tutto )?finit[ao]|smetto di (?:vivere|soffrire)|non ci saro piu|saro mort[oa]|me ne vado per sempre)';
const TO_DIE =
  '(?:morire|crepare|morir|esser[e]? mort[oa]|farla finita|finirla (?:qui|con tutto|una volta)|ammazzar[mc]i|uccider[mc]i|suicidarmi|toglier[mc]i la vita|togliermi di mezzo|impiccarmi|spararmi|sparire (?:per sempre|dalla faccia|dal mondo|e basta|del tutto)|scomparire (?:per sempre|dalla faccia|dal mondo)|buttarmi (?:giu|sotto|dal|dalla|di sotto|da)|lanciarmi (?:giu|sotto|dal|dalla)|tagliarmi le vene|smettere di (?:esistere|vivere)|non (?:esistere|esserci|svegliarmi)(?: piu)?|non essere (?:mai )?nat[oa])';
const DIE_OF =
  'mor(?:ire|to|ta) (?:di|dal|dalle|dalla) (?:risate|ridere|caldo|fame|sonno|noia|freddo|vergogna|imbarazzo|invidia|curiosita|dolcezza)|vecchiai[ae]|tra le tue braccia|di piacere|muoio (?:di|dal)|{food}|ammazzarmi di|uccidermi di|divano|sotto le coperte|nel letto con te';
const HIT =
  '(?:picchia(?:va|to|ta|ti|no|vano|rmi)?|men(?:a|ava|ato|ata|ano|armi)|pest(?:a|ava|ato|ata)|schiaffeggia(?:va|to|ta)?|strattona(?:va|to|ta)?|spint(?:o|a|ona|onata|onava)|spinge(?:va)?|strozza(?:va|to|ta)?|strangola(?:va|to|ta)?|colpit[oa]|colpisce|malmena(?:va|to|ta)?|massacra(?:va|to|ta)?(?: di botte)?|gonfia(?:va|to|ta)? di botte|aggredi(?:to|ta|sce)|maltratta(?:va|to|ta)?|(?:tira|tirava|tirato|da|dato|dava|mollato|rifilato) (?:[^ .!?]+ ){0,2}(?:schiaff[oi]|pugn[oi]|calci[o]?|ceffon[ei]|sberl[ae]|botte|cinghiat[ae]|cinghia|capelli|addosso|testat[ae]|manrovescio)|(?:prende(?:va)?|preso|presa|riempie) (?:a|di|per) (?:[^ .!?]+ )?(?:schiaffi|pugni|calci|botte|sberle|cinghiate|collo|capelli|gola)|(?:mett[eo](?:va)?|messo) le mani (?:addosso|al collo|alla gola|intorno)|(?:alza(?:va|to)?|alzato) le mani|sbatt(?:e|eva|uto|uta) (?:contro|al muro|a terra|per terra|la testa)|butta(?:va|to|ta)? (?:a terra|per terra|giu dalle scale)|(?:punta(?:to)?|minaccia(?:to|ta)?) (?:[^ .!?]+ ){0,3}(?:coltello|pistola)|rotto (?:il naso|un braccio|il braccio|una costola|un dito|il polso|i denti)|bruciat[ao] con)';
const CONTROL =
  '(?:minaccia(?:va|to|ta)?|controlla(?:va)? (?:il|i|tutto|ogni|sempre|dove)|chiu(?:de|so|sa|deva) (?:dentro|in casa|a chiave|in camera|fuori|in bagno)|segue|seguiva|pedina|perseguita|spia|stalkera|stolkera|ricatta|insegue|sequestr[a-z]+|impedisce|proibisce|vieta|isola(?:to|ta)?|aspetta sotto casa|(?:ha )?tolto (?:il telefono|i soldi|i documenti|le chiavi|il cellulare)|(?:ha )?pres[oa] (?:i documenti|il passaporto)|terrorizza|umilia)';

export const it: Lexicon = {
  words: {
    self: 'io | mi | me | mio | mia | miei | mie | sono | ho',
    you: 'tu | ti | te | tuo | tua | voi | vi',
    heShe: 'lui | lei | gli | le | lo | la | suo | sua',
    they: 'loro | hanno | qualcuno | un tizio | un uomo | quelli',
    partner:
      'marito | moglie | ragazzo | ragazza | fidanzat* | compagno | compagna | ex | ex marito | ex moglie | partner | convivente | tipo | moroso | morosa',
    parent:
      'padre | madre | papa | mamma | babbo | mami | genitori | patrigno | matrigna | zio | zia | nonno | nonna | suocer* | tutore | badante | patrigno',
    child:
      'figlio | figlia | figli | figlie | bambin* | bimb* | neonat* | piccolo | piccola | nipot* | figlioletto | ragazzino | ragazzina',
    friend:
      'amic* | fratell* | sorell* | coinquilin* | colleg* | cugin* | vicin* | compagno di classe | compagna di classe | migliore amica | alunn* | student*',
    everyone: 'tutti | tutti quanti | la mia famiglia | i miei | il mondo | gli altri | i miei figli',
    nobody: 'nessuno | neanche un cane | nessuna',
    die: 'mor* | muor* | muoi* | crep* | decess* | defunt* | tomba | funerale | bara',
    kill: 'uccid* | uccis* | ammazz* | accoltell* | strangol* | spar* | assassin* | fare fuori | fare secco | far fuori',
    suicide:
      'suicid* | uccidermi | ammazzarmi | mi ammazzo | mi uccido | farla finita | togliermi la vita | mi tolgo la vita | impiccarmi | spararmi | tagliarmi le vene | buttarmi giu | faccio finita | ammazzarsi | uccidersi',
    end: 'fine | fini* | smett* | basta | chiud* | termin*',
    live: 'viv* | vita | esist* | esserci | svegliarmi | svegliarsi | andare avanti | campare | essere qui | continuare',
    want: 'vogli* | vorrei | volevo | vuole | desider* | penso di | sto pensando | ho deciso | intenzione | pront* | sper* | magari',
    not: 'non | no | mai | senza | nn | neanche | nemmeno | niente | nulla',
    anymore: 'piu',
    reason: 'senso | motiv* | ragion* | scopo | perche vivere | a che serve | inutile | ne vale la pena',
    burden:
      'peso | senza di me | mancher* | mancare a nessuno | di troppo | di peso | inutile | ingombro | si accorg* | si liber* | mi piang* | palla al piede',
    goodbye:
      'addio | letter* | testamento | ultima volta | ultimo saluto | biglietto | regalato via | dato via | ultime parole | perdonatemi | ultimo messaggio',
    tonight:
      'stasera | stanotte | domani | adesso | ora | subito | tra poco | fra poco | oggi | questo weekend | notte',
    hopeless:
      'vuot* | disperat* | senza speranza | via duscita | stanc* di vivere | stanca della vita | non ce la faccio | esaust* | buio | a pezzi | spent* | intrappolat*',
    pills:
      'pillol* | pastigli* | compress* | pasticch* | farmac* | medicin* | sonnifer* | tavor | xanax | lexotan | valium | tachipirin* | paracetamolo | ansiolitic* | antidepressiv* | gocce | aspirin* | oki | en | rivotril | minias | psicofarmac* | insulina | benzodiazepin* | barbituric* | oppiacei | moment | barbiturici | capsul* | antidolorific* | lormetazepam',
    poison:
      'candeggina | veleno | topicida | antigelo | acido | detersivo | varechina | ammoniaca | idraulico liquido | diserbante | solvente',
    take: 'pres* | ingoi* | ingeri* | bev* | mand* giu | overdose | inghiott* | butta* giu | prend* | sniff* | iniett*',
    all: 'tutt* | intera scatola | tutta la scatola | tropp* | manciata | un sacco | flacone | blister | scatola | boccetta | confezione',
    blade: 'coltell* | lam* | lamett* | rasoi* | taglierin* | forbic* | taglierino | vetro',
    gun: 'pistol* | fucil* | arma | armi | proiettil* | grilletto | sparo',
    height:
      'ponte | tetto | balcone | finestra | binari | treno | cornicione | viadotto | scogliera | metro | terrazzo | parapetto | cavalcavia | piano',
    rope: 'corda | cappio | impicc* | cintura | trave | gas di scarico | nodo | monossido',
    cut: 'tagli* | autolesion* | incid* | bruci* | graffi* | ferit* | ricaduta',
    limb: 'polso | polsi | bracci* | braccio | gamb* | cosce | coscia | ven* | gola | avambracci* | pelle | pancia',
    bleed: 'sangu* | emorragi* | sanguin*',
    eat: 'mangi* | cibo | pasto | pasti | cena | pranzo | colazione | boccon* | abbuff* | magn* | toccare cibo',
    vomit: 'vomit* | dita in gola | rigett* | rimett* | rimess* | vomito indotto',
    laxative: 'lassativ* | diuretic* | pillole dimagranti | ozempic',
    weight:
      'chil* | kg | peso | calori* | grass* | magr* | bilancia | dimagr* | ingrass* | obes* | ciccion* | ossa | kcal | pelle e ossa',
    days: 'giorn* | settiman* | da lunedi | da ieri | da domenica | da venerdi | da martedi | da sabato | ore',
    starve:
      'digiun* | anoress* | bulimi* | non mangio | a stomaco vuoto | fame | dca | restrizione | mi affamo | dieta',
    hit: 'picchi* | men* | schiaff* | pugn* | calc* | bott* | spint* | sberl* | ceffon* | mani addosso | alza le mani | cinghi* | pest* | strattona* | malmen* | cinghiate',
    choke: 'strozz* | strangol* | mani al collo | mani alla gola | stringe il collo | per il collo | soffoc*',
    threaten: 'minacc* | ricatt* | intimid* | mi ammazza | ti ammazzo',
    afraid: 'paur* | terror* | terrorizz* | spavent* | nascost* | tremo | panico',
    control:
      'controll* | chius* a chiave | chiude dentro | non mi lascia | non mi fa | segue | pedin* | stalk* | vieta | proibi* | spia | sequestr* | perseguit* | insegu*',
    hurt: 'male | ferit* | soffr* | maltratt* | violen* | fa del male | abus*',
    bruise: 'livid* | ematom* | occhio nero | segni | costole rotte | naso rotto | labbro spaccato',
    rape: 'violent* | stupr* | stuprat* | violenza sessuale | abusat* | abuso | abusi | molest*',
    touch:
      'tocc* | palp* | palpegg* | parti intime | letto mio | mani addosso | strusci* | tra le gambe | sotto la gonna | mutande',
    force: 'costrett* | obblig* | forz* | ho detto no | non si e fermato | contro la mia volonta | costring* | insist*',
    drugged: 'drogat* | nel bicchiere | nel drink | ghb | nel mio drink | droga dello stupro | non ricordo niente',
    nudes: 'foto nuda | foto intime | nudes | video intimi | foto nudo | revenge porn | foto hot | mie foto',
    revenge: 'vendett* | vendic* | gliela faccio pagare | pagare | strage | la paghera | pagherann*',
    voices: 'voci | voce in testa | le voci | una voce',
    chest: 'petto | cuore | torace | infarto | sterno | braccio sinistro',
    pain: 'dolor* | male | fitt* | oppression* | brucia | peso sul petto | stretta',
    breathe: 'respir* | fiato | aria | soffoc* | labbra blu | cianotic* | rantol*',
    unconscious:
      'svenut* | incoscient* | privo di sensi | priva di sensi | non si sveglia | collassat* | perso i sensi | non reagisce | non risponde',
    seizure: 'convulsion* | crisi epilettic* | epilettic* | epiless* | trema tutto | attacco epilettico',
    numb: 'intorpid* | paralizz* | bocca storta | non muove | biascic* | ictus | formicol* | parla strano',
    swell: 'gonfi* | allergi* | orticari* | anafilat* | puntur* | vespa | ape | si chiude la gola',
    emergency: 'ambulanza | 118 | 112 | pronto soccorso | ospedale | emergenza | soccorsi',
    help: 'aiut* | aiuto | soccorso | che faccio | cosa faccio | vi prego | ti prego',
    laugh: 'lol | ahah* | haha* | 😂 | 🤣 | rid* | scherz* | battut* | xd | risate | ridere',
    story:
      'film | libro | serie | romanzo | episodio | puntata | storia | canzone | personaggio | capitolo | protagonista | trama | netflix | fumetto | podcast | documentario | tema | racconto | scena | telegiornale | manga | anime | shakespeare | opera | giallo',
    game: 'gioc* | livello | partita | scacchi | videogioc* | boss | carte | mostro | drago | playstation | fortnite | minecraft | calcio | squadra | rigore | derby | gol | match | lol ranked | zombie',
    food: 'pizza | gelato | torta | pasta | carbonara | cioccolat* | lasagn* | tiramisu | panino | biscott* | caffe | nutella | cornett* | parmigiana | risotto | aperitivo',
    thing:
      'capelli | unghie | carta | batteria | telefono | macchina | piant* | computer | pc | frangia | prato | wifi | lavatrice | cipoll* | stampante',
    pet: 'cane | gatto | gatta | coniglio | criceto | cagnolin* | gattin* | micio | pesce rosso | cagna',
    work: 'lavoro | riunione | esame | compiti | capo | ufficio | scuola | universita | colloquio | turno | interrogazione | verifica',
    love: 'bac* | cocc* | abbracc* | amore mio | tesoro | carezz* | innamorat*',
    medicine:
      'vitamin* | ricetta | mal di testa | raffreddore | integrator* | come ha detto il medico | antistaminic* | influenza | febbre | prescritt* | come da prescrizione | con la colazione | dopo colazione',
  },
  patterns: [
    ...sure(['injury', 'now', 'other'], '', [
      [
        `${ONE}(?: [^ .!?]+){0,3} ha (?:appena |gia )?${TOOK}≈(?:${MANY} ≈)?{pills}(?:≈(?:insieme|non|e ora|adesso|svegl[a-z]*|tutt[eo]))?`,
        `${HARMLESS_PILLS}|ha preso le (?:sue )?(?:medicine|pillole) (?:per|della|del)`,
      ],
      [
        `(?:si e) (?:appena )?(?:tagliat[oa] (?:le vene|i polsi)|impiccat[oa]|sparat[oa]|buttat[oa] (?:dal|dalla|sotto|giu)|lanciat[oa] (?:dal|dalla|nel vuoto))`,
        `${FUN}|anni fa|divano`,
      ],
    ]),
    ...sure(['injury', 'now', 'self'], '', [
      [
        `(?:ho|o|avevo|aver|abbia|mi sono|sto)(?: [^ .!?]+){0,3} ${TOOK}(?: [^ .!?]+){0,4} ${MANY}(?: [^ .!?]+){0,4} {pills}`,
        HARMLESS_PILLS,
      ],
      [
        `(?:ho|mi sono) (?:appena |gia )?(?:ingoiat|ingerit|inghiottit|bevut|svuotat|pres)[oiae](?: [^ .!?]+){0,3} (?:{pills})(?: [^ .!?]+){0,4} (?:tutt[eoi]|insieme|in un colpo|in una volta|con (?:la |il |mezza |una )?(?:[^ .!?]+ )?(?:vodka|vino|whisky|alcol|grappa|gin|rum))`,
        HARMLESS_PILLS,
      ],
      [
        `(?:le|li|lo|me le|me li) ho (?:appena |gia )?(?:pres|ingoiat|mandat|buttat|inghiottit|svuotat)[eio](?: giu)? tutt[eio]|(?:pres|ingoiat|inghiottit)[eio] tutt[eio](?: insieme| quante)?$`,
        `${FUN}|{food}|{work}|caramelle|ciliegie|chiavi|buste|biscotti|metro|curve`,
      ],
      [
        `(?:ho|sto)(?: [^ .!?]+){0,3} (?:bevuto|bevendo|ingoiato|ingerito|mandato giu|inghiottito)(?: [^ .!?]+){0,4} {poison}`,
        `${FUN}|per sbaglio il cane|caffe`,
      ],
      [
        '(?:ho fatto|sono andat[oa] in|sto andando in|ho avuto|sto facendo|sono in) (?:un |una |unaltra )?overdose',
        `${FUN}|{food}|serie|anni fa`,
      ],
      [
        `(?:mi sono|mi so|me so|ho)(?: [^ .!?]+){0,3} (?:tagliat|apert|aperto|incis|recis|squarciat)[oa](?: [^ .!?]+){0,4} (?:le vene|vene|i polsi|il polso|la gola|troppo (?:a fondo|in profondita|profondo|forte)|profond[oa](?:mente)?|in profondita|a fondo)`,
        `${FUN}|{food}|cucinando|affettando|anni fa`,
      ],
      [
        `(?:taglio|tagli|tagliat[oa]|lametta|ferit[ae]|polso|braccio|coltello|inciso)(?: [^ .!?]+){0,8}? (?:non (?:si ferma|smette|riesco a fermar[a-z]*)|sangue ovunque|pieno di sangue|troppo profond[oi]|perdo (?:molto|tanto|troppo) sangue|sanguina (?:tanto|troppo|molto|ancora)|esce (?:tanto|troppo|molto) sangue|non smett[eo] di sanguinare|sangue dappertutto)`,
        `${FUN}|{food}|cucin[a-z]*|barba|{pet}`,
      ],
      [
        `(?:sangue|sanguin[a-z]*)(?: [^ .!?]+){0,10}? (?:mi sono (?:tagliat|apert)[oa]|ho tagliato troppo|lametta)`,
        `${FUN}|{food}|cucin[a-z]*|barba`,
      ],
      [
        'mi sono (?:appena )?(?:sparat[oa]|accoltellat[oa]|pugnalat[oa]|impiccat[oa]|avvelenat[oa]|dat[oa] fuoco|iniettat[oa](?: [^ .!?]+){0,3} (?:insulina|eroina|aria))',
        `${FUN}|{food}|ristorante|sparat[oa] (?:una|un|tutta|tutte|la|tre|due|sei)`,
      ],
    ]),
    ...sure(['medical', 'now', 'other'], '', [
      [
        `non (?:sta |mi |ci )?(?:respira(?:ndo)?)(?: piu| bene| quasi)?|non riesce (?:piu )?a respirare|respira (?:a fatica|male|appena|a malapena|strano)|fa fatica a respirare|smesso di respirare`,
        `${FUN}|{pet}|${TOPIC}|la pelle|tessuto|sintetic|si respira|aria che|vino|non ci respira|naso chiuso`,
      ],
      [
        `(?:e|sta|trovat[oa]|giace|resta|cadut[oa])(?: [^ .!?]+){0,3} (?:svenut[oa]|incosciente|priv[oa] di sensi|collassat[oa]|esanime|senza sensi)|(?:ha )?perso (?:i sensi|conoscenza|coscienza)`,
        `${FUN}|{pet}|${TOPIC}|quasi|per la felicita|anni fa|davanti al conto|batteria|dal sonno|sul divano dopo`,
      ],
      [
        `non (?:si sveglia|si risveglia|riesco a svegliarl[oa]|riusciamo a svegliarl[oa]|si riprende|reagisce|da segni di vita|risponde agli stimoli)(?: piu)?`,
        `${FUN}|{pet}|sveglia|telefono|computer|mercato|{work}|domenica|mattina|mai prima|caffe|prima delle`,
      ],
      [
        `(?:${ONE}|ha|sta avendo|fa)(?: [^ .!?]+){0,4} (?:convulsion[ie]|crisi epilettica|attacco epilettico|schiuma alla bocca|trema tutt[oa] e)`,
        `${FUN}|{pet}|${TOPIC}|anni fa|da piccol[oa]|farmaco`,
      ],
      [
        `(?:labbra|faccia|viso|unghie|dita)(?: [^ .!?]+){0,3} (?:blu|viola|bluastr[ae]|cianotic[ao])|diventat[oa] (?:blu|viola|cianotic[oa])|sta diventando (?:blu|viola)`,
        `${FUN}|rossetto|mirtill[oi]|mare|piscina|trucco|smalto|freddo`,
      ],
      [
        `(?:${ONE}|bocca|faccia|viso|mezza faccia)(?: [^ .!?]+){0,5} (?:bocca storta|storta|paralizzat[oa]|cadente|penzola|parla (?:strano|male|in modo strano|impastat[oa])|biascica|non (?:muove|sente) (?:piu )?(?:il|la|un|mezza|meta)|non riesce (?:piu )?a (?:parlare|muovere|muoversi|alzare il))`,
        `${FUN}|{pet}|${TOPIC}|{laugh}|selfie|dentista|anestesia|ubriac`,
      ],
      [
        `(?:{child}|bambin[oa]|mesi|anni|lei|lui|piccol[oa]|gemell[oi]|ha)(?: [^ .!?]+){0,5} (?:ingoiato|ingerito|bevuto|inghiottito|mandato giu|mangiato)(?: [^ .!?]+){0,5} (?:pila|batteria|batterie|pile|moneta|magnet[ei]|{poison}|pastiglia della lavastoviglie|ammorbidente|monetina|{pills}|sapone per|pod|liquido|fungo|bacche|oleandro)`,
        `${FUN}|{pet}|${TOPIC}|vitamin[a-z]*|{medicine}`,
      ],
      [
        `${ONE}(?: [^ .!?]+){0,4} (?:sta (?:soffocando|morendo dissanguat[oa])|si sta (?:strozzando|soffocando)|soffoca|sta avendo un (?:infarto|ictus)|ha (?:avuto|un|appena avuto) (?:un )?(?:infarto|ictus|arresto)|va in shock|shock anafilattico|non (?:si muove|risponde) piu)`,
        `${FUN}|{pet}|${TOPIC}|anni fa|mesi fa|anno scorso|nel [0-9]+|morto|morta|quasi|quando ero|operat|riabilitazione|messaggi|whatsapp|telefono`,
      ],
      [
        `(?:cadut[oa]|scivolat[oa]|investit[oa]|precipitat[oa]|folgorat[oa]|annegat[oa])(?: [^ .!?]+){0,8}? (?:non (?:si muove|risponde|parla|si sveglia|respira)|sangue (?:dalla|dall|dalle|dal)|incosciente|svenut[oa]|perde (?:molto )?sangue)`,
        `${FUN}|{pet}`,
      ],
      [
        `(?:perde|sta perdendo|ha perso|esce)(?: [^ .!?]+){0,2} (?:tanto|molto|troppo|tantissimo|un sacco di) sangue|(?:emorragia|si sta dissanguando)`,
        `${FUN}|{pet}|${TOPIC}|ciclo|bistecca|di dati|di turisti`,
      ],
    ]),
    ...sure(['medical', 'now', 'self'], '', [
      [
        `(?:dolor[ei]|fitt[ae]|oppressione|peso|stretta|morsa|male|bruciore|pressione|macigno|elefante)(?: [^ .!?]+){0,5} (?:al|nel|sul|il|dal|allo|dietro lo) (?:centro del )?(?:petto|torace|sterno)`,
        `${FUN}|${TOPIC}|mi manc[a-z]*|palestra|panca|panche|amore|lasciat[oa]|tatuaggio|reggiseno|solitudine|tristezza|malinconia|nostalgia|tosse`,
      ],
      [
        `(?:petto|torace)(?: [^ .!?]+){0,6} (?:braccio|mascella|schiena|mandibola|spalla|sudo|sudore|stringe|schiaccia|scoppia)`,
        `${FUN}|palestra|pettorali|panca|{love}|allenamento`,
      ],
      [
        `(?:dolore|formicolio|intorpidit[oa]|male)(?: [^ .!?]+){0,3} braccio sinistro|braccio sinistro(?: [^ .!?]+){0,4} (?:male|formicola|intorpidito|dolore|addormentato)`,
        `${FUN}|palestra|tennis|dormito|vaccino`,
      ],
      [
        `non (?:riesco|posso|sto riuscendo)(?: [^ .!?]+){0,2} a respirare|non respiro(?: piu| bene)?|mi manca (?:il respiro|l ?aria|il fiato)|fatico a respirare|faccio fatica a respirare|non (?:mi )?(?:entra|passa) (?:piu )?(?:l ?)?aria|sto soffocando`,
        `${FUN}|senza di te|naso|{love}|raffreddore|corsa|scale|dal ridere|lavoro|caldo|{food}|vestito|jeans|corsetto|{work}|afa`,
      ],
      [
        `(?:gola|lingua|labbra|faccia|viso|occhi)(?: [^ .!?]+){0,5} (?:gonfi[ae]?|gonfiando|gonfiat[ae]|gonfiano|si (?:sta )?chiude(?:ndo)?|chiude|si stringe)`,
        `${FUN}|dentista|dente|tonsill[a-z]*|mal di gola|raffreddore|filler|pianto|piang[a-z]*|botox|emozione|dormito|groppo|nodo`,
      ],
      [
        `(?:ho|sto avendo|credo sia|penso sia|forse e|mi sta venendo|credo di avere|un attacco di cuore)(?: [^ .!?]+){0,3} (?:infarto|ictus|shock anafilattico|reazione allergica grave|attacco di cuore)`,
        `${FUN}|${TOPIC}|quasi|per poco|bolletta|conto|prezzo|anni fa|spavento|spaventat|veniva|mi prende`,
      ],
      [
        `(?:perdo|sto perdendo|ho perso|mi esce|vomito|sputo|tossisco|ho vomitato|ho sputato|sanguino)(?: [^ .!?]+){0,3} (?:sangue|tantissimo|molto dal|emorragia)(?: [^ .!?]+){0,4}`,
        `${FUN}|naso|gengiv[ea]|ciclo|dentista|test|sangue freddo|donat|analisi|prelievo`,
      ],
      [
        `incinta(?: [^ .!?]+){0,8} (?:sangue|sanguino|perdite|non (?:si muove|lo sento|la sento)|contrazioni forti)`,
        `${FUN}|test`,
      ],
      [
        `(?:meta|mezz[ao]|lato|parte|braccio|gamba|mano)(?: [^ .!?]+){0,4} (?:paralizzat[oa]|non (?:lo|la|si|riesco a) (?:sento|muove|muovere|muovo)|insensibile|intorpidit[oa])(?: [^ .!?]+){0,5}`,
        `${FUN}|dentista|anestesia|dormito|addormentat[oa] sopra`,
      ],
      [
        `(?:pun(?:to|ta|tura)|noccioline|arachidi|gamberi|ape|vespa|allergic[oa])(?: [^ .!?]+){0,8}? (?:gonfi[a-z]*|non respir[a-z]*|gola|respirare|macchie ovunque|orticaria|girare la testa)`,
        `${FUN}|mal di gola|polline|{pet}|${TOPIC}`,
      ],
      [
        `(?:chiam[a-z]*|serve|mandate|bisogno di|ci vuole|arriva)(?: [^ .!?]+){0,3} (?:un ?)?(?:ambulanza|118|112|i soccorsi)`,
        `${FUN}|${TOPIC}|rumore|svegliat|ieri|traffico|passat[ao]|anni fa|il vicino ha`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'other'], '', [
      [
        `(?:l ?ha|l ?hanno|e stata|stata|e stato|la|viene|hanno)(?: [^ .!?]+){0,3} (?:violentat[aoe]|stuprat[aoe]|abusat[aoe]|molestat[aoe]|palpeggiat[aoe])`,
        `${FUN}|${TOPIC}|\\bmi\\b|sono stat[ao]|regina|processo|sentenza|notizi[ae]|attrice|articolo|me|mi`,
      ],
      [
        `(?:abus[a-z]*|approfitta[a-z]*|molest[a-z]*)(?: [^ .!?]+){0,2} (?:di lei|di mia|mia (?:figlia|sorella|nipote|amica)|mi[oa] figli[oa]|della (?:bambina|nipote|figlia)|il bambino)`,
        `${FUN}|${TOPIC}|gentilezza`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'self'], '', [
      [
        `(?:mi|m)(?: (?:ha|hanno|aveva|avevano|a|stava|sta|volevano|vuole))? ?(?:ha |hanno )?(?:quasi |anche |poi )?(?:violenta(?:t[aoe]|va|to)?|stupra(?:t[aoe]|va|to)|abusat[aoe]|molesta(?:t[aoe]|va|vano)|palpa(?:t[aoe]|va|to)|palpeggia(?:t[aoe]|va)|violentando|palpano)`,
        `${FUN}|nel sogno|timpani|orecchie|zanzar[ae]`,
      ],
      [
        `(?:sono|ero|fui|essere|stata|stato)(?: [^ .!?]+){0,2} (?:violentat[ao]|stuprat[ao]|abusat[ao]|molestat[ao] (?:sessualmente|da)|vittima di (?:stupro|violenza sessuale|abusi))`,
        `${FUN}|${TOPIC}`,
      ],
      [
        `(?:abusat[oa]|abusava|abusa|approfittat[oa]|approfittava|approfitta)(?: [^ .!?]+){0,3} (?:di me|sessualmente|mentre (?:dormivo|ero)|che (?:ero|dormivo))`,
        `${FUN}|gentilezza|pazienza|{work}|prestito`,
      ],
      [
        `(?:mi )?(?:ha |hanno |aveva )?(?:costrett[aoe]|obbligat[aoe]|costringe|costringeva|obbliga|obbligava|forzat[aoe]|forza|forzava)(?: [^ .!?]+){0,3} (?:a )?(?:fare (?:sesso|l ?amore|cose|roba|sess)|farlo|rapporti|letto|toccar[a-z]*|spogliar[a-z]*|un pompino|sesso|succhiar[a-z]*|baciar[a-z]*|mandar[a-z]* foto|scopare)`,
        `${FUN}|sport`,
      ],
      [
        `(?:mi|lui mi|zio mi)(?: (?:ha|hanno))? ?(?:tocca(?:va|to|ta|vano|no)?|infila(?:va|to|ta)?|mette(?:va)?|messo|accarezza(?:va|to)?)(?: [^ .!?]+){0,4} (?:le parti|parti intime|sotto (?:la|le|il|i) (?:gonna|vestit[oi]|mutande|coperte|maglietta|pantaloni)|tra le gambe|fra le gambe|la dentro|li sotto|le mutande|nelle mutande|quando (?:ero (?:piccol[ao]|bambin[ao])|dormivo|avevo)|da (?:piccol[ao]|bambin[ao])|mentre dormivo|il seno|il culo|senza (?:il mio )?consenso|dove non)`,
        `${FUN}|{love}|il cuore|e mi piace|consenziente|dottoressa`,
      ],
      [
        `(?:quando|da) (?:ero )?(?:piccol[ao]|bambin[ao]|avevo [a-z0-9]+ anni)(?: [^ .!?]+){0,8} (?:mi toccava|mi ha toccat[ao]|toccat[ao]|abus[a-z]*|nel mio letto|violent[a-z]*|molest[a-z]*|si infilava|cose (?:brutte|sporche|sessuali))`,
        `${FUN}|{pet}|temporale|fratellino|gattino`,
      ],
      [
        `(?:entrava|entra|veniva|viene|si infilava|si infila)(?: [^ .!?]+){0,3} (?:(?:nel|in) (?:mio )?letto|in camera mia|nella mia (?:camera|stanza))(?: [^ .!?]+){0,8}`,
        `${FUN}|{pet}|coccol[a-z]*|temporal[ei]|mamma|figli[oa]|bambin[oa]|fantasm[ai]|caffe|bussare`,
      ],
      [
        `(?:ho|avevo|gli ho|gli avevo) (?:detto|urlato|ripetuto|chiesto)(?: [^ .!?]+){0,3} (?:no|di no|smettere|basta|di fermarsi|fermati|non volevo)(?: [^ .!?]+){0,6}? (?:ma lui|lo ha fatto|l ?ha fatto|continua(?:to|va)|non si (?:e )?fermat[oa]|non ha smesso|lo stesso|comunque|ha insistito|andat[oa] avanti|dentro)`,
        `${FUN}|{food}|{work}|{pet}|zucchero|bis|regalo`,
      ],
      [
        `(?:non volevo|ero (?:ubriaca|ubriaco|incosciente|addormentata)|dormivo|mentre dormo|mi sono svegliat[ao])(?: [^ .!?]+){0,7}? (?:lui (?:lo )?(?:ha fatto|era sopra|era dentro|stava)|ha (?:fatto sesso|scopat[oa]|approfittato)|(?:era|stava) (?:sopra|dentro) di me|sopra di me|nud[ao] (?:e non|in un|nel|accanto)|senza (?:mutande|vestiti|slip)|mi ha scopat[ao]|mi e venuto dentro)`,
        `${FUN}|sogno|{pet}|caldo`,
      ],
      [
        `(?:mess[oa]|versat[oa]|sciolto|mettono|hanno messo)(?: [^ .!?]+){0,4} (?:nel|dentro al|dentro il) (?:mio )?(?:drink|bicchiere|cocktail|bere)|mi (?:ha|hanno) drogat[ao]`,
        `${FUN}|ghiaccio|limone|caffe|pasticcino|ombrellino|cannuccia`,
      ],
      [
        `(?:foto|video|immagini|nudes|nude)(?: [^ .!?]+){0,10}? (?:le (?:manda|pubblica|mette|diffonde)|li (?:manda|pubblica)|manda (?:a tutti|ai miei|alla mia)|pubblica(?:re|rle|to|te)?|diffond[a-z]*|ricatt[a-z]*|se non (?:pago|gli|faccio|torno|mando|ne mando)|girando|fatt[oe] girare|minacci[a-z]*)`,
        `${FUN}|{pet}|compleanno|vacanz[ae]|album|matrimonio|tramonto|{food}|profilo|vernissage|mostra|gruppo whatsapp di famiglia|sexy per te`,
      ],
      [`ricatt[a-z]*(?: [^ .!?]+){0,6} (?:foto|video|nud[ae]|immagini|nudes)`, FUN],
    ]),
    ...sure(['harmToOthers', 'now', 'self'], '', [
      [
        `(?:voce|voci)(?: [^ .!?]+){0,5} (?:dic[a-z]*|ordin[a-z]*|comand[a-z]*|urla[a-z]*|spinge|vogliono|sussurr[a-z]*|ripet[a-z]*|insist[a-z]*)(?: [^ .!?]+){0,8} (?:uccid[a-z]*|ammazz[a-z]*|far[a-z]* (?:del )?male|accoltell[a-z]*|coltello|colpir[a-z]*|strangol[a-z]*|soffoc[a-z]*|brucia[a-z]*|eliminar[a-z]*|farlo|pugnal[a-z]*)`,
        `${FUN}|uccidermi|ammazzarmi|farmi (?:del )?male|tagliarmi`,
      ],
      [
        `(?:voglio|vorrei|vado a|sto per|ho deciso di|ho intenzione di|penso di|sto pensando di|giuro che|pronto a|capace di|devo|progetto di|potrei|finiro per|continuo a pensare di|fantastico di|immagino di|sogno di|voglia di|pensieri di|desiderio di|tentato di|paura di)(?: davvero| seriamente| proprio| solo)? (?:ammazzar|uccider|accoltellar|sparar|strangolar|pugnalar|avvelenar|strozzar|soffocar|far (?:molto )?del male a|fare del male a|far male a|fare fuori|far fuori|investir|dare fuoco a|gambizzar)(?:[eo]?(?: (?:mi[oa]|il mi|la mi|i mi|quell|quel|lui|lei|tutti|qualcuno|il|la|al|alla|ai|a|l|i|gli|le|una|uno|chi|quegli|loro|quei|mio)[a-z]*| ?)|l[oaie]\\b|gli|li)`,
        `${FUN}|{food}|{thing}|{game}|zanzar[ae]|tempo|voglia di (?:dolce)|chitarra|batteria|sveglia|drago|passi|uccidermi|ammazzarmi|prof|moscerin[oi]|mosc[ae]|ragn[oi]|sentiment[oi]|far(?:e)? (?:del )?male a (?:me|te)|stess[ao]|noia|due piccioni|vicino con il karaoke|trapano|{work}`,
      ],
      [
        `(?:lo|la|li|le|l) (?:ammazzo|uccido|accoltello|sparo|strangolo|faccio (?:secco|secca|fuori)|brucio viv[oa]|avveleno|investo|ammazzero|uccidero|faro fuori|sgozzo)(?: [^ .!?]+){0,5} (?:giuro|davvero|sul serio|stasera|stanotte|domani|oggi|non scherzo|coltello|pistola|fucile|appena (?:esce|torna|lo vedo|dorme)|quando (?:esce|torna|dorme)|con le mie mani)`,
        `${FUN}|{food}|di baci|zanzara|coccole|il tempo|batteria|stampante`,
      ],
      [
        `(?:giuro|davvero|non scherzo|stasera|stanotte|domani|coltello|pistola|fucile)(?: [^ .!?]+){0,6} (?:lo|la|li|l) (?:ammazzo|uccido|accoltello|sparo|strangolo|faccio (?:secco|secca|fuori)|ammazzero|uccidero|sgozzo)`,
        `${FUN}|{food}|di baci|zanzara|stampante`,
      ],
      [
        `(?:gli|le|a mio [a-z]+|a mia [a-z]+|a quel [a-z]+|a tutti)(?: [^ .!?]+){0,2} (?:sparo|spacco la testa|taglio la gola|pianto (?:un|il) coltello|do fuoco)`,
        `${FUN}|{food}|{thing}`,
      ],
      [
        `(?:ho|prendo|comprat[oa]|preso|porto|tengo)(?: [^ .!?]+){0,4} (?:coltello|pistola|fucile|benzina|ascia|acido|mazza|martello)(?: [^ .!?]+){0,8} (?:lo aspetto|la aspetto|l aspetto|laspetto|ammazz[a-z]*|uccid[a-z]*|per (?:lui|lei)|la paghera|gliela|vado da|sotto casa sua|deve (?:pagare|morire)|fargliela|merita)`,
        `${FUN}|{food}|cucina|giardino|\\bmi ammazz|mi uccid`,
      ],
      [
        `(?:far[eo]? |faccio |farei )(?:una )?strage|(?:merita|meritano|deve|devono|deve) (?:di )?(?:morire|crepare)(?: [^ .!?]+){0,6} (?:io|ci penso|stasera|lo faccio|mie mani|domani|pistola|coltello)`,
        `${FUN}|{food}|zanzar[ae]|di cuori|saldi`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'other'], '', [
      [
        `${ONE}(?: [^ .!?]+){0,5} (?:vuole|voleva|parla di|parlava di|dice (?:che vuole|di voler|che vorrebbe)|detto (?:che vuole|di voler|che vorrebbe)|scritto (?:che vuole|che vorrebbe)|minaccia di|minacciato di|pensa di|ha (?:provato|tentato|cercato) (?:a|di)|continua a dire che)(?: [^ .!?]+){0,3} (?:morire|uccidersi|ammazzarsi|farla finita|suicid[a-z]*|togliersi la vita|buttarsi|impiccarsi|sparire|farsi (?:del )?male|tagliarsi)`,
        `${FUN}|${TOPIC}|di vecchiaia|anni fa|sparire dal gruppo|ridere|voglio|vorrei`,
      ],
      [
        `(?:dice|detto|scritto|ripete|mandato|scrive)(?: [^ .!?]+){0,4} (?:che )?(?:non vuole (?:piu )?(?:vivere|esserci|svegliarsi|andare avanti)|vuole morire|si (?:ammazza|uccide|butta|suicida)|la (?:fa|fara) finita|la vita non ha|non ce la fa piu a vivere|staremmo meglio senza|e un peso per|vuole farla finita|vorrebbe (?:morire|essere mort[oa]|sparire)|addio)`,
        `${FUN}|di vecchiaia|al film`,
      ],
      [
        `(?:ha (?:tentato|provato) (?:il suicidio|a (?:uccidersi|ammazzarsi|suicidarsi))|si taglia (?:le braccia|i polsi|le gambe|di nascosto|da|con|ogni)|si (?:sta )?autolesion[a-z]*|(?:tagli|cicatrici|segni|graffi|bruciature) (?:fresch[ie] )?(?:sul(?:le|la|l)? ?|nel(?:le)? )?(?:su[aoei] )?(?:braccia|polsi|polso|braccio|gambe|cosce|avambracc[a-z]*) (?:di|a|del|della) (?:mi[ao]|figli[ao]|sorella)|visto (?:i tagli|tagli|dei tagli)|scoperto che si taglia|si fa del male)`,
        `${FUN}|${TOPIC}|anni fa|mi taglio|i miei|mi vede|ha visto`,
      ],
      [
        `(?:trovato|letto|lasciato|scritto)(?: [^ .!?]+){0,4} (?:lettera|biglietto|messaggio)(?: [^ .!?]+){0,2} (?:daddio|di addio|di suicidio)(?: [^ .!?]+){0,5} (?:di|della|del|sua|suo|figli[oa]|amic[oa]|sorella|fratello)`,
        `${FUN}|ho scritto`,
      ],
      [
        `(?:ho paura|temo|sono preoccupat[oa])(?: [^ .!?]+){0,4} che (?:[^ .!?]+ ){0,4}(?:si (?:uccida|ammazzi|faccia (?:del )?male|suicidi|tolga la vita|faccia qualcosa|butti|tagli)|faccia (?:una sciocchezza|qualche sciocchezza|qualcosa di brutto|una cazzata|la finita)|la faccia finita)`,
        `${FUN}|capelli`,
      ],
    ]),
    ...sure(['selfHarm', 'now', 'self'], '', [
      [
        `(?:stasera|stanotte|sta notte|sta sera|questa (?:notte|sera)|domani|oggi|adesso|ora|tra poco|fra poco|weekend|subito|tra un ora|domattina|entro)(?: [^ .!?]+){0,7},? ${KILLSELF}`,
        `${FUN}|${DIE_OF}|{food}|{work}|mi butto (?:sul|sulla|sotto le|nel letto|a letto|in piscina|in acqua|nella|in doccia)|mi lancio (?:in|nella|sul)|muoio (?:di|dal|dalla)|mi sparo (?:un|una|tutta|tutte|due|tre|la|il|4|3)|{love}|finisce tutto (?:il|bene|alle)|esame|palestra`,
      ],
      [
        `${KILLSELF}(?: [^ .!?]+){0,4} (?:stasera|stanotte|sta notte|sta sera|questa (?:notte|sera)|domani|oggi|adesso|ora|tra poco|weekend|subito)`,
        `${FUN}|${DIE_OF}|{food}|{work}|mi butto (?:sul|sulla|sotto le|nel letto|a letto|in piscina|in acqua|nella)|mi lancio|muoio (?:di|dal|dalla)|mi sparo (?:un|una|tutta|tutte|due|tre|la|il)|{love}|palestra|se (?:non )?(?:piove|perd)`,
      ],
      [
        `(?:stasera|stanotte|questa (?:notte|sera)|domani|oggi)(?: [^ .!?]+){0,4} (?:e|sara) (?:la mia |l ?|il mio )?(?:ultim[oa] (?:notte|sera|giorno|volta)|la notte giusta|il giorno|la notte)(?: [^ .!?]+){0,3}|(?:e|sara|questa) (?:la mia|l) ?ultim[oa] (?:notte|sera|giornata)(?! di (?:vacanza|ferie|mare|saldi))|(?:mia )?ultima (?:notte|sera) (?:su questa|al mondo|viv[oa]|sulla terra)`,
        `${FUN}|vacanz[ae]|ferie|{work}|{food}|hotel|albergo|{game}|festival|roma|trasloco|nubile|celibe|del mutuo|compleanno|matrimonio|laurea`,
      ],
      [
        `(?:sono|sto|seduto|seduta|in piedi|ecco)(?: [^ .!?]+){0,4} (?:sul|sui|sulla|in cima al|davanti ai|al bordo|vicino ai|sopra il|sul bordo|oltre) (?:[^ .!?]+ ){0,2}(?:ponte|tetto|cornicione|parapetto|binari|viadotto|cavalcavia|davanzale|scogliera|balcone)…(?:butt[a-z]*|salt[a-z]*|lanci[a-z]*|finit[ao]|non (?:scendo|torno)|addio|treno|volare|un passo|fine|giu|vuoto|coraggio)`,
        `${FUN}|sole|birra|vista|tramonto|foto|{food}|{pet}|{love}|tuff[a-z]*`,
      ],
      [
        `(?:ho|c e|ce|sono)(?: [^ .!?]+){0,4} (?:corda|cappio|lametta|pistola|pillole|pastiglie|coltello|sonniferi|farmaci|rasoio|gas|cintura|scatole|flacone)(?: [^ .!?]+){0,6} (?:in mano|davanti|pront[aeio]|sul tavolo|sul letto|sul comodino|carica|alla tempia|in bocca|alla gola|qui con me|al collo|accanto|sui polsi|sul polso|appesa|legata)`,
        `${FUN}|{food}|{medicine}|cucin[a-z]*|mi (?:ha|ha puntato)|{pet}|sci|lui|valigia|tagliare|affettare|arrampicata|giardino|barba`,
      ],
      [
        `(?:addio (?:a tutti|mondo|per sempre|mondo crudele)|questo e (?:un|il mio|l) ?(?:addio|ultimo messaggio|ultimo saluto)|(?:ho )?(?:scritto|lasciato|preparato|finito|scrivendo)(?: [^ .!?]+){0,4} (?:letter[ae]|bigliett[oi]|messaggi[o]?)(?: [^ .!?]+){0,3} (?:d ?addio|di addio|ai miei|a mia|a tutti|ai figli|per i miei|per mamma|sul tavolo)|lettera d ?addio|quando (?:leggerai|leggerete|leggera|troverann?o)(?: [^ .!?]+){0,6} (?:non ci saro|saro (?:gia )?(?:mort[oa]|via|lontan[oa])|sara (?:tutto )?finit[oa]|tardi)|volevo (?:solo )?(?:salutarti|dirti addio|dirti grazie)(?: [^ .!?]+){0,4} (?:ultima volta|per sempre|prima di (?:andarmene|farla|morire)))`,
        `${FUN}|{work}|collega che|al celibato|estate|zucchero|dieta|lettera di natale|babbo natale|laurea|{food}|bollette|disdetta`,
      ],
      [
        `(?:ho|abbiamo) (?:deciso|scelto|stabilito|pianificato|organizzato|preparato|trovato)(?: [^ .!?]+){0,4} (?:di morire|di farla finita|di uccidermi|di ammazzarmi|di togliermi|come (?:farlo|morire|farla|uccidermi)|il modo (?:per|di) (?:farlo|morire|farla|uccidermi|andarmene)|la data|il giorno|quando morire|di andarmene per sempre|il mio suicidio|di non esserci)`,
        `${FUN}|matrimonio|vacanz[ae]|nozze|{work}|esame|{love}|festa|battesimo|viaggio|laurea|trasloco|della cena`,
      ],
      [
        `(?:quant[eoi]|che dose|quale dose|quanta)(?: [^ .!?]+){0,5} (?:{pills}|gocce|grammi|milligrammi|piani|metri|sangue|candeggina)(?: [^ .!?]+){0,6} (?:per (?:morire|uccider[a-z]*|ammazzar[a-z]*|non svegliar[a-z]*|addormentarmi per sempre|farla finita|essere sicur[oa])|letal[ei]|mortal[ei]|overdose)|(?:modo|metodo|maniera) (?:piu )?(?:[^ .!?]+ ){0,3}(?:indolore|veloce|sicuro|rapido)?(?: [^ .!?]+){0,2} (?:di|per) (?:morire|uccidersi|suicidarsi|ammazzarsi|farla finita)|come (?:si fa a |posso |faccio a )?(?:morire|uccidersi|ammazzarmi|suicidarmi|uccidermi) (?:senza|in fretta|velocemente|senza dolore)`,
        `${FUN}|{pet}|zanzar[ae]|${TOPIC}`,
      ],
      [
        `(?:mi|sto per) (?:butto|lancio|getto|buttarmi|gettarmi|lanciarmi|impicco|sparo in)(?: [^ .!?]+){0,2} (?:sotto (?:un|il|la|al) (?:treno|metro|camion|primo treno|auto|tram)|dal (?:ponte|balcone|tetto|[a-z]+ piano|viadotto|cavalcavia|terrazzo)|dalla (?:finestra|scogliera|torre)|dal|nel vuoto|giu|di sotto|testa|bocca)`,
        `${FUN}|trampolino|scoglio|piscina|paracadute|elastico|esame|{work}|{food}|se (?:il|la|sento|non)|dal divano`,
      ],
      [
        `(?:regalat[oa]|dat[oa] via|sistemat[oa]|affidat[oa]|preparat[oa]|pulit[oa]|pagat[oa]|lasciat[oa])(?: [^ .!?]+){0,8} (?:non (?:mi )?(?:servir(?:a|anno)|serve) piu|tanto (?:io )?non ci saro|prima di (?:andarmene|farla finita|morire)|cosi (?:nessuno|non) (?:deve|dovra|devono|dovranno)|dove vado io|quando non ci saro(?: piu)?)`,
        `${FUN}|trasloco|{work}|{food}|culla|bici|pannolini`,
      ],
      [
        `(?:prima di|pronto a|pronta a|sto per|tra poco) (?:farla finita|morire|uccidermi|ammazzarmi|togliermi la vita|andarmene per sempre|suicidarmi)`,
        `${FUN}|${DIE_OF}|voglio (?:vedere|visitare)|cose da fare|una volta nella vita`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'self'], '', [
      [
        `(?:vogli[oa](?: solo| soltanto| proprio)?|vorrei|volevo|desidero|preferirei|preferisco|penso (?:spesso |sempre |solo )?(?:a|di)|pensando (?:a|di)|pensato (?:a|di)|pensavo (?:a|di)|spero di|sogno di|meglio|meriterei di|merito di|ho voglia di|voglia di|idea di|intenzione di|tentat[oa] di|devo|dovrei|dovevo|potessi|potrei|provato a|provo a|cercato di|bisogno di|fantastico di|ho paura di|magari)(?: solo| soltanto| davvero| proprio| tanto| spesso| seriamente| a volte)? (?:di |a |poter )?${TO_DIE}`,
        `${FUN}|${DIE_OF}|{game}|{love}|sapere|voleva|ho paura di (?:morire|crepare)|prima di (?:morire|crepare)|dopo (?:pranzo|la cena|aver mangiato)|andare a morire|lunedi mattina|palestra`,
      ],
      [
        `(?:non|nn)(?: ho| avere| avevo| sento| trovo| mi resta| vedo)?(?: [^ .!?]+){0,1} (?:voglio|vorrei|voglia di|la voglia di|la forza di|le forze per|senso|motivo|ragione|scopo|motivi)(?: [^ .!?]+){0,3} (?:viver[a-z]*|esister[a-z]*|svegliarmi|esserci|essere (?:qui|viv[oa]|al mondo)|andare avanti|continuare (?:a vivere|cosi|a esistere)|stare (?:al mondo|in questo mondo|qui)|campare|arrivare a domani|aprire gli occhi|vedere (?:domani|un altro giorno))`,
        `${FUN}|{love}|senza di te|con (?:i miei|mia madre|lui|lei|i coinquilini)|in (?:citta|questa casa|campagna|affitto)|presto|tardi|alle (?:[0-9]|sei|sette|cinque)|{work}|{game}|in italia|a milano|sveglia`,
      ],
      [
        `(?:voglio|vorrei|spero(?: di)?|prego di|sogno di|desidero)(?: [^ .!?]+){0,5} (?:addormentarmi|dormire|chiudere gli occhi|andare a (?:letto|dormire))(?: [^ .!?]+){0,3} (?:non (?:svegliarmi|riaprirli|svegliarsi)|per sempre|senza svegliarmi|mai piu svegliarmi)|non (?:svegliarmi|mi svegliassi|mi sveglio|dovermi svegliare|svegliarmi) (?:mai )?(?:mai )?piu|spero di non svegliarmi|addormentarmi per sempre`,
        `${FUN}|domenica|weekend|piumone|{pet}|in tempo|tardi`,
      ],
      [
        `(?:stareb+e(?:ro)?|starann?o|stara|starest[ei]|staremmo|starete|sareb+e(?:ro)?|saranno|viv[a-z]+|starebbero|sarebbe)(?: [^ .!?]+){0,4} (?:meglio|felic[ei]|sollevat[oi]|seren[oi]|piu felici|piu tranquilli|liber[oi]|facile)(?: [^ .!?]+){0,3} (?:senza (?:di )?me|se (?:io )?non ci (?:fossi|sono|saro)|se (?:morissi|sparissi|me ne andassi)|se non (?:esistessi|fossi (?:mai )?nat[oa]))|meglio (?:per tutti )?(?:se (?:non ci fossi|morissi|sparissi|non fossi (?:mai )?nat[oa]|non esistessi)|senza di me)`,
        `${FUN}|festa|{work}|{food}|{game}`,
      ],
      [
        `(?:sono|essere|mi sento|saro|sentirmi|sentendomi)(?: [^ .!?]+){0,3} (?:un|solo un|di) peso(?: [^ .!?]+){0,3}|(?:peso|fardello) per (?:tutti|la mia famiglia|i miei|chi|mia|loro|mio|gli altri|le persone)`,
        `${FUN}|palestra|sollevare|bilancia|peso (?:massimo|leggero|medio)|zaino|kg`,
      ],
      [
        `nessun[oa](?: [^ .!?]+){0,4} (?:si accorgereb+e|se ne accorgereb+e|noterebbe|mi piangereb+e|sentireb+e la mia mancanza|sentira la mia mancanza|mancherei|manchero|mancheria|piangerebbe|verrebbe al mio funerale|si accorgerebbe|se ne accorge che (?:non ci sono|sparisc[a-z]*)|noterebbe se|mi rimpiang[a-z]*)|(?:non )?manch(?:ero|erei) a nessuno|a nessuno (?:mancherei|manchero|importa se (?:vivo|muoio|sparisco))|chi (?:mai )?(?:si accorgerebbe|mi piangerebbe|sentirebbe la mia mancanza)`,
        `${FUN}|{food}|{thing}|parrucca|taglio|trucco|errore`,
      ],
      [
        `(?:la (?:mia )?vita|vivere|esistere|andare avanti|tutto|continuare)(?: [^ .!?]+){0,3} (?:non ha (?:piu )?(?:alcun |nessun )?(?:senso|scopo)|non vale (?:piu )?la pena|e inutile|fa (?:troppo )?male|non serve (?:a niente|piu)|mi fa schifo e)|che senso ha (?:vivere|andare avanti|continuare|tutto questo|la mia vita|svegliarsi|esistere)|a che (?:serve|pro) (?:vivere|andare avanti|continuare|svegliar[a-z]*)|perche (?:dovrei|continuare a|devo|continuo a) (?:vivere|esistere|restare|svegliarmi)`,
        `${FUN}|senza (?:caffe|te|pizza|cioccolat[ao])|{food}|{pet}|{work}|{game}|inverno|filosof[a-z]*|inutile che`,
      ],
      [
        `(?:stanc[oa]|stuf[oa]|esaust[oa]|stufo|nausea)(?: [^ .!?]+){0,3} (?:di vivere|della vita|di esistere|di stare al mondo|di respirare|di questa vita|di svegliarmi ogni|di lottare|di essere viv[oa])`,
        `${FUN}|di vivere (?:con|in|a)|sedentaria|di citta|da single|di ufficio|{work}`,
      ],
      [
        `(?:era|sarebbe|fosse|sarebbe stato) meglio(?: [^ .!?]+){0,4} (?:non fossi (?:mai )?nat[oa]|non essere nat[oa]|morissi|fossi mort[oa])|(?:non fossi|essere) mai nat[oa]|avrei (?:preferito|voluto) non nascere|perche sono nat[oa]|(?:magari|vorrei che|spero che)(?: [^ .!?]+){0,4} (?:morissi|un (?:camion|auto|treno|infarto) (?:mi )?(?:invest|prend|ven|centr)[a-z]*|mi investa|mi venisse un (?:tumore|infarto)|morissi|non mi svegliassi)|se (?:morissi|sparissi|non ci fossi piu|mi ammazzassi|mi uccidessi|muoio|mi succedesse)(?: [^ .!?]+){0,6} (?:nessuno|meglio|chi|felici|sollievo|importerebbe|cambierebbe|se ne accorg[a-z]*|mancher[a-z]*)`,
        `${FUN}|{food}|{thing}`,
      ],
      [
        `mi (?:sono |so |ero )?(?:tagli|tagliat|incid|incis|bruci|bruciat|ferisc|ferit|graffi|graffiat|autolesion|lesion)[a-z]*(?: [^ .!?]+){0,5} (?:braccia|braccio|polsi|polso|cosce|coscia|gambe|vene|pelle|avambracc[a-z]*|pancia|di nuovo|ancora|di nascosto|apposta|lametta|per (?:sentire|non|punir[a-z]*|calmar[a-z]*|sfogar[a-z]*)|quando (?:sto male|sono (?:triste|giu)|non ce la)|ogni (?:sera|notte|giorno)|da (?:anni|mesi|settimane)|con (?:la|una|il|le) (?:lam[a-z]*|sigarett[ae]|accendino|forbici|rasoio|taglierino|vetro)|stanotte|ieri (?:sera|notte)|dopo (?:mesi|settimane|tanto))`,
        `${FUN}|capelli|frangia|unghi[ae]|{food}|carta|cucin[a-z]*|barba|rasand[a-z]*|{pet}|ceretta|sole|spiaggia|forno|ferro da stiro|depil[a-z]*|piastra|giardin[a-z]*|gamba depil|moka|barbecue|pentola|abbronz[a-z]*|{thing}`,
      ],
      [
        `(?:tagliarmi|farmi (?:del )?male|ferirmi|bruciarmi|incidermi|autolesionarmi|farmi (?:dei |i )?tagli|punirmi)(?: [^ .!?]+){0,3}|mi faccio (?:del )?male (?:da sol[ao]|apposta|di nascosto|per|quando|ancora|con)|mi (?:sono )?fatt[ao] (?:del )?male (?:apposta|di nuovo|da sol[ao]|di proposito)|autolesion[a-z]*|mi faccio (?:dei |i )?tagli|ho ripreso a tagliarmi|(?:ricominciato|ricascat[oa]|ricadut[oa])(?: [^ .!?]+){0,4} (?:tagli[a-z]*|lam[a-z]*|farmi)|(?:nuovi|altri) tagli (?:sul|sulle|oggi)|lamett[ae](?: [^ .!?]+){0,6} (?:braccio|polso|cosc[ea]|pelle|cassetto|nascost[ae]|sollievo|calma)`,
        `${FUN}|${TOPIC}|capelli|frangia|unghi[ae]|{food}|barba|barbiere|parrucchier[ae]|fuori|palestra|corsa|le gambe|allen[a-z]*|{thing}|vacanz[ae]|psicologia|ho paura di farmi male|sci`,
      ],
      [
        `(?:pensier[io]|idee|ideazione|istint[oi]|tendenze|piano|tentativ[oi])(?: [^ .!?]+){0,3} (?:suicid[a-z]*|di (?:morte|morire|farla finita|uccidermi|ammazzarmi)|autolesiv[io]|di farmi (?:del )?male)|(?:penso|pensando|pensato|pensavo|medit[a-z]*|contempl[a-z]*) (?:[^ .!?]+ ){0,3}(?:al|il|sul) suicidio|(?:tentato|tentero|tentare|provato) (?:il|al) suicidio|sono (?:un[a]? )?suicida|mi suicid[a-z]*|suicidarmi`,
        `${FUN}|${TOPIC}|hara ?kiri|{work}`,
      ],
      [
        `(?:non (?:vedo|c e|ce|trovo|esiste|ho)) (?:[^ .!?]+ ){0,3}(?:via d ?uscita|vie d ?uscita|via di uscita|futuro per me|altra soluzione|nessun futuro|altro modo (?:per|di) (?:smettere|far))|l ?unica (?:soluzione|via|uscita|via d ?uscita|cosa che resta) (?:e|per me e|rimasta)? ?(?:[^ .!?]+ ){0,3}(?:morire|la morte|farla finita|sparire|non esserci|uccidermi|ammazzarmi)|solo (?:la morte|morendo|morire)(?: [^ .!?]+){0,4} (?:pace|dolore|liber[a-z]*|risolv[a-z]*|smett[a-z]*)|(?:la morte|morire) (?:[^ .!?]+ ){0,3}(?:liberazione|unica soluzione|un sollievo|sollievo)`,
        `${FUN}|{game}|parcheggio|traffico|labirinto|ikea|rotonda`,
      ],
      [
        `(?:tanto |presto |fra poco |tra un mese )(?:[^ .!?]+ ){0,3}(?:non ci saro(?: piu)?|saro mort[oa])|quando (?:io )?(?:non ci saro piu|saro mort[oa]|me ne saro andat[oa])|se (?:domani )?non (?:ci sono|dovessi esserci) piu|(?:il mio|al mio) funerale|saluta(?:mi|te) (?:tutti|i miei|mamma) (?:per me|da parte)`,
        `${FUN}|vacanz[ae]|ferie|{work}|fuori|in ufficio|alla riunione|compleanno|nonna|vecchi[oa]|alla festa`,
      ],
      [
        `(?:strada|macchina|guid[a-z]*|auto|treno|binari|metro|ponte|balcone|finestra)(?: [^ .!?]+){0,9}? (?:penso (?:di|a) (?:butt[a-z]*|salt[a-z]*|lanci[a-z]*|sterz[a-z]*|schiant[a-z]*|chiud[a-z]*)|voglia di (?:butt[a-z]*|salt[a-z]*|sterz[a-z]*|schiant[a-z]*|lanci[a-z]*)|basterebbe (?:un|una|poco|sterz[a-z]*)|farla finita|contro un (?:muro|albero|pilone|guardrail|camion))`,
        `${FUN}|parchegg[a-z]*|incidente|retromarcia`,
      ],
    ]),
    ...sure(['abuse', 'now', 'self'], '', [
      [
        `(?:mi (?:ha|hanno) (?:quasi )?(?:strangolat[ao]|strozzat[ao]|accoltellat[ao]|puntato)|(?:mani|mano|cintura|corda)(?: [^ .!?]+){0,3} (?:al|intorno al|sul|attorno al) (?:mio )?collo|mi (?:ha|stringe|stringeva|ha stretto|teneva|preme[va]*)(?: [^ .!?]+){0,3} (?:la gola|il collo|alla gola|per la gola|al collo))(?: [^ .!?]+){0,3}`,
        `${FUN}|{love}|sciarpa|collana|coccol[a-z]*|{pet}|massaggi[a-z]*|cravatta|{game}|dolore`,
      ],
      [
        `(?:mi sono|sono)(?: [^ .!?]+){0,2} (?:chius[ao]|nascost[ao]|barricat[ao]|rinchius[ao])(?: [^ .!?]+){0,4} (?:in|nel|nell|nella|dentro|in un) ?(?:[^ .!?]+ )?(?:bagno|camera|armadio|cantina|macchina|sgabuzzino|garage|stanza)…(?:lui|marito|compagno|padre|fuori|ex|sfond[a-z]*|urla|picchi[a-z]*|coltello|porta|ubriac[oa]|ammazz[a-z]*)`,
        `${FUN}|nascondino|regalo|ragno|studiare`,
      ],
      [
        `(?:dice|detto|giura|minaccia|promess[oa]|urla|ripete|scritto|minacciat[oa])(?: [^ .!?]+){0,6} (?:mi (?:ammazza|uccide|brucia|taglia la gola|spara|sfregia|trova|butta l ?acido)|ammazzarmi|uccidermi|ci ammazza|mi fa fuori|ammazza me|ammazza tutti|mi ammazzera|di morte|darmi fuoco|sfigurarmi)`,
        `${FUN}|{laugh}|prof|mamma se|{food}|{game}|voci|voce`,
      ],
      [
        `se (?:lo lascio|me ne vado|lo denuncio|parlo|scappo|vado via|torno|chiamo|esco|provo a|lo dico|racconto)(?: [^ .!?]+){0,7} (?:mi (?:ammazza|uccide|trova|toglie|fa|picchia)|ammazza|uccide|me la fa pagare|i bambini|i figli)`,
        `${FUN}|{food}|{game}|{work}`,
      ],
      [
        `(?:sta|stanno) (?:sfondando|spaccando|rompendo|prendendo a calci|tirando|distruggendo|battendo)(?: [^ .!?]+){0,4} (?:porta|casa|piatti|tutto)|(?:ha|con|impugna|brandisce) (?:in mano )?(?:un|il) (?:coltello|ascia|martello|fucile)(?: [^ .!?]+){0,6} (?:contro di me|mi|ammazz[a-z]*|figli|paura|vuole)`,
        `${FUN}|{food}|cucin[a-z]*|{pet}|ristruttur[a-z]*|taglia`,
      ],
    ]),
    ...sure(['abuse', 'near', 'other'], '', [
      [
        `(?:mio|il|suo|lui|quell|un|marito|compagno|padre|vicino|ragazzo|fidanzato|madre|tipo|patrigno|figlio|badante|mamma|papa|loro|genitori)(?: [^ .!?]+){0,5} (?:la|lo|li|le|l ?ha|l ?hanno|li ha|sua|mia|suo|il|i|picchia|mena) ?(?:picchi[a-z]*|menat[ao]|mena|massacr[a-z]*|maltratt[a-z]*|strattona[a-z]*|prende a (?:schiaffi|calci|pugni|botte|cinghiate)|riempie di (?:botte|lividi)|alza le mani|chiude a chiave|(?:mia|sua|la|i|il|suo) (?:[^ .!?]+ )?(?:moglie|madre|mamma|sorella|figl[a-z]*|bambin[a-z]*|compagna|ragazza|fratell[a-z]*|nonn[ao]))`,
        `${FUN}|{food}|{game}|{love}|accompagn[a-z]*|(?:porta|ama|chiama|saluta|vede|guarda|aspetta|adora|ha sposato|vizia|abbraccia|aiuta|cucina|ha portato|viene)|di baci|vacanz[ae]|chitarra|\\bmi (?:picchia|mena)`,
      ],
      [
        `(?:picchia|mena|maltratta|massacra|malmena|picchiava|menava|picchiato|pesta|prende a (?:botte|calci|pugni|schiaffi|cinghiate)|alza le mani su|mette le mani addosso a|riempie di botte)(?: [^ .!?]+){0,3} (?:sua|mia|suo|mio|la|il|i|le|su|tutti|un|una|lei|nostr[ao]) ?(?:[^ .!?]+ )?(?:moglie|madre|mamma|sorell[a-z]*|figl[a-z]*|bambin[a-z]*|compagna|ragazza|fidanzata|fratell[a-z]*|nonn[ao]|nipot[a-z]*|vicina|amica|padre|marito)`,
        `${FUN}|{game}|a (?:carte|scacchi|tennis)`,
      ],
      [
        `(?:amica|sorella|figlia|vicina|collega|mamma|madre|bambin[oai]|figlio|nipote|alunn[ao]|cugina|compagn[oa]|nonn[oa]|ragazzin[oa]|fratellino|cognata)(?: [^ .!?]+){0,8} (?:livid[oi]|occhio nero|la picchia|lo picchia|viene picchiat[oa]|la mena|picchiat[oa] (?:da|dal)|maltrattat[oa]|la minaccia|la segue|terrorizzat[oa]|paura (?:del|di (?:tornare|suo|lui)|di andare a casa)|la (?:tiene )?chius[oa]|non la lascia|non la fa|le mette le mani|le ha messo le mani|le ha (?:rotto|spaccato|dato))`,
        `${FUN}|{game}|{food}|calcetto|rugby|bici|pallone|cadut[oa]|fantasm[ai]|buio|volare`,
      ],
      [
        `(?:sento|sentiamo|si sentono|sentito)(?: [^ .!?]+){0,8} (?:urla[a-z]*|piang[a-z]*|botte|colpi|grida[a-z]*|picchi[a-z]*|aiuto)(?: [^ .!?]+){0,8} (?:vicin[oai]|moglie|bambin[oai]|donna|piano|appartamento|marito|parete|accanto|muro|smetti|aiuto)|(?:vicin[oai]|piano di (?:sopra|sotto)|appartamento (?:accanto|sopra))(?: [^ .!?]+){0,8} (?:urla[a-z]*|pianti|piange|botte|picchi[a-z]*|grida)`,
        `${FUN}|gol|rigore|{game}|{pet}|sesso|karaoke|musica|trapano`,
      ],
    ]),
    ...sure(['abuse', 'near', 'self'], '', [
      [
        `(?:mi|m|ci|ce le|me le)(?: (?:ha|hanno|aveva|a))? ?(?:di nuovo |ancora |sempre |anche |spesso |gia |ieri |quasi )?(?:ha |hanno )?${HIT}`,
        `${FUN}|{game}|{pet}|{love}|a (?:carte|scacchi|ping|tennis|burraco|briscola)|{food}|battut[ae]|mena (?:il|per)|sconto|sole|vento|{work}|bambino in pancia|pancia|colpit[oa] (?:molto|la|il|tanto|come|da|dalla|dal)|spint[oa] a|massaggi|nel letto|culo|eccita|sberla emotiva|canzone|calcetto|allenamento|arbitro`,
      ],
      [
        `(?:{partner}|{parent}|lui|lei|ex|figlio|fratello|coinquilino|tipo|mi)(?: [^ .!?]+){0,4} (?:mi|m|ci)(?: (?:ha|hanno|aveva))? ?(?:sempre |di nuovo |continuamente |ogni giorno )?${CONTROL}`,
        `${FUN}|{game}|{pet}|{laugh}|instagram per|tiktok|con lo sguardo|{food}|solletico|dieta|pressione|volo|spiaggia|compiti|freni|{work}|segue (?:in|nel|sui social)`,
      ],
      [
        `non (?:mi|ci) (?:lascia|fa|permette|lasciano|fanno|da)(?: [^ .!?]+){0,2} (?:uscire|vedere (?:le|i|mia|la|nessuno|gli|le mie|i miei)|parlare con|lavorare|andare (?:via|a trovare|da|in ospedale)|avere (?:amici|soldi|un telefono)|i soldi|usare il telefono|mangiare (?:se|finche|con)|telefonare|soldi|chiamare|respirare senza)`,
        `${FUN}|{pet}|{work}|febbre|caldo|pioggia|in pace|il mal|traffico|stress|la serie|netflix`,
      ],
      [
        `(?:ho|abbiamo|vivo (?:nella|con la)|ho tanta|ho troppa|ho sempre) (?:[^ .!?]+ )?paura (?:di|che|a|del|quando)(?: [^ .!?]+){0,4} (?:mio (?:marito|padre|compagno|ex|ragazzo|fidanzato|patrigno|figlio|fratello|zio)|mia (?:moglie|madre|compagna)|lui|tornare a casa|rientrare|torna (?:a casa|ubriaco)|mi (?:trovi|ammazzi|picchi|faccia del male|segua|aspetti|uccida|meni)|padre)`,
        `${FUN}|{game}|{pet}|voto|pagella|lasci|tradisc[a-z]*|muoia|prend[a-z]*|perder[a-z]*|delud[a-z]*|dentista|operazione|stia male|veda|buio|ragn[oi]|innamor[a-z]*`,
      ],
      [
        `(?:livid[oi]|occhio nero|segni (?:sul|sulle|al)|labbro spaccato|costol[ae] rott[ae]|ematomi)(?: [^ .!?]+){0,8} (?:mi[oa] (?:marito|padre|compagno|ragazzo|madre|ex|fidanzato|moglie)|lui|trucco|fondotinta|copr[oi]|nascond[oe]|nascondere|coprire|maniche|per colpa sua|scale|caduta|sbattut[oa] contro)|(?:copr[a-z]*|nascond[a-z]*)(?: [^ .!?]+){0,4} (?:livid[oi]|segni|occhio nero)`,
        `${FUN}|{game}|{pet}|calcetto|rugby|bici|judo|karate|sci|boxe`,
      ],
      [
        `(?:mi[oa] |l |il )?(?:ex|ex marito|ex ragazzo|ex fidanzato|ragazzo|marito|tizio|uomo|lui)(?: [^ .!?]+){0,6} (?:sotto casa|(?:davanti|fuori) (?:al|dal|alla|da|casa)(?: mi[oa])? ?(?:lavoro|casa|ufficio|scuola|portone)|mi (?:segue|pedina|perseguita|stalker[a-z]*|spia|tormenta|insegue)|gps (?:nella|sulla)|localizz[a-z]*|si presenta)(?: [^ .!?]+){0,3}`,
        `${FUN}|{pet}|instagram|tiktok|fiori|serenata|{food}|macchina nuova|sorpresa|furgone`,
      ],
      [
        `(?:mi|ci) (?:tratta|chiama|insulta|urla)(?: [^ .!?]+){0,5} (?:serva|schiava|cane|puttana|troia|nullita|mort[oa]|tutti i giorni|ogni giorno|davanti ai)|(?:mio|mia) (?:marito|padre|madre|compagno|moglie|ragazzo|figlio|patrigno) (?:e|era|diventa|diventato) (?:[^ .!?]+ ){0,3}(?:violent[oa]|manesc[oa]|aggressiv[oa])`,
        `${FUN}|{game}|gol|{love}|a letto`,
      ],
    ]),
    ...sure(['eating', 'near', 'other'], '', [
      [
        `(?:{child}|{friend}|{partner}|{parent}|lei)(?: [^ .!?]+){0,5} (?:non (?:mangia|tocca cibo|vuole mangiare)(?: [^ .!?]+){0,2} (?:piu|da|niente|quasi|nulla|giorni|settimane)|vomita (?:dopo|ogni|tutto|di nascosto|apposta)|(?:pelle e ossa|scheletr[a-z]*|anoressi[a-z]*|bulimi[a-z]*)|si (?:chiude|rinchiude) in bagno dopo (?:i pasti|mangiato|cena|aver)|pesa [0-9a-z]+ (?:chili|kg) e|butta (?:via )?il cibo|prende (?:i )?lassativi|si provoca il vomito|nasconde il cibo)`,
        `${FUN}|{pet}|${TOPIC}|verdur[ae]|carne|gamberi|virus|influenza|{food}|glutine|spinaci|nausea`,
      ],
    ]),
    ...sure(['eating', 'near', 'self'], '', [
      [
        `(?:non|nn) (?:[^ .!?]+ ){0,1}(?:mangio|mangiato|tocco cibo|tocco niente|toccato cibo|mangiando|mando giu (?:niente|nulla)|metto (?:niente|nulla) (?:in|sotto))(?: [^ .!?]+){0,4} (?:da (?:[^ .!?]+ ){0,2}(?:giorn[oi]|settiman[ae]|ieri|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|altroieri|mesi|ore)|[0-9]+ giorni|giorni|per (?:dimagrire|punir[a-z]*|settimane|giorni)|perche (?:non merito|sono grass[oa]|faccio schifo|mi faccio schifo))`,
        `${FUN}|{pet}|{food}|carne|dolci|glutine|pesce|zuccher[io]|latticini|{work}|influenza|gastroenterite|ramadan|operazione|sushi|fritt[oi]|pane|carboidrat[ie]|verdur[ae]`,
      ],
      [
        `(?:[a-z0-9]+|qualche) (?:giorn[oi]|settiman[ae])(?: [^ .!?]+){0,2} (?:che )?(?:non (?:mangio|tocco|mangiavo|ingoio)|senza (?:mangiare|cibo|toccare cibo|toccare)|a digiuno|di digiuno|solo (?:acqua|caffe|te|brodo)|che digiuno|che vado avanti)|(?:sto digiunando|digiuno) da (?:[^ .!?]+ ){0,2}(?:giorni|settimana|settimane)`,
        `${FUN}|{pet}|{food}|carne|dolci|glutine|ramadan|cura|medico|pesce|zuccheri|fumare`,
      ],
      [
        `(?:mi )?(?:provoc[a-z]*|induc[a-z]*|procur[a-z]*|indott[oa]|forz[a-z]* a|costring[a-z]* a) (?:[^ .!?]+ )?(?:il )?vomit[a-z]*|(?:due )?dita in gola|(?:vomit[oa]|vomitato|vado a vomitare|corro a vomitare|vomitare|rimettere|rimetto|vomitavo)(?: [^ .!?]+){0,3} (?:tutto (?:quello|cio) che|dopo (?:ogni|mangiato|aver mangiato|i pasti|cena|pranzo|ogni pasto|ogni cena|le abbuffate)|ogni (?:pasto|volta che mangio|cosa che|sera)|di nascosto|apposta|di proposito|quello che (?:ho mangiato|mangio)|per (?:non ingrassare|dimagrire)|in doccia)|(?:abbuff[a-z]*|mangiat[oa]|mangio|strafog[a-z]*|ingozz[a-z]*|svuotat[oa] il frigo)(?: [^ .!?]+){0,8} (?:(?:e|poi|dopo|vado a|per poi|sono andata a|corro a) )+(?:[^ .!?]+ ){0,2}(?:vomit[a-z]*|rimett[a-z]*|rigett[a-z]*|bagno a)`,
        `${FUN}|{pet}|virus|influenza|incinta|gravidanza|ubriac[oa]|avariat[oa]|cozze|nausee|sbronz[ae]|chemio|intossicazion[ea]|pesce|macchina`,
      ],
      [
        `(?:prendo|preso|prendendo|presa|ingoio|uso|abuso di|scatola di|manciata di|imbottit[oa] di|tant[ie]|troppi|abusando di|altri|[0-9]+)(?: [^ .!?]+){0,4} (?:lassativ[oi]|diuretic[oi]|pillole dimagranti)|lassativ[oi](?: [^ .!?]+){0,5} (?:ogni|tutti i giorni|dopo (?:ogni|mangiato|aver|i)|per (?:dimagrire|pesare|perdere)|tutte le|magr[oa])`,
        `${FUN}|{pet}|medico|dottor[ea]|stitic[a-z]*|colonscopia|esame|prescritt[oi]|pressione`,
      ],
      [
        `(?:non merito|mi (?:vieto|proibisco|impedisco)|non mi permetto|non mi concedo|non ho diritto)(?: [^ .!?]+){0,2} (?:di mangiare|cibo|il cibo|mangiare)|mi (?:punisco|odio|sento (?:in colpa|schif[a-z]*|sporc[oa])|faccio schifo)(?: [^ .!?]+){0,6} (?:mangi[a-z]*|cibo|biscott[oi]|una mela|pezzo di pane|boccon[ei])|(?:mangiat[oa]|mangio)(?: [^ .!?]+){0,7} (?:mi (?:punisco|odio|faccio schifo|sento (?:una )?(?:schifosa|merda|grassa)|devo punire)|devo (?:digiunare|bruciarl[aeo]|smaltirl[aeo]|correre finche|vomitare)|domani digiuno|ora digiuno)`,
        `${FUN}|{pet}|palestra|panettone|natale|pasqua|cenone`,
      ],
      [
        `(?:ho|mi fa|terrore|panico|ho il terrore|mi terrorizza|fobia|ansia)(?: [^ .!?]+){0,4} (?:paura|terrore|terrorizza|panico|ansia|di)(?: [^ .!?]+){0,3} (?:mangiare|del cibo|il cibo|ingrassare|di ingrassare|prendere (?:peso|un chilo|chili)|mettere su|di ogni (?:boccone|caloria)|le calorie)`,
        `${FUN}|{pet}|{food}|funghi|vacanz[ae]|natale|da sol[oa] al ristorante|piccante|sushi`,
      ],
      [
        `(?:peso|pesavo|sono a|arrivat[oa] a|scesa? a|sono scesa? a)(?: [^ .!?]+){0,3} (?:3[0-9]|4[0-4]|trent[a-z]+|quaranta(?:due|tre|quattro|uno)?) ?(?:kg|chili|kili)?(?: [^ .!?]+){0,8} (?:grass[oa]|mi vedo|ancora|troppo|enorme|non basta|meno|obiettivo|svengo|ospedale|schifo|fermarmi|cicciona|ciclo)|(?:mi (?:vedo|sento) (?:[^ .!?]+ ){0,2}(?:grass[oa]|enorme|obes[oa]|ciccion[ea]|una balena)(?: [^ .!?]+){0,8} (?:chili|kg|pelle e ossa|ossa|digiun[a-z]*|non mangi[a-z]*|vomit[a-z]*|tutti dicono|smett[a-z]*))`,
        `${FUN}|{pet}|natale|cenone`,
      ],
      [
        `(?:solo|soltanto|vivo di|vado avanti a|mangio|mangiat[oa]|campo di)(?: [^ .!?]+){0,3} (?:una mela|mezza mela|acqua|gomme|gomma da masticare|caffe|[1-5][0-9]0 (?:kcal|calorie)|(?:un )?(?:cetriol[oi]|yogurt|cracker|gallett[ae]))(?: [^ .!?]+){0,4} (?:al giorno|in (?:tutto il|un) giorno|oggi e|da (?:[^ .!?]+ )?(?:giorni|settiman[ae]|ieri)|e (?:basta|sigarette|gomme|coca zero)|(?:in|per) [^ .!?]+ giorni)|(?:anoressi[a-z]*|bulimi[a-z]*|disturbo alimentare)(?: [^ .!?]+){0,5} (?:tornat[oa]|di nuovo|ricadut[a-z]*|sta vincendo|peggior[a-z]*|ricascat[a-z]*|mi sta)|(?:ricascat[oa]|ricadut[oa]|ricaduta)(?: [^ .!?]+){0,3} (?:anoressi[a-z]*|bulimi[a-z]*|abbuff[a-z]*|vomito)|(?:svengo|svenut[oa]|gira la testa|tremo|capelli)(?: [^ .!?]+){0,6} (?:non mangio|digiun[a-z]*|dalla fame|perche non mangi[a-z]*)`,
        `${FUN}|{pet}|${TOPIC}|sete|caldo`,
      ],
    ]),
    ...sure(['medical', 'now', 'self'], '', [
      [
        '(?:vedo doppio|non (?:ci )?vedo piu (?:bene|da un)|vista (?:sdoppiata|annebbiata))(?: [^ .!?]+){0,8} (?:braccio|gamba|mano|parlare|formicol[a-z]*|muover[a-z]*|all ?improvviso|tremo)',
        `${FUN}|occhiali|vino|sbronz[a-z]*`,
      ],
      [
        '(?:glicemia|zucchero)(?: [^ .!?]+){0,4} (?:a|e|di|sotto) (?:[2-4][0-9]|[4-9][0-9][0-9])|mal di testa (?:piu forte|peggiore) della mia vita|(?:stringe|schiaccia|scoppia|fitta|dolore|male)(?: [^ .!?]+){0,3} (?:il|al) cuore(?: [^ .!?]+){0,8} (?:braccio|mandibola|mascella|sud[a-z]*|nausea|respir[a-z]*)|(?:gonfiat[ao]|gonfiand[oa]|gonfia)(?: [^ .!?]+){0,3} (?:la (?:faccia|lingua|gola)|il (?:viso|volto))',
        `${FUN}|${TOPIC}|dente|dentista`,
      ],
    ]),
    ...sure(['injury', 'now', 'self'], '', [
      [
        '(?:motore|auto|macchina)(?: [^ .!?]+){0,3} acces[oa](?: [^ .!?]+){0,6} (?:garage|box)|(?:garage|box)(?: [^ .!?]+){0,6} (?:motore|macchina) acces[oa]|(?:ho )?aperto il gas|(?:pastiglie|pillole|gocce|farmaci|medicine|pasticche)(?: [^ .!?]+){0,4} (?:stanno facendo|fanno|cominciano a fare|iniziano a fare) effetto|(?:pres[oe]|ingoiat[oe])(?: [^ .!?]+){0,3} {pills}(?: [^ .!?]+){0,2} (?:per (?:farla finita|morire|fargli|farle|farl[ao]|uccidermi|non svegliarmi)|apposta)|preso troppa roba|(?:corda|cappio) si e (?:spezzat|rott)[oa]',
        `${FUN}|mal di testa|${TOPIC}|raffreddore|cucinare|caffe`,
      ],
    ]),
    ...sure(['harmToOthers', 'now', 'self'], '', [
      [
        '(?:ordina|ordinano|dice|dicono|comanda|comandano|impone|impongono)(?: [^ .!?]+){0,2} di (?:uccidere|ammazzare|sacrificare|accoltellare|fare del male a|far del male a|colpire|strangolare)',
        `${FUN}|uccidermi|tempo|zanzar[ae]|capitano`,
      ],
      [
        '(?:voce|voci)(?: [^ .!?]+){0,3} (?:mi )?(?:dice|dicono|ordina|ordinano)(?: [^ .!?]+){0,4} (?:prendere (?:le|il|un)|andare (?:in|da|di la))(?: [^ .!?]+){0,4} (?:forbici|coltello|camera|martello|ascia)',
        FUN,
      ],
      [
        '(?:vado|sto andando|esco|passo)(?: [^ .!?]+){0,4} (?:sotto casa sua|da lui|da lei|casa sua|a spaccar[a-z]*|ad ammazzar[a-z]*|a sparar[a-z]*)(?: [^ .!?]+){0,6} (?:pistola|coltello|fucile|mazza|benzina|testa|deve (?:morire|pagare)|ammazz[a-z]*|accoltell[a-z]*)',
        `${FUN}|{food}|mi uccido|uccidermi`,
      ],
      [
        '(?:paura|terrore|viene (?:da|di|voglia di)|immagini|impulso|istinto|tentazione|volte)(?: [^ .!?]+){0,4} (?:fare (?:del )?male|far (?:del )?male|far(?:gli|le) (?:del )?male|soffocar[a-z]*|strozzar[a-z]*|scuoter[a-z]*|buttarl[oa]|strangolar[a-z]*|accoltellar[a-z]*|uccider(?:e|lo|la|li)|ammazzar(?:e|lo|la|li))(?: [^ .!?]+){0,4} (?:bambin[oa]|bimb[oa]|figli[oa]|neonat[oa]|mia|mio|qualcuno|madre|moglie|marito|cuscino|finestra|piang[a-z]*|smett[a-z]*|persone|lui|lei)',
        `${FUN}|{food}|ho paura che|mi (?:faccia|possa|uccida)|le piante|il vicino col trapano`,
      ],
    ]),
    ...sure(['abuse', 'near', 'self'], '', [
      [
        '(?:mi|ci) (?:prende|prendeva|prendono|ha pres[oa]|prese)(?: [^ .!?]+){0,2} (?:a|per) (?:schiaffi|pugni|calci|botte|ceffoni|cinghiate|sberle|bastonate|capelli|il collo)|(?:prend[a-z]+|pres[oae]|prendo|giu|volano) (?:le )?(?:botte|schiaffi|cinghiate|legnate) (?:da|perche|se|ogni|ancora)|prendo botte',
        `${FUN}|{game}|sport|boxe|karate|judo|culo|eccita`,
      ],
      [
        '(?:mi|ci) (?:ha )?(?:tolto|preso|tolt[oae]|sequestrat[oae]|nascost[oae]|prende|toglie|tiene|controlla|rompe|rotto|spaccato)(?: [^ .!?]+){0,2} (?:le chiavi|i documenti|il passaporto|lo stipendio|i soldi|il telefono|il cellulare|il bancomat|la carta|la pensione)(?: [^ .!?]+){0,12} (?:lui|lei|esco|uscire|posso|lascia|marito|casa|madre|chiam[a-z]*|parlare|permesso)',
        `${FUN}|ladr[io]|furto|rubat[oa]|comune|banca|polizia|bambin[oa]|professor[a-z]*`,
      ],
      [
        '(?:localizzatore|gps|airtag|telecamer[ae]|app spia)(?: [^ .!?]+){0,8} (?:ex|marito|compagno|borsa|ragazzo|lui)|(?:ho detto|racconto|dico|invento|dissi)(?: [^ .!?]+){0,6} (?:sbattut[oa]|cadut[oa]|scale|porta|sportello|inciampat[oa])(?: [^ .!?]+){0,8} (?:lui|marito|compagno|invece|in realta|padre)|(?:sposare|matrimonio)(?: [^ .!?]+){0,6} (?:cugino|forza|obblig[a-z]*|uno che non|costring[a-z]*)(?: [^ .!?]+){0,6}|(?:non mi da|non mi danno) (?:da mangiare|le medicine|i soldi|soldi|nemmeno i soldi)|(?:porta|portera|toglie|togliera|portare) via i (?:bambini|figli|miei figli)(?: [^ .!?]+){0,6} se|se (?:chiedo|voglio)(?: [^ .!?]+){0,3} (?:separazione|divorzio)(?: [^ .!?]+){0,8} (?:bambini|figli|ammazz[a-z]*|uccid[a-z]*)',
        `${FUN}|{pet}|{work}|parcheggi[a-z]*|ladr[io]|paghetta`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'other'], '', [
      [
        '(?:{child}|bambin[ao]|figli[oa]|nipot[a-z]+|sorellina|alunn[ao])(?: [^ .!?]+){0,9} (?:(?:nonno|zio|catechista|allenatore|prete|maestro|padre|vicino|patrigno|compagno|prof)(?: [^ .!?]+){0,3} (?:l[oa] tocca|tocca|toccat[oa]|la tocca|le tocca)|giochi segreti|senza mutandine|l ?ha toccat[oa]|toccat[oa] (?:li|la|nelle|sotto|in mezzo))',
        `${FUN}|{pet}|pallone|vaccino`,
      ],
    ]),
    ...sure(['sexualViolence', 'near', 'self'], '', [
      [
        '(?:un (?:uomo|tizio|collega|tipo|ragazzo|signore)|capo|allenatore|prete|dottore|medico|fisioterapista|professore|zio|nonno|patrigno|cugino|padre|fratello|suocero|massaggiatore|lui)(?: [^ .!?]+){0,6} (?:mi (?:ha|aveva) (?:toccat[ao]|palpat[ao]|infilat[oa]|bloccat[ao]|baciat[ao] (?:a|con) (?:la )?forza)|mi si e strusciat[oa]|mi toccava|strusciat[oa]|mi ha mess[oa] (?:una |la |le )?man[oi] (?:sul|sotto|nelle|tra|in mezzo))',
        `${FUN}|{love}|il cuore|spalla per|l ?anima|profondamente`,
      ],
      [
        '(?:droga dello stupro|mi e saltato addosso|mi ha (?:sbattut[ao] sul letto|tenuta ferma|tenuto fermo|tappato la bocca)|(?:marito|compagno|ragazzo|lui)(?: [^ .!?]+){0,4} (?:lo fa|fa sesso|lo vuole|mi (?:prende|scopa))(?: [^ .!?]+){0,5} (?:dormo|piango|non voglio|dico (?:di )?no|lo stesso|con la forza|suo diritto)|(?:dico|dicevo) (?:di )?no(?: [^ .!?]+){0,8} (?:lo fa lo stesso|lo fa comunque|lo stesso)|(?:videochiamata|video|foto)(?: [^ .!?]+){0,6} (?:hot|nud[ao]|intim[aeo])(?: [^ .!?]+){0,8} (?:euro|soldi|mandano|manda tutto|contatti|pagare))',
        `${FUN}|{pet}|{love}|bolletta|gratis`,
      ],
    ]),
    ...sure(['selfHarm', 'now', 'self'], '', [
      [
        '(?:corda|cappio)(?: [^ .!?]+){0,3} (?:legat[oa]|pront[oa]|appes[oa]|attaccat[oa]|fissat[oa]|trave)|scavalcat[oa] (?:la ringhiera|il parapetto|la balaustra|il guard ?rail)|(?:sono|sto|seduto|seduta|sdraiat[oa]|aspetto) (?:[^ .!?]+ ){0,3}(?:sui|sul) binari|(?:oltre|oltrepassat[oa]) la linea gialla|basta un passo|aspetto il treno ma non|tolto le scarpe(?: [^ .!?]+){0,5}(?:piano|cornicione|ponte|tetto)?',
        `${FUN}|casa|{pet}|arrampic[a-z]*|bucato|panni|altalena|foto`,
      ],
      [
        '(?:modo|metodo|maniera) (?:[^ .!?]+ ){0,4}(?:per|di|da) (?:morire|andarmene(?: per sempre)?|farla finita|uccider[a-z]*|ammazzar[a-z]*|suicid[a-z]*)|come (?:si fa a|posso|faccio a|potrei) (?:farla finita|morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi)',
        `${FUN}|zanzar[ae]|{pet}|${TOPIC}|{work}|festa|scarafagg[io]|formiche|ragn[oi]`,
      ],
      [
        '(?:salutart[ie]|salutarvi|abbracciat[oa]|ti scrivo|ti saluto|chiamat[oa])(?: [^ .!?]+){0,6} (?:ultima volta|non ci sara un ?altra|per sempre)|(?:aspetto|finisco|dopo|dato tempo fino)(?: [^ .!?]+){0,12},? (?:poi lo faccio|e poi (?:lo faccio|addio|basta vivere|me ne vado per sempre|mi ammazzo|mi uccido)|dopo basta)|(?:stavolta|questa volta) non (?:torno indietro|sbaglio|mi (?:salvano|trovano|fermano))|(?:fra|tra) (?:un ?|mezz ?|qualche )?or[ae](?: [^ .!?]+){0,4} (?:tutto finito|finita|non ci saro|saro mort[oa])|(?:pastiglie|pillole|medicine|farmaci|gocce|tavor|sonniferi)(?: [^ .!?]+){0,4} (?:abbastanza|da parte|bastano|sufficienti|accumulat[eio])|(?:messo|mettendo|tenuto|accumulat[oa]|raccolt[oa]|raccogliendo)(?: [^ .!?]+){0,3} da parte (?:[^ .!?]+ ){0,2}{pills}',
        `${FUN}|{food}|{work}|vacanz[ae]|ferie|doccia|divano|in palestra`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'self'], '', [
      [
        '(?:mi|me|ci) (?:vogli[oa]|vorrei|volevo|devo|verrebbe da)(?: [^ .!?]+){0,2} (?:ammazzar[e]?|uccidere|suicidare|impiccare|sparare|buttare (?:giu|sotto|di sotto|dal|dalla)|togliere (?:la vita|di mezzo)|tagliare le)|(?:vogli[oa]|vorrei) (?:[^ .!?]+ ){0,2}(?:togliere il disturbo|cancellarmi|non essere (?:mai )?(?:nat[oa]|esistit[oa])|essere (?:gia )?sottoterra|addormentarmi per sempre)|mai esistit[oa]|non (?:dovevo|dovrei|sarei dovut[oa]) (?:nascere|essere nat[oa]|essere qui)|vissut[oa] abbastanza|(?:piu|meglio|preferisco|vale di piu da|valgo di piu da) mort[oa]|non ce la faccio piu a (?:stare al mondo|vivere|esistere|svegliarmi|campare)|stanc[oa](?: [^ .!?]+){0,6} (?:di esserci|di esistere|di vivere|di respirare)|(?:tasto|bottone|pulsante)(?: [^ .!?]+){0,4} (?:sparire|morire|smettere di esistere|non esistere)',
        `${FUN}|${DIE_OF}|di vivere (?:con|in|a)|stanc[oa] morto|stanca morta|che mai|che da solo`,
      ],
      [
        '(?:ci ho (?:gia )?provato|riprovarci|riprovarei|ci riprovo|ci riprovero|primo tentativo|ultimo tentativo)(?: [^ .!?]+){0,8} (?:salvat[oa]|trovat[oa]|ospedale|psichiatri[ae]|non mi|morire|stavolta)|(?:ospedale|psichiatria|spdc|repartino)(?: [^ .!?]+){0,8} riprovar[a-z]*|(?:mi |se )(?:uccidessi|ammazzassi|uccidess[ei]|suicidassi|buttassi|impiccassi|suicida)|(?:lo|ci) chiedo per me|(?:chiudere gli occhi|lasciare il volante|mollare il volante)(?: [^ .!?]+){0,4} (?:volante|curva|autostrada|tangenziale|guid[a-z]*)|(?:penso|pensato|pensando|guard[a-z]+)(?: [^ .!?]+){0,6} (?:a una corda|alla corda|al ponte|basterebbe poco|al treno|un cappio)|basterebbe (?:poco|un attimo|un passo|una sterzata)|(?:attraverso|guido|corro|vado)(?: [^ .!?]+){0,6} (?:senza guardare|senza casco|bendat[oa])(?: [^ .!?]+){0,8} (?:spera[a-z]*|chissa|tiri sotto|investa|tornare|schiant[a-z]*)',
        `${FUN}|{food}|esame|patente|{love}|{work}|concorso|lasagn[ae]`,
      ],
      [
        '(?:spengo|spent[oa]|spegn[a-z]+)(?: [^ .!?]+){0,3} (?:sigarett[ae]|mozzicon[ei])(?: [^ .!?]+){0,2} (?:sul|sulle|addosso|sulla|nel) ?(?:mio |mia |mie )?(?:braccio|gamb[ae]|cosc[ae]|pelle|mano|polso)|(?:testate|pugni) (?:al|contro il) muro|a testate il muro|(?:esce|vedo|vedere|scorre|uscire|usc[a-z]+)(?: [^ .!?]+){0,2} il sangue(?: [^ .!?]+){0,8} (?:calm[a-z]*|spegne|sollievo|meglio|viv[oa]|pace|serve)|(?:lamett[ae]|lame)(?: [^ .!?]+){0,6} (?:ultima|trova|cover|cassetto|di nuovo|ripres[oa])|(?:nascost[oe]|nascondo|ripreso|ripresa|comprat[oe])(?: [^ .!?]+){0,3} lamett[ae]|(?:facevo|faccio|fatt[oi]|fare|farmi)(?: [^ .!?]+){0,2} (?:dei |i )?tagli(?: [^ .!?]+){0,6} (?:ricascat[oa]|ricadut[oa]|ieri|braccia|braccio|di nuovo|gambe)|maniche lunghe(?: [^ .!?]+){0,8} (?:tagli|segni|cicatrici|caldo|estate|scuola)',
        `${FUN}|barba|parrucchier[ae]|{food}|capelli|sartori[ae]|stoffa|sole`,
      ],
    ]),
    ...sure(['selfHarm', 'near', 'other'], '', [
      [
        '(?:{friend}|{partner}|{child}|{parent}|ragazz[oa]|person[ae]|alunn[ao])(?: [^ .!?]+){0,7} (?:vocale d ?addio|messaggi[o]? d ?addio|salutat[oa] come se|si taglia|voleva morire|lasciato un biglietto|vale di piu da mort[oa]|non vuole piu vivere|vuole morire|e (?:sul|sui) (?:ponte|tetto|binari|cornicione|balcone)|regala(?:ndo|to)? tutte le sue cose|uscit[oa] con la pistola)',
        `${FUN}|capelli|unghie|{food}|anni fa|${TOPIC}`,
      ],
    ]),
    ...sure(['eating', 'near', 'self'], '', [
      [
        '(?:vado|vai|andando|andare|tiro|campo) avanti (?:a|con) (?:[^ .!?]+ ){0,2}(?:lassativi|diuretici|mela|caffe|acqua|gomme|cracker|sigarette|coca zero|yogurt)|compro i lassativi|(?:per|come) punizione(?: [^ .!?]+){0,2} (?:digiun[a-z]*|non mang[a-z]*|salto)|(?:digiun[a-z]*|non mangi[a-z]*)(?: [^ .!?]+){0,4} (?:per|come) punizione|(?:mi )?terrorizza(?: [^ .!?]+){0,6} (?:olio|calori[ea]|mangiare|cibo|piatto)|(?:olio|cibo|pane|burro|pasta|calorie|bilancia) mi (?:terrorizza|fa paura|fanno paura|terrorizzano)|(?:ciclo|mestruazioni)(?: [^ .!?]+){0,12} (?:chili|kg|capelli|magr[oa])|(?:arrivare|scendere|arrivo|scendo) (?:a|sotto i) (?:3[0-9]|4[0-4]|quaranta) ?(?:chili|kg)|resistere alla fame|(?:voglio|vorrei) vedere le (?:mie )?ossa|non riesco a (?:smettere di|fermarmi)(?: [^ .!?]+){0,4} (?:abbuff[a-z]*|mi faccio schifo|vomit[a-z]*)|butto (?:via )?(?:tutto|il cibo|il pranzo|la cena)(?: [^ .!?]+){0,6} (?:nascosto|miei|accorg[a-z]*|mamma|vede)',
        `${FUN}|{pet}|medico|stitic[a-z]*|x files|intermittente`,
      ],
    ]),
  ],
};
