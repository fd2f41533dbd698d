import type { Words } from '../../lexicon.ts';

export const words: Words = {
  self: 'ik | mij | me | mijn | mn | m n | mezelf | mijzelf | kheb | ikzelf | khem',
  you: 'jij | je | jou | jouw | jullie | u | gij | ge',
  heShe: 'hij | zij | ze | hem | haar | em',
  they: 'ze | hun | iemand | een man | gasten | mensen | hen',
  partner:
    'man | vrouw | mijn man | mijn vrouw | vriend | vriendin | vriendje | partner | ex | exman | exvrouw | ex man | verloofde | lief | mijn lief | echtgenoot | echtgenote | vent',
  parent:
    'vader | moeder | pa | ma | papa | mama | ouders | stiefvader | stiefmoeder | oom | tante | opa | oma | voogd | pleegvader | pleegmoeder | nonkel | bompa | bomma | schoonvader | schoonmoeder | mam | pap',
  child:
    'zoon | dochter | kind | kinderen | baby | kindje | kleine | peuter | kleuter | zoontje | dochtertje | kleinzoon | kleindochter | nichtje | neefje | kids | meisje | jongen',
  friend:
    'vriendin | vriend | maat | broer | zus | broertje | zusje | zusters | collega | huisgenoot | kotgenoot | buurman | buurvrouw | buurmeisje | buren | klasgenoot | leerling | nicht | neef | bestie | kameraad | makker',
  everyone: 'iedereen | allemaal | jullie allemaal | mijn gezin | mijn familie | de wereld | mijn kinderen | alleman',
  nobody: 'niemand | geen mens | geen hond',
  die: 'dood | doodgaan | sterv* | sterf* | gestorven | overlijd* | creper* | dodelijk | graf | begrafenis | kist | omkom*',
  kill: 'vermoord* | doodmak* | doodschiet* | doodsla* | doodstek* | neerstek* | neerschiet* | afmak* | ombreng* | kapotmak* | kelen',
  suicide:
    'zelfmoord* | zelfdoding | suicid* | mezelf van kant | een einde aan maken | eind aan maken | mezelf ophangen | me verhangen | uit het leven stappen | eruit stappen | zelfmoordgedacht* | van kant maken | voor de trein springen | euthanasie',
  end: 'einde | eind | stop* | klaar | ophou* | voorbij | gedaan | afgelopen | kappen',
  live: 'leven | leef | bestaan | wakker word* | er zijn | hier zijn | verder gaan | doorgaan | verdergaan | ontwaken',
  want: 'wil | wilde | wou | zou willen | wens* | hoop | van plan | ga | denk aan | denk erover | klaar om | besloten | verlang*',
  not: 'niet | geen | nooit | nie | zonder | nee | ni | niks',
  anymore: 'meer | niet meer | langer',
  reason: 'zin | reden* | nut | doel | waarom nog | waard | zinloos | nutteloos',
  burden:
    'last | tot last | beter af zonder | beter zonder mij | in de weg | mist me | missen | niemand merkt | teveel | blok aan | nutteloos | waardeloos',
  goodbye:
    'vaarwel | afscheid* | afscheidsbrief | brief | brieven | testament | laatste keer | laatste bericht | weggegeven | adieu | vergeef me | briefje',
  tonight: 'vanavond | vannacht | morgen | nu | straks | dit weekend | zo meteen | vandaag | binnenkort | dadelijk',
  hopeless:
    'leeg | hopeloos | uitzichtloos | geen uitweg | levensmoe | moe van het leven | op | wanhop* | kapot | trek het niet meer | kan niet meer | donker | gebroken | radeloos',
  pills:
    'pil | pillen | pilletje* | tabletten | tablet | medicijn* | medicatie | slaappillen | slaapmiddel* | paracetamol | oxazepam | temazepam | diazepam | xanax | ibuprofen | oxycodon | tramadol | antidepressiva | kalmeringspillen | dafalgan | pijnstillers | insuline | valium | seroquel | quetiapine | lorazepam | zolpidem | capsules | druppels | aspirine | kalmeringsmiddelen | trazodone | lithium',
  poison:
    'bleek | bleekmiddel | javel | chloor | antivries | rattengif | gif | gootsteenontstopper | ontstopper | wasmiddel | terpentine | landbouwgif | ammoniak | onkruidverdelger',
  take: 'genomen | geslikt | slik* | ingenomen | neem | nam | drink* | gedronken | overdosis | opgegeten | ingespoten | gespoten | innemen | pak',
  all: 'alle | alles | hele strip | hele doos | heel de doos | te veel | teveel | handvol | hele pot | allemaal | hele fles | hoop | doosje',
  blade: 'mes | mesje | mesjes | scheermes* | scheermesje* | schaar | stanleymes | glasscherf | breekmes | scherf',
  gun: 'pistool | geweer | wapen | vuurwapen | kogel* | revolver | trekker',
  height:
    'brug | dak | balkon | spoor | trein | sporen | klif | raam | perron | flat | viaduct | metro | rand | overweg | reling',
  rope: 'touw | strop | ophang* | verhang* | riem | balk | uitlaatgas* | koord | knoop',
  cut: 'snij* | sneed | gesneden | kras* | gekrast | automutil* | zelfbeschadig* | brand* | snee | sneeen | terugval',
  limb: 'pols | polsen | arm | armen | been | benen | dij | dijen | aders | keel | bovenbeen | bovenbenen | huid | onderarm*',
  bleed: 'bloed* | bloeding | gebloed | doorbloed',
  eat: 'eet* | eten | gegeten | at | maaltijd* | avondeten | ontbijt | hap | lunch | voedsel | vreetbui* | brood',
  vomit:
    'overgeven | braak* | braken | kots* | gekotst | overgegeven | vinger in mijn keel | vingers in mijn keel | spug* | uitbraken',
  laxative: 'laxeer* | laxeermiddel* | laxeerpillen | plaspillen | afslankpillen | laxantia | dieetpillen',
  weight:
    'kilo | kilos | kg | dik | vet | mager | calorie* | weegschaal | gewicht | afvallen | kcal | weeg | bmi | aankomen | dun',
  days: 'dag* | dagen | week | weken | sinds maandag | sinds zondag | sinds vrijdag | al dagen | uur | maanden',
  starve:
    'honger* | uithonger* | vast | vasten | anorexi* | boulimi* | niet eten | eetstoornis | niks gegeten | nuchter',
  hit: 'sla* | sloeg | geslagen | mep* | schop* | stomp* | trap* | duw* | geduwd | mishandel* | klap* | rammel* | gooit | pak slaag',
  choke: 'wurg* | gewurgd | keel dichtgeknepen | handen om mijn nek | bij mijn keel | keel dicht | smoor*',
  threaten: 'bedreig* | dreig* | chanteer* | afpers* | maakt me dood | maak je af',
  afraid: 'bang | angst* | schrik | doodsbang | doodsbenauwd | verstop* | durf niet | onveilig',
  control:
    'controle* | controleer* | opgesloten | sluit me op | mag niet | achtervolg* | stalk* | volgt | afgepakt | pakt mijn | verbied* | bespied* | tracker',
  hurt: 'pijn | gewond | kwets* | geweld | mishandel* | lijd* | gewelddadig | agressief',
  bruise:
    'blauwe plek* | blauw oog | blauwe plekken | bont en blauw | gebroken rib* | gescheurde lip | bloedneus | striemen',
  rape: 'verkracht* | aanrand* | aangerand | misbruik* | misbruikt | ontucht | incest | seksueel misbruik*',
  touch:
    'aangeraakt | raakt me aan | betast* | gezeten aan | zat aan mij | aan me gezeten | in mijn bed | in mijn broek | bepotel* | vinger* | handtastelijk*',
  force:
    'dwing* | gedwongen | dwong | moest van hem | zei nee | nee gezegd | stopte niet | tegen mijn zin | tegen mijn wil | vasthield | forceer*',
  drugged: 'gedrogeerd | in mijn drankje | in mijn drank | ghb | drugs in mijn | weet niks meer | black out',
  nudes: 'naaktfoto* | blote foto* | nudes | seksvideo | foto van mij | sextape | dickpic | naaktbeelden',
  revenge: 'wraak | terugpakken | laten boeten | boeten | betaald zetten | bloedbad | aanslag',
  voices: 'stemmen | stem in mijn hoofd | de stemmen | stem',
  chest: 'borst | hart | borstkas | hartaanval | borststreek | linkerarm',
  pain: 'pijn | druk | steken | beklemmend | strak | stekend* | krampen | band',
  breathe: 'adem* | ademen | lucht | stik* | benauwd | blauwe lippen | ademt | hapt naar adem',
  unconscious:
    'bewusteloos | flauwgevallen | flauw | buiten bewustzijn | wordt niet wakker | reageert niet | weggevallen | ingestort | buiten westen',
  seizure: 'epilep* | insult | stuip* | toeval | schokt | aanval | schuim op',
  numb: 'verlamd | scheve mond | gevoelloos | brabbel* | hangt scheef | beroerte | mondhoek | wartaal | tinteling* | doof gevoel',
  swell:
    'opgezwollen | zwel* | gezwollen | allerg* | netelroos | dik | bijensteek | wesp | anafyla* | epipen | galbulten',
  emergency: 'ambulance | 112 | ziekenhuis | spoed | spoedeisende hulp | ziekenwagen | seh | hulpdiensten',
  help: 'help | hulp | wat moet ik doen | alsjeblieft | wat nu | asjeblieft',
  laugh: 'lol | haha* | hihi | 😂 | 🤣 | grap* | lach* | gelachen | geintje | xd | grapje | lmao',
  story:
    'film | boek | serie | roman | aflevering | verhaal | liedje | hoofdstuk | personage | netflix | essay | nieuws | podcast | documentaire | scene | musical | detective | thriller | strip lezen | seizoen | tatort',
  game: 'game | gamen | spel | spelletje | level | schaak* | wedstrijd | potje fifa | minecraft | fortnite | voetbal* | eindbaas | baas level | ajax | feyenoord | kaarten | monopoly | draak | zombie* | ridder | darts | penalty',
  food: 'pizza | friet* | taart | chocola* | stroopwafel* | pannenkoek* | koek* | kaas | bitterbal* | ijs | frikandel* | hagelslag | pasta | chips | appeltaart | soep | kroket* | ui | uien',
  thing:
    'haar knippen | kapper | telefoon | batterij | auto | plant* | laptop | gras | papier | wifi | fiets | printer | wasmachine | tuin | pony | nagels',
  pet: 'hond | kat | poes | konijn | hamster | cavia | kitten | puppy | goudvis | kater | hondje | paard',
  work: 'werk | vergadering | examen | tentamen | huiswerk | baas | school | sollicitatie | deadline | kantoor | toets',
  love: 'kus* | zoen* | knuffel* | schat | liefje | verliefd | lieverd | vrijen | tongen',
  medicine:
    'vitamine* | recept | hoofdpijn | verkoud* | zoals de dokter | hooikoorts* | bij het ontbijt | bijsluiter | griep | keelpijn | multivitamine | magnesium',
};
