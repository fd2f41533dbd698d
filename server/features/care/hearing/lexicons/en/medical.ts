import { FICTION, JOKE, PERSON } from './parts.ts';
import { sure } from './sure.ts';

const TALK = `${FICTION}|years? ago|last year|months? ago|back in|as a (?:kid|child)|used to|when i was|what (?:are|is|number)|how does|difference between|recovered|anniversary|survived|stud(?:y|ies)|learn(?:ed|ing)?|course|nearly had|almost had|gave me|give me|giving me|reruns|saved him|korea|exam grade|what a day|blueberr[a-z]*|lipstick|sofa|threw a fit|licence|license|works great|rucksack|packed|paint|smurf|slush`;
const BROKEN = `${TALK}|laptop|phone|alarm|computer|siri|alexa|wifi|console|pc|tv|teenager|before noon|before ten|coffee|lazy|hibernat[a-z]*|market|economy|bag|{pet}|plants?|tent|shelf|engine|printer|cake|school|texts?|message[sd]?|dms?`;
const GYM =
  'gym|workout|work out|leg day|arm day|chest day|squats?|push ?ups?|press ups?|bench|deadlift[a-z]*|spin class|yoga|pilates|tattoo|bra|binder|sunburn[a-z]*|wax(?:ed|ing)?|dentist|filling|hygienist|song|sing|novocaine|asleep on|slept on|{pet}|miss (?:him|her|you|them)|heartbr[a-z]*|broke up|break ?up|dumped|love|cute|sweet|proud|happy|beautiful|left me|adorable|a cold|heartburn|indigestion';
const AIR = `${JOKE}|funny|nose|a cold|stuffy|corset|dress|jeans|bra|tight|spanx|costume|so hot|too hot|hot in here|heat|humid[a-z]*|gorgeous|beautiful|handsome|full|kiss[a-z]*|without you|mask|snot|sinus[a-z]*|hay ?fever|perfume|smell|deodorant|bins?|farts?|stairs|hill|5k|crowded|busy|workload|emails|so good|concert|album|crush|tube|suspense`;
const SUDDEN =
  '(?:numb|droop[a-z]*|wont move|weak|crooked|slack|stopped working|paralysed|paralyzed|gone funny|dead|heavy|tingl[a-z]*|fallen|wont work|feels (?:strange|weird|funny))';
const SWALLOWED =
  '(?:swallowed|swallows|ate|eaten|drank|drunk|got into|got hold of|chewed|sucked on|eating|inhaled|licked|put)';
const BAD =
  '(?:button battery|battery|batteries|coin|magnets?|marble|lego|{poison}|{pills}|dishwasher tablets?|washing (?:pod|capsule)|laundry pod|tide pod|toilet cleaner|berries|cigarette|nicotine|vape|medicine cabinet|pin|needle|button|something|edibles?|mushrooms?|perfume|nail polish remover|screw|bead|pen lid)';
const FALL = '(?:fell|fallen|fall|falls|collapsed|slipped|tripped)';

