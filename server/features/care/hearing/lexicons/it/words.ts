import type { Words } from '../../lexicon.ts';

export const words: Words = {
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
  tonight: 'stasera | stanotte | domani | adesso | ora | subito | tra poco | fra poco | oggi | questo weekend | notte',
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
  starve: 'digiun* | anoress* | bulimi* | non mangio | a stomaco vuoto | fame | dca | restrizione | mi affamo | dieta',
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
};
