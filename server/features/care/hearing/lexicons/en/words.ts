import type { Words } from '../../lexicon.ts';

export const words: Words = {
  self: 'i | me | my | mine | myself | im | ive | id | ill | meself | my self | mysef | imma | ima | iam | meh self',
  you: 'you | u | ya | your | ur | youre | yours | yourself | urself | youve | youd | youll | yall',
  heShe:
    'he | she | him | her | his | hers | hes | shes | hed | shed | shell | himself | herself | hisself | himslf | herslf',
  they: 'they | them | their | theyre | theyve | theyd | theyll | those | these | themselves | em',
  partner:
    'husband | hubby | husbend | wife | wifey | boyfriend | girlfriend | boyfreind | girlfreind | bf | gf | partner | ex | fiance | fiancee | spouse | missus | missis | other half | old man | exboyfriend | ex boyfriend | ex girlfriend | ex husband | ex wife | ex partner | baby daddy | baby mama | the mr | my man | my bloke | my fella | my fellow | me bloke',
  parent:
    'mum | mom | mam | mummy | mommy | mother | ma | mama | dad | daddy | father | papa | pops | stepdad | stepmum | stepmom | step dad | step mum | step mom | stepfather | stepmother | foster dad | foster mum | foster mom | uncle | aunt | auntie | aunty | grandad | granddad | grandpa | grandfather | nan | nana | gran | granny | grandma | grandmother | parents | folks | guardian | carer | caregiver | mother in law | father in law | in laws | mums boyfriend | moms boyfriend | old lady',
  child:
    'child | kid | kids | children | son | daughter | baby | toddler | newborn | infant | boy | girl | lad | little one | little girl | little boy | grandson | granddaughter | grandchild | nephew | niece | stepson | stepdaughter | teen | teenager | teenage | twins | bub | bairn | youngest | eldest | boys | girls | year old | yr old',
  friend:
    'friend | friends | freind | bestie | bff | bsf | mate | mates | pal | buddy | homie | brother | bro | brothr | sister | sis | sibling | flatmate | roommate | roomate | housemate | colleague | coworker | co worker | workmate | classmate | cousin | neighbour | neighbor | student | pupil | boss | brother in law | sister in law | twin | best friend | mutual | teammate | teacher | online friend',
  everyone:
    'everyone | everybody | everyones | they all | all of them | all of you | the world | my family | family | my kids | my children | people | ppl | them all | you all | yall | whole world | my parents | my wife | my husband | my friends',
  nobody:
    'nobody | no one | noone | no 1 | not one person | not a soul | no body | none of them | not anyone | not a single person | nobodys | no ones | nobodyd | no oned | who would',
  die: 'die | dies | died | dying | dead | death | ded | deceased | pass away | passing away | perish | drop dead | dieing | 6 feet under | six feet under | in the ground | in my grave | croak | cark it | pop my clogs | kick the bucket | funeral | coffin | not alive',
  kill: 'kill | kills | killed | killing | kil | murder | murdered | murdering | stab | stabbed | stabbing | shoot | shooting | shot | strangle | slaughter | execute | smother | drown | poison him | poison her | slit his | slit her | bump off | do him in | do her in | end him | end her | shank | butcher | behead',
  suicide:
    'suicide | suicidal | sucide | suicidle | suicde | sicidal | suicidel | kms | kys | kill myself | killing myself | kill my self | kill meself | killmyself | killed myself | unalive | unalive myself | unaliving | unalived | sewerslide | sewer slide | sewerslidal | ctb | catch the bus | off myself | offing myself | top myself | topping myself | do myself in | hang myself | hanging myself | shoot myself | drown myself | end my life | ending my life | take my own life | taking my own life | take my life | end it all | ending it all | neck myself | self delete | self deletion | commit suicide | kill himself | kill herself | suicide note',
  end: 'end | ends | ending | ended | over | finish | finished | finishing | stop | stopped | stops | quit | quitting | done | done with | give up | giving up | gave up | cease | check out | checking out | clock out | log off | logging off | exit',
  live: 'live | living | alive | lives | exist | existing | existence | be here | being here | stay here | wake up | waking up | woke up | wake | go on | going on | carry on | carrying on | keep going | be around | stick around | breathing | survive | continue | life | on this earth | in this world',
  want: 'want | wants | wanted | wanting | wanna | wana | wnna | wnat | wish | wishes | wished | wishing | going to | gonna | gunna | gna | finna | plan | plans | planning | planned | thinking of | thinking about | thinking abt | think about | ready to | decided | intend | hope | hoping | need to | rather | about to | tempted | would like | intending | resolved',
  not: 'not | no | never | dont | cant | cannot | wont | didnt | doesnt | isnt | wasnt | wouldnt | couldnt | shouldnt | aint | havent | hasnt | hadnt | without | none | nothing | nor | neither | barely | hardly | nvr | cnt | dnt | cud not',
  anymore:
    'anymore | any more | any longer | no more | no longer | again | ever again | much longer | aymore | anymroe | anymor | nomore | for good | forever | for ever',
  reason:
    'reason | reasons | point | pointless | purpose | sense | worth | worth it | meaning | meaningless | use | useless | why bother | whats the point | what for | worthwhile | future | no good',
  burden:
    'burden | burdens | dead weight | deadweight | better off | better without | happier without | without me | in the way | useless | worthless | miss me | missed | notice | notices | care if i | waste of space | waste of oxygen | drain on | cost people | in everyones way | a nuisance | easier without | unwanted | drag everyone down | relieved',
  goodbye:
    'goodbye | goodbyes | good bye | bye | farewell | so long | adieu | note | letter | letters | suicide note | goodbye letter | my will | the will | gave away | giving away | given away | rehomed | last message | last time | final message | last words | see you on the other side | tell them i love | sorry for everything | thank you for everything | passwords | last night',
  tonight:
    'tonight | tonite | 2nite | tomorrow | tmrw | tmr | tomorow | now | rn | right now | soon | today | this weekend | this week | this evening | friday | in an hour | before midnight | by morning | immediately | any minute | after this | next week',
  hopeless:
    'hopeless | no hope | empty | numb | tired of life | tired of living | tired of being alive | no way out | no future | trapped | worthless | nothing matters | cant go on | cant take it | cant do this | cant cope | so done | done with life | sick of life | fed up of living | dead inside | broken | despair | at rock bottom | exhausted | give up on life | in a dark place | dark place | no escape',
  pills:
    'pill | pills | tablet | tablets | tabs | tabltes | meds | medication | medications | medicines | capsules | painkiller | painkillers | pain killers | paracetamol | tylenol | acetaminophen | panadol | ibuprofen | advil | aspirin | codeine | co codamol | cocodamol | tramadol | oxy | oxys | oxycodone | percocet | percs | vicodin | xanax | xans | valium | diazepam | benzos | ativan | klonopin | lorazepam | zopiclone | ambien | temazepam | sleeping pills | sleeping tablets | antidepressants | anti depressants | sertraline | zoloft | prozac | fluoxetine | citalopram | lithium | seroquel | quetiapine | beta blockers | propranolol | fentanyl | morphine | benadryl | amitriptyline | adderall | insulin | gabapentin | metformin | blister packs | pill bottle',
  poison:
    'poison | bleach | antifreeze | anti freeze | rat poison | drain cleaner | toilet cleaner | oven cleaner | weedkiller | weed killer | pesticide | drain stuff | cleaning fluid | cleaning stuff | cleaning products | detergent | ammonia | acid | drain unblocker | domestos | clorox | drano | paraquat | cyanide | white spirit | slug pellets | disinfectant | dettol | paint thinner | petrol | yew | hand sanitizer',
  take: 'take | takes | took | taken | taking | tkae | swallow | swallowed | swallowing | drank | drink | drunk | downed | down | necked | popped | popping | overdose | overdosed | overdosing | od | oded | chugged | chug | ingested | washed down | injected | mixed | ate | snorted',
  all: 'all | alll | whole | entire | every | everything | bottle | packet | pack | box | bag | strip | too many | too much | handful | handfuls | fistful | lots | loads | a load | bunch | the lot | lot of | tons | at once | in one go | all at once | months worth | overdose | every single | every last',
  blade:
    'knife | knives | razor | razors | razorblade | razorblades | razor blade | razor blades | blade | blades | scissors | stanley knife | box cutter | boxcutter | scalpel | craft knife | penknife | sharpener | glass | cleaver | machete | axe | dagger | shard | exacto',
  gun: 'gun | guns | pistol | rifle | shotgun | revolver | handgun | firearm | bullet | bullets | ammo | glock | loaded | trigger | weapon | weapons | gun safe | ar 15 | crossbow',
  height:
    'bridge | roof | rooftop | balcony | ledge | cliff | cliffs | railing | railings | tracks | train tracks | railway | train | platform | overpass | car park roof | window ledge | high building | multi storey | quarry | beachy head | golden gate | tall building | top floor | jump | jumped | jumping | viaduct',
  rope: 'rope | noose | hang | hanged | hanging | hung | belt round | ligature | cord | beam | strung up | string myself up | round my neck | strangle myself',
  cut: 'cut | cuts | cutting | cutt | slash | slashed | slashing | slit | slitting | slice | sliced | burn | burns | burned | burnt | burning | scratch | scratched | scratching | carve | carved | self harm | self harmed | self harming | selfharm | selfharmed | sh | hurt myself | hurting myself | harm myself | harming myself | styro | relapsed | relapse',
  limb: 'wrist | wrists | arm | arms | forearm | leg | legs | thigh | thighs | vein | veins | throat | neck | ankle | hip | hips | artery | stomach | hand | hands | skin',
  bleed:
    'bleed | bleeds | bleeding | bled | blood | bloody | gushing | spurting | pouring out | haemorrhag* | hemorrhag* | blood everywhere | soaked | bandage | bandages | stitches | clot | clots | gash',
  eat: 'eat | eats | eaten | eating | ate | eatin | food | meal | meals | breakfast | lunch | dinner | supper | bite | bites | chew | swallow | calories | cals | tea | feed | intake | fed',
  vomit:
    'vomit | vomits | vomited | vomiting | throw up | throws up | throwing up | threw up | threw it up | throw it up | thro up | thrown up | puke | pukes | puked | puking | purge | purges | purged | purging | be sick | being sick | been sick | make myself sick | made myself sick | making myself sick | makes herself sick | barf | barfed | barfing | bring it back up | fingers down | bulimi* | mia | b p | binge and purge | sick up | spew | chunder | chew and spit | heave',
  laxative:
    'laxative | laxatives | laxitives | laxies | laxi | lax | dulcolax | senna | senokot | diet pills | slimming pills | slimming tablets | fat burners | water pills | diuretics | ipecac | enema | exlax | ex lax',
  weight:
    'weight | weigh | weighs | weighed | fat | fatter | obese | kilo | kilos | kg | pounds | lbs | stone | scale | scales | calorie | calories | cals | kcal | bmi | thin | skinny | thinner | skeleton | underweight | bones | thighs | size 0 | goal weight | weigh in | chubby | disgusting | thinspo | ribs',
  days: 'day | days | dayz | week | weeks | wks | weekend | month | months | monday | tuesday | wednesday | thursday | friday | saturday | sunday | hours | hrs | since | yesterday | fortnight | 24h | 48h | 72h | all week',
  starve:
    'starve | starves | starved | starving myself | starving | starvin | fast | fasting | fasted | hungry | hunger | not eating | stopped eating | no food | without food | skip meals | skipping meals | skipped | restrict | restricting | restricted | anorex* | ana | anorexia | eating disorder | ed | dont eat | doesnt eat | wont eat | cant eat | havent eaten | hasnt eaten | empty stomach | water only',
  hit: 'hit | hits | hitting | beat | beats | beaten | beating | beatings | beat up | beats up | punch | punches | punched | punching | slap | slaps | slapped | slapping | smack | smacks | smacked | kick | kicks | kicked | kicking | push | pushes | pushed | shove | shoves | shoved | batters | battered | thump | thumps | thumped | whack | whacked | belt | belts | struck | strikes | headbutted | knocks me about | knocked about | thrash | thrashed | drags | dragged | slammed | backhanded | lashes out | violent | hands on me | whips | whipped | spits | bit me',
  choke:
    'choke | chokes | choked | choking | chokin | strangle | strangles | strangled | strangling | by the throat | by my throat | by the neck | hands round my neck | hands around my neck | hands on my neck | round my throat | around my throat | throttled | throttle | smothered | suffocate | suffocated | pillow over',
  threaten:
    'threaten | threatens | threatened | threatening | threat | threats | blackmail | blackmails | blackmailing | he said hed kill | says hell kill | says hell hurt | intimidat* | menac* | hell find me | he will find me | if i leave | or else | if i tell anyone | swore he would | knife to my | gun to my | point* a gun',
  afraid:
    'afraid | scared | scard | frightened | terrified | fear | fears | feared | scares me | petrified | dread | dreading | eggshells | egg shells | flinch | flinching | unsafe | not safe | nervous of | scaring me | on edge | shaking | hide from | hiding | panic when he',
  control:
    'controls | controlling | control | locks me | locked me | locks me in | wont let me | doesnt let me | not allowed | takes my phone | took my phone | checks my phone | takes my money | my bank card | took my passport | my passport | follows me | following me | tracks | tracking | tracker | airtag | gps | stalk* | forbids | forbidden | monitors | isolates | isolated | permission | spies on | watches me | turns up | shows up | restraining order | abusive | abuser | abuses | abused | abuse | coercive | gaslight*',
  hurt: 'hurt | hurts | hurting | hurted | harm | harms | harmed | harming | injure | injured | injury | wound | wounds | wounded | attack | attacked | attacks | violence | violent | abuse',
  bruise:
    'bruise | bruises | bruised | bruising | black eye | black eyes | split lip | swollen lip | marks | mark on | broken nose | broken rib | broken ribs | broke my | black and blue | hand print | handprint | finger marks | welts | cuts and bruises | limping | concealer',
  rape: 'rape | raped | rapes | raping | rapist | rappe | molest | molested | molests | molester | sexual assault | sexually assaulted | sexually abused | sexual abuse | sa | grape | graped | assaulted | non consensual | stealthed | stealthing | incest | paedophile | pedophile | pedo | paedo | csa | noncon | interfered with',
  touch:
    'touch | touches | touched | touching | grope | gropes | groped | groping | grabbed | grabs | fondle | fondled | felt me up | feels me up | hand up my | hands on me | hand between | rubbed | rubs | rubbing | pressed against | into my bed | in my bed | came into my room | comes into my room | down there | private parts | privates',
  force:
    'force | forced | forces | forcing | made me | makes me | pressured | pressures | coerced | coerces | didnt stop | wouldnt stop | kept going | said no | saying no | against my will | pinned me | held me down | holds me down | didnt want | didnt consent | consent | take no for | forced himself | no choice | begged him to stop | did it anyway | begged to stop | do things',
  drugged:
    'drugged | drugs me | spiked | spike | spiking | roofied | roofie | roofies | ghb | rohypnol | in my drink | something in my drink | put something in | woke up naked | dont remember | cant remember | blacked out | no memory | jabbed me | lost hours | memory hole',
  nudes:
    'nudes | nude | naked pictures | naked photos | naked pics | my pictures | intimate pictures | private pictures | private photos | pics of me | pictures of me | photos of me | video of me | videos of me | revenge porn | sextortion | blackmail | blackmailing | leak | leaked | leaking | deepfake | deepfakes | fake nudes | webcam | hidden camera | filmed me | recorded me',
  revenge:
    'revenge | make him pay | make her pay | make them pay | make them suffer | make him suffer | pay for what | payback | get him | get her | get them | get even | bleed for | regret | going to pay | hit list | he deserves it | they deserve | teach him | vengeance | sorry they | not live to see | retaliate',
  voices:
    'voice | voices | voice in my head | voices in my head | hearing voices | hear voices | told to | telling me to | tells me to | tell me to | whispers | whispering | commands | commanding | demon | demons | satan | god tells me | god told me | the devil | possessed | hallucinat* | they keep telling me',
  chest:
    'chest | heart | hearts | heartbeat | heart rate | pulse | ribs | sternum | breastbone | cardiac | palpitations | palpitation | heart attack | left arm | jaw | ticker | angina | chst',
  pain: 'pain | pains | painful | hurt | hurts | hurting | ache | aches | aching | agony | crushing | stabbing | sharp | tight | tightness | pressure | squeezing | cramp | cramps | cramping | burning | excruciating | sore | throbbing | worst headache | killing me | unbearable',
  breathe:
    'breathe | breath | breathing | breathes | breathless | cant breathe | cant breath | cant breahte | not breathing | isnt breathing | stopped breathing | short of breath | catch my breath | gasping | gasps | wheezing | wheeze | wheezy | suffocating | air | inhaler | asthma | asthma attack | blue lips | lips are blue | lips blue | going blue | turned blue | gurgling | choking | oxygen | cpr',
  unconscious:
    'unconscious | unconcious | passed out | pass out | passing out | faint | fainted | fainting | faints | collapsed | collapse | wont wake up | wont wake | cant wake | not waking up | doesnt wake | unresponsive | not responding | doesnt respond | doesnt react | not reacting | knocked out | blacked out | blacking out | out cold | limp | floppy | not moving | no pulse | coma | keeled over | on the floor',
  seizure:
    'seizure | seizures | seizing | fitting | fits | having a fit | epileptic | epilepsy | convulsing | convulsions | convulsion | foaming | foam at the mouth | twitching | jerking | eyes rolled | eyes rolled back | shaking all over | stroke | tia | spasms | febrile',
  numb: 'numb | numbness | droop | drooping | drooped | slurred | slurring | slurs | paralysed | paralyzed | cant move | cant lift | cant feel | one side | left side | right side | crooked | lopsided | tingling | weak arm | cant speak | cant talk | talking gibberish | gibberish | jumbled | confused | double vision | seeing double | pins and needles | cant see',
  swell:
    'swell | swells | swelling | swollen | swelled | puffing up | puffy | hives | rash | allergic | allergy | allergies | anaphyla* | epipen | epi pen | stung | bee sting | wasp | throat closing | throat is closing | closing up | reaction | blotchy | peanut | nuts',
  emergency:
    'ambulance | ambulence | 911 | 999 | 112 | 000 | hospital | a and e | er | emergency | emergency room | paramedic | paramedics | defib | defibrillator | icu | intensive care | doctor | call someone | urgent | first aid | cpr | police',
  help: 'help | helps | help me | pls help | please help | hlep | sos | save me | what do i do | what should i do | wat do i do | need someone | talk me out | rescue | somebody help | crisis line | hotline | samaritans | 988 | therapist | i need help',
  laugh:
    'lol | lmao | lmfao | rofl | haha | hahaha | hahahaha | hehe | lolol | jk | joke | joking | jokes | kidding | just kidding | laugh | laughing | laughed | laughter | funny | hilarious | 😂 | 🤣 | 😆 | 😜 | 😅 | lmaoo | ha | teasing | banter | prank',
  story:
    'film | films | movie | movies | book | books | novel | novels | series | episode | episodes | season | show | story | stories | song | songs | lyrics | essay | character | characters | chapter | plot | scene | script | documentary | podcast | thriller | horror | netflix | anime | manga | author | actor | actress | poem | play | fiction | fanfic | roleplay | role play | rp | rpg | campaign | thesis | article | true crime | history',
  game: 'game | games | gaming | level | boss fight | final boss | chess | match | football | player | players | playing | xbox | playstation | ps5 | switch | minecraft | fortnite | zelda | elden ring | cod | call of duty | valorant | league | dnd | d and d | scrabble | monopoly | mario kart | cards | poker | respawn | quest | npc | skyrim | sims | tennis | darts | uno | checkers | pool | ping pong | team | goal',
  food: 'pizza | cake | chocolate | burger | burgers | sandwich | curry | pasta | chips | crisps | ice cream | cookie | cookies | biscuit | biscuits | taco | tacos | coffee | beer | kebab | noodles | ramen | steak | roast | takeaway | snacks | snack | cheese | bread | cupcake | doughnut | donut | fries | nuggets | sushi | bacon | soup | lasagne | lasagna | popcorn | wine | brownie | brownies',
  thing:
    'hair | fringe | bangs | grass | lawn | paper | battery | phone | laptop | computer | pc | car | engine | plant | plants | printer | wifi | internet | signal | app | clothes | dress | shoes | jeans | fabric | wood | coupon | coupons | onion | onions | nails | cable | cord | tv | alarm | light | lights | screen | shampoo | budget | tape | curtains | bike | server | code | email | emails',
  pet: 'cat | cats | dog | dogs | puppy | kitten | kitty | hamster | rabbit | bunny | goldfish | fish | bird | parrot | budgie | horse | guinea pig | tortoise | chicken | chickens | hens | snake | lizard | gerbil | vet | spider | mosquito | wasp | bug | ants',
  work: 'work | job | office | meeting | meetings | exam | exams | homework | deadline | boss | shift | shifts | colleague | uni | college | school | class | lecture | assignment | project | presentation | revision | interview | manager | spreadsheet | overtime | essay | coursework | commute | client | finals',
  love: 'kiss | kisses | kissed | kissing | cuddle | cuddles | hug | hugs | darling | sweetheart | babe | honey | love you | ily | xoxo | xx | sexy | flirt | crush | date | romantic | beautiful | gorgeous | handsome | cute | snuggle | marry me | adore | hot | make out | naughty',
  medicine:
    'vitamin | vitamins | multivitamin | prescription | prescribed | headache | hay fever | allergy tablet | allergy tablets | antihistamine | antihistamines | as the doctor said | doctors orders | as directed | as prescribed | antibiotic | antibiotics | pharmacy | pharmacist | supplement | supplements | omega 3 | iron tablets | magnesium | cold medicine | the pill | contraceptive | cough syrup | probiotics | lemsip | sudafed | pillbox | pill organiser | pill organizer | dose | daily meds | morning meds | refill | repeat prescription',
};