export const medical = [
  ...sure(['medical', 'now', 'other'], BROKEN, [
    '(?:not|isnt|stopped|barely|hardly|aint|dont think (?:she|he)s|isn) (?:even |really )?(?:breathing|breathin|breathe)¬(down)|breathing (?:has |s )?(?:stopped|funny|weird|really slow|strange|so fast)',
    'no pulse|cant find (?:a|her|his) pulse|heart (?:has )?stopped¬(when|at)|(?:pulse|breathing) is (?:really |so |very )?(?:slow|weak|shallow)',
    `(?:${PERSON})~(?:wont|not|isnt|doesnt|will not|cant)~(?:wake|waking|wakin|respond|responding|react|reacting|open (?:his|her) eyes|come round)¬(early|for|at|before|till|until|to)`,
    'cant (?:wake|bring)~(?:him|her|them|mum|mom|dad|son|daughter|wife|husband|baby|friend)~?(?:up|awake|round)?',
    `(?:${PERSON})~(?:unconscious|unconcious|unresponsive|collapsed|convulsing|seizing|limp|floppy|lifeless|fitting|foaming|passed out|blacked out|keeled over)`,
    `(?:${PERSON})~(?:seizure|siezure|convulsions?|a fit)|eyes (?:have )?rolled|foaming (?:at|a bit|from)|shaking all over|jerking (?:and|all)`,
    '(?:having|hes had|shes had|just had|had) (?:a|another) (?:stroke|heart attack|cardiac arrest)∋(help|now|think|what|call|ambulance|face|arm|dad|mum|mom|husband|wife|he|she|him|her|grandma|grandad)|think≈(?:a|having) (?:stroke|heart attack)',
    '(?:lips|face|mouth|fingers|skin)~(?:blue|purple|grey|gray)|(?:going|turning|gone|turned|goes) (?:blue|purple|grey)¬(hair|eyes|sky|from|with)',
    '(?:face|mouth|smile|eye)~(?:droop[a-z]*|crooked|sagging|lopsided)|(?:talking|speaking|talks|talkin) (?:gibberish|nonsense|rubbish)|(?:words|speech) (?:are|is|all)~(?:jumbled|slurred|slurring|funny|not making sense)|suddenly (?:confused|cant (?:speak|talk|walk|see))',
    [
      `(?:${PERSON})~(?:cant|couldnt|cannot|struggling to|finding it hard to)~(?:lift|feel|speak|talk|breathe|breath|get (?:any )?air|catch (?:his|her) breath|swallow|move)`,
      `${AIR}|furniture|boxes|dutch|spanish|french`,
    ],
    [
      `(?:${PERSON}|baby)~(?:choking|chokin)¬(up|me|her|him|mum|us)|stuck in (?:his|her) throat|stuck≈(?:throat|breathe)`,
      `${JOKE}|tears|emotional|words|title|penalt[a-z]*`,
    ],
    [
      `(?:{child}|toddler|baby|she|he)s?~${SWALLOWED}~${BAD}`,
      'on purpose|prescribed|lunch|dinner|pie|smoothie|risotto|toast|music|toy|remote|laughed|something (?:nice|new|different|yummy)',
    ],
    [
      `(?:${PERSON})~(?:allergic|allergy|hives|epipen|anaphyla[a-z]*)≈(?:swell[a-z]*|face|breath[a-z]*|throat|reaction|lips|dont have|now)|(?:face|lips|tongue|throat|eyes)~(?:swelling|swollen|puffing|swelled)≈(?:he|she|his|her|him)|(?:his|her)≈(?:face|lips|tongue|throat|eyes)~(?:swelling|swollen|puffing|swelled)|covered in hives|dont have an epipen`,
      'crying|cried|filler',
    ],
    '(?:baby|newborn|infant|weeks? old|months? old|toddler)…(?:fever|floppy|limp|wont feed|breathing (?:really |so )?fast|gasping|rash|temperature of|fell|dropped|wont stop (?:crying|vomiting)|not moving)',
    '(?:ribs|belly) (?:sucking|pulling) in|sucking in under|cant finish a sentence|rash≈(?:glass|doesnt (?:go|fade))|wheezing and|(?:whistling|gurgling|rattling) (?:noise|when|sound)',
    'out of the (?:pool|water|river|lake|sea|bath)…(?:breath[a-z]*|grey|awake|coughing|blue|moving)|face down in|nearly drowned|(?:hes|shes|is) drowning|went under',
    '(?:been|got|was|just) (?:hit|run over|knocked down|struck) by (?:a|the) (?:car|bus|truck|lorry|van|train|bike)∋(moving|bleeding|help|front of me|legs|blood|unconscious|breathing|head|now)',
    `(?:${PERSON}|been|was|got|just)~(?:stabbed|shot)¬(in the back by|up|for|on film|at|a|me|down)∋(bleed|bleeding|blood|help|ambulance|chest|stomach|dying|what do i do|now)`,
    '(?:man|woman|lady|guy|person|cyclist|someone|stranger|driver|kid)~(?:lying|collapsed|slumped|passed out|isnt reacting|down at)≈(?:reacting|moving|breathing|blood|twitching|nobody|wake|help|gym|outside|pavement|ground|road)',
    `(?:${PERSON})~(?:bleeding|haemorrhag[a-z]*|hemorrhag[a-z]*|losing)≈(?:stop|badly|out|everywhere|head|lots?|loads|much|blood|bad|heavily)|(?:blood|bleeding)≈(?:his|her) (?:head|ear|ears|mouth|leg|arm|neck|stomach)|cant stop (?:the|his|her) (?:blood|bleeding)|the bleeding (?:just )?wont stop`,
    'how (?:do|to)~cpr|(?:mouth to mouth|cpr|chest compressions|defib[a-z]*)…(?:quick|on him|on her|baby|man down|dad|mum|mom)|(?:ambulance|999|911|paramedics?)~(?:coming|says|said|on (?:the )?way|on hold|taking|minutes|late)',
    '(?:waiting for|called|rang|phoned) (?:the|an) (?:ambulance|paramedics)',
    `(?:${PERSON}|mum|nan|gran|grandad)~${FALL}…(?:cant (?:get up|stay|move|stand)|wont wake|not (?:moving|waking)|confused|screaming|blood|bleeding|nodding|hip|head|turned out|thinners)`,
    '(?:boiling|kettle|hot oil|hot water)≈(?:over|on)~(?:him|her|himself|herself|my (?:son|daughter|baby))|(?:live wire|electrocuted)…(?:moving|he|she|ground)|(?:skin) (?:is |s )?(?:hanging|coming off|peeling off)|(?:clothes|hair) (?:went up|caught fire)',
    '(?:hot|locked)~car…(?:baby|child|kid|toddler|dog)|(?:baby|child|kid|toddler)≈(?:locked|left) (?:in|alone)≈car|(?:burning up|red hot|boiling hot)…(?:mumbling|sense|confused|collapsed|limp|delirious)',
    '(?:passed out|wasted|drunk|vodka|drank)…(?:cant wake|wont wake|doesnt (?:react|respond)|breathing (?:really )?slow|gurgling)|throwing up while|(?:passed out|asleep)≈(?:vomit|own sick)',
    'oxygen≈(?:[5-8][0-9]|low|dropping)|pink froth|drowning in (?:his|her)|(?:holding|clutching|grabbing) (?:his|her) chest|gasping for (?:air|breath)|complaining (?:of|about)≈chest',
    `(?:${PERSON})~(?:chest pains?|pain in (?:his|her) (?:chest|arm)|cant feel (?:his|her)|slurring|took the wrong|low blood sugar|hypo|sugar is)`,
  ]),
  ...sure(['medical', 'now', 'self'], `${TALK}|${JOKE}`, [
    [
      'chests? (?:is |really |just |feels |has been |area |also |keeps |starts? |bloody |been |so |s |like its )*(?:hurts?|hurting|aches?|aching|tight|tightening|burning|pains?|crushed|crushing|heavy|in a vice)',
      GYM,
    ],
    [
      '(?:pains?|pressure|crushing|squeezing|ache|tightness|weight|tight band|elephant|stabbing|tearing|heaviness)~(?:in|on|across|round|around|down|through|between|under|behind)~(?:chest|left arm|shoulder blades|breastbone|ribs|jaw|heart)',
      GYM,
    ],
    [
      '(?:think |im |i am |might be |could be |is this |this is |having |am i |feels like )+(?:having )?(?:a |my )?(?:heart attack|stroke|anaphyla[a-z]*|aneurysm|cardiac arrest|blood clot)',
      `${GYM}|of luck|genius|price|bill|scare|surprise|boss|spider`,
    ],
    [
      '(?:^|[.!?,] ?|and |help |i |literally |suddenly |still |really |properly |pls )(?:cant|cannot|cnt|can not|can hardly|can barely|can only just|struggling to|hard to|harder to|hurts to) (?:breathe|breath|breahte|brea|get (?:any |enough )?air|get my breath|catch my breath)',
      AIR,
    ],
    [
      'inhaler…(?:empty|work[a-z]*|doing|help[a-z]*|out|gone|left)|asthma attack|short of breath|gasping for|cant get a breath|wheezing',
      `${AIR}|puppy`,
    ],
    [
      '(?:throat|tongue|lips|face|mouth)(?: (?:is|are|feels|feel|its|has|have|s|just|nearly|all|up|now|starting|getting|going|to))* (?:swell|swelling|swelled|swollen|closing|close up|puffing|puffed|huge|tightening)',
      'crying|cried|dentist|wisdom|filler|plumper|botox|kiss[a-z]*|hay ?fever|spicy|chilli|tonsil[a-z]*',
    ],
    'allergic reaction|(?:cant find|havent got|dont have|without|wheres|forgot)~epi ?pen|allergic…(?:stung|ate|eaten|swell[a-z]*|breathe|throat|hives)|stung…(?:allergic|throat|face|tongue|swell[a-z]*|hives)|hives (?:all over|everywhere|and)',
    [
      `(?:half|one side|left side|right side|other side|left half|left hand|right hand|left arm|right arm|left leg|my arm|my face)≈${SUDDEN}`,
      `${GYM}|tap|shoe|glove|driving|headphone[a-z]*|earbud|airpod|speaker|bed`,
    ],
    [
      '(?:cant|cannot|couldnt) (?:move|feel|lift|raise|use) (?:my |the |either |one of my )?(?:left |right |whole )?(?:arms?|side|legs?|face|hand|hands|feet|body|foot)',
      `${GYM}|freezing|frozen|snow|massage|heels|hike|hiking|party|danc[a-z]*|wine|swimming|skiing`,
    ],
    '(?:speech|words?|talking)~(?:slurred|slurring|coming out|come out|jumbled|thick|slurrin)|worst headache|(?:vision|sight) (?:has )?(?:gone|going|blurred|disappeared)|suddenly (?:blind|cant see|went blind)|cant see (?:out of|from) (?:one|my)|headache…(?:cant see|stiff neck|vomit[a-z]*|flashing|confused|worst)',
    [
      '(?:hit|banged|bumped|knocked|smacked|cracked) my head…(?:sick|vomit[a-z]*|throwing|double|sleepy|drowsy|confused|dizzy|remember|nose|bleed[a-z]*|blurry|dropping)|knocked out…(?:double|sick|dizzy)|heads? (?:is )?bleeding',
      'lol',
    ],
    [
      '(?:bleeding|blood)~(?:wont stop|not stopping|isnt stopping|cant stop|doesnt stop|everywhere|spurting|squirting|gushing|pouring)|(?:wont|cant|doesnt) stop~bleeding|lots of blood|so much blood|(?:severed|an artery)|soaked (?:through )?(?:two|three|four|several|[2-9])|losing (?:a lot of|so much) blood',
      'nose ?bleed|period cramps|shav[a-z]*|paper ?cut|fake blood|steak|bloody mary|gums',
    ],
    '(?:blood )?sugars?~(?:[1-3](?:[.,][0-9])?|lo|hi|[2-4][0-9]|crashing|dropping|dropped|low and)∋(shaking|insulin|blurry|juice|sweating|alone|cant|dizzy|confused|help|thirsty|reading|pass|faint)|(?:diabetic|type (?:1|one)|insulin|hypo)…(?:blurry|shaking|sweating|confused|vomit[a-z]*|too much|passing out|being sick|mistake|accident|twice|shaky)|ketones|meter (?:just )?says',
    '(?:carbon monoxide|co) (?:alarm|detector)s? (?:is |has |just )?(?:going|beeping|went|keeps|sounding)|(?:boiler|bbq|barbecue|heater|generator|gas)…(?:headache|dizzy|feel sick|feels sick)|smell (?:of )?gas…(?:dizzy|sick|headache)',
    'mixed (?:bleach|ammonia|cleaning)|{poison}~in my eyes?|(?:wrong bottle|by mistake|accidentally)…{poison}|{poison}…(?:by mistake|by accident|accidentally)|breathed in≈(?:fumes|smoke|gas|chlorine|bleach)',
    [
      '(?:something|somethings|bone|food|steak|meat|pill|tablet|sweet)≈(?:stuck|lodged|down wrong)…(?:throat|breathe|swallow|air|talk|gag[a-z]*)|(?:im|i am|^)~choking on|^choking|stuck in my throat',
      'word|song|up|tears|microwave|oven|printer',
    ],
    '(?:stopped (?:sweating|shivering))|(?:in the sun|heat ?stroke|40 degrees|so hot|burning hot|marathon)…(?:double|confused|dont know where|throwing up|cant think|passed out|collapsed|faint[a-z]*)|hypothermi[a-z]*|(?:snow|hill|canal|ice|mountain|freezing|cold)…(?:drowsy|cant feel my|slurr[a-z]*|cant get warm|cannot stop)',
    '(?:pregnant|weeks|pregnancy|wks)≈(?:bleeding|blood|sharp pain|flashing lights)|(?:bleeding|blood)≈(?:pregnant|pregnancy)|baby (?:hasnt|has not|isnt|stopped|not) (?:moved|moving|kicked|kicking)|waters? (?:have |just )?bro(?:ke|ken)∋(green|weeks|early|alone|blood|now|home)|baby is coming|in labour∋(alone|home|now|weeks)|feel the cord|soaking (?:a|through) pads?|passed a clot|(?:c ?section|postpartum|gave birth)…(?:fever|bleed[a-z]*|breath|chest|faint|open[a-z]*)|miscarr(?:ying|iage)∋(blood|bleeding|now|pain)',
    '(?:coughing|cough|coughed|vomiting|vomited|throwing up|threw up|puking|spitting|being sick|pooing|pissing|peeing)≈(?:blood|coffee grounds|pink froth|pink stuff)|coffee grounds|blood in the toilet|black (?:poo|stool|blood)',
    '(?:calf|leg)s?≈(?:swollen|hot|huge|red)…(?:chest|breath)|(?:flight|surgery|operation)…(?:cant breathe|short of breath|chest pain|breathe properly)|sharp pain≈breathe',
    [
      '(?:belly|stomach|abdomen|tummy|side|appendix)≈(?:so bad|agony|hard as|excruciating|unbearable|worst pain|burst)|pain≈right side|testicles?≈(?:agony|pain)|ball in agony|no feeling between my legs|cant (?:pee|wee)≈(?:numb|since|legs)|worst pain (?:of|in) my life',
      'period|ate too much|hungry|sit ups|butterflies',
    ],
    '(?:took|taken|had|gave myself|given myself)≈(?:twice|double|two doses|wrong (?:pills|meds|tablets|dose))∋(accident|accidentally|mistake|faint|dizzy|heart|weird|tonight|now|help)|mixed up my (?:pills|meds|tablets)|{pills}…(?:stay awake|side hurts|breathing slow|reali[sz]e)',
    '(?:edible|smoked|took a pill|did a line|snorted|coke|ketamine|mdma|molly|acid trip|spice)…(?:heart|chest|blacking out|jaw|breathe|boiling|dying|cant feel|cant move|overheating)¬(melted|warm|happy)',
    '(?:stopped|quit|given up|havent had|without)~(?:drinking|a drink|alcohol|booze|benzos)…(?:shaking|seeing things|fit|seizure|hearing|sweating|crawl)|ran out of≈(?:benzos|xanax|valium|diazepam)…(?:twitch[a-z]*|seizure|shak[a-z]*)',
    '(?:i|ive|just|woke up)≈(?:had a (?:seizure|fit)|having (?:a )?(?:seizures?|fits?)|bit my tongue|another seizure)|(?:epileptic|epilepsy)…(?:fits? today|another|alone|coming|nobody)|comes before a (?:fit|seizure)|aura before',
    'hearts?(?: rate| beat)?(?: (?:is|s|has|been|keeps|wont|just|going|at|so|beating|all|rate))* (?:racing|pounding|[1-2][0-9]{2}|[2-3][0-9]|skipping|irregular|stopping|slow down|wrong|fast|mental|mad|fluttering|weird|pounding)…(?:breathe|pass out|passing out|faint[a-z]*|dizzy|grey|black|chest|sweat[a-z]*|shock|sitting still|alone|stop)|heart rate (?:is )?(?:[1-2][0-9]{2}|[2-3][0-9])',
    `${FALL}≈(?:cant|cannot|couldnt|unable to) (?:get up|move|stand|feel)|(?:lying|stuck|been) on (?:the|my)~floor≈(?:night|morning|hours|cant|alone|since)|hip is broken|(?:fell off|fallen off|fell down|fallen down)…(?:cant|legs|head|back|sick|remember|move|broken|bone)|bone (?:is )?(?:sticking|poking|coming) out`,
    '(?:fever|temperature)≈(?:40|41|39|10[3-6])∋(shaking|shivering|confused|breath|cant|heart|stiff|rash|weeks|baby|awake|help|neck)|red lines? going up|(?:shivering|burning up|fever)~(?:confused|cant think|hallucinat[a-z]*)|(?:stiff neck|rash)…(?:fever|light|headache)|sepsis',
    '(?:bitten|bit|bite)≈(?:snake|spider|adder|rattlesnake|bat)…(?:swell[a-z]*|swollen|black|sick|skin|foot|arm|breathe|leg)|(?:snake|spider|jellyfish)≈(?:bit|got|stung) me',
    '(?:chip pan|oil|kettle|sleeve|clothes) (?:went up|caught fire|caught light)|skin(?:s| is)? coming off|(?:massive|electric) shock≈(?:heart|off|from|chest|socket)|(?:leg|arm|hand|face)~blistering|house is on fire|(?:badly|third degree) burn',
    '(?:crashed|car crash|car accident|rolled the car|came off my (?:bike|motorbike))…(?:stuck|trapped|stomach|bleed[a-z]*|hurts|cant move|head|legs|blood)|(?:took|cut|sliced) my (?:finger|thumb|hand|toe) off|foot through≈glass|slipped with the',
    '(?:ate|eaten|eating)≈(?:nuts?|peanuts?|prawns?|shellfish|cashews?|something)…(?:throat|swell[a-z]*|swollen|hives|breathe|wheez[a-z]*|lips|tongue|closing)',
    '(?:breathless|out of breath)…(?:lie down|lying|ankles|blue|leg|chest|flight|lips|sitting)|arms?(?: has| s)? gone funny|keep (?:blacking|passing) out|(?:about to|going to|gonna) (?:pass out|faint|black out)≈(?:alone|heart|chest|help|breath[a-z]*)|(?:passed out|fainted|blacked out)≈(?:again|twice|chest|heart|alone|bleed[a-z]*|head)',
    [
      '(?:diving|a dive|altitude|[3-8][0-9]{3} ?m)…(?:numb|joints|breath|coughing|stagger[a-z]*|cant think|tingly)',
      'stage dive|deep dive|dive bar',
    ],
  ]),
  ...sure(['medical', 'near', 'other'], `${TALK}|${JOKE}`, [
    `(?:${PERSON})~(?:chest pains?|blood in (?:his|her)|faints|fainting|coughing (?:up )?blood)≈(?:refuses|wont|waves|doctor|week|checked|holidays)`,
  ]),
  ...sure(['medical', 'near', 'self'], `${TALK}|${JOKE}`, [
    '(?:lump|blood in my (?:poo|stool|pee|urine))…(?:doctor|gp|scared|growing|months?|weeks)|chest pains? on (?:the )?stairs|(?:run|ran|running) out of≈(?:epilepsy|heart|insulin|inhaler)|not got (?:any )?insulin|(?:rusty nail|bat|stray)…(?:hot|red|broke the skin|swollen|rabies)',
  ]),
];
