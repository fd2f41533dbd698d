import { FICTION, MANY, PERSON, TOOK, WELL } from './parts.ts';
import { sure } from './sure.ts';

const KITCHEN =
  'shav(?:ing|ed)|cooking|chopping|slicing|onions?|papercut|paper|carrots?|bagel|avocado|mandoline|bread|chef|chainsaw|saw|glass door|gardening|by accident|accidentally|slipped|hair|nails|tiny|plaster|tin|slicer';
const WEAK =
  '(?:sleepy|drowsy|woozy|dizzy|faint|numb|cold|heavy|blurry|blury|spinning|shaky|shaking|slow|weird|slurring|sick|fading|scared|regret|die|dying|goodbye|bye|sorry|end it|end things|on purpose|deliberately|yellow[a-z]*|too late)';
const I_TOOK = `(?:i|ive|im|i have|i just|ive just|just|and) (?:just |only |actually |already |literally |basically |went and |deliberately )*${TOOK}`;
const OD = '(?:overdosed|overdosing|overdose|od|odd|oded|ods)';
const ODD_FUN =
  '{food}|caffeine|sugar|cute[a-z]*|netflix|tiktok|memes|sunshine|content|reality tv|christmas|nostalgia|years? ago|back in|last year|music|sleep|fun|carbs|cuddles';
const DANGER =
  '(?:{poison}|dishwasher tablets?|razor ?blades?|batteries|a battery|broken glass|glass|pins|needles|screws|magnets)';

export const injury = [
  ...sure(
    ['injury', 'now', 'other'],
    `${FICTION}|${WELL}|(?:i|ive|i have|i just) (?:just )?(?:took|taken|swallowed|had|drank)|{child}s? (?:ate|got into)|toddler`,
    [
      `(?:${PERSON})~${TOOK}~${MANY}~{pills}`,
      `(?:${PERSON})~(?:took|taken|swallowed|downed) (?:them all|all of them|the lot|something|the whole (?:packet|pack|box|bottle|lot))¬(to|out)`,
      `(?:${PERSON})≈(?:{pills}|medicine cabinet)≈(?:vodka|wine|whisky|gin|drank it|wanted out|goodnight)`,
      '{pills} (?:are|were) (?:all )?gone|wont wake up…{pills}',
      'empty (?:pill|tablet|medicine|blister)[a-z]* ?(?:bottles?|packets?|packs?)…(?:floor|next to|beside|wake|him|her)|(?:him|her|floor|bed)…empty (?:pill|tablet|medicine|blister)',
      '(?:think|thinks|reckon)~(?:she|he)s?~{take}~(?:{all}|{pills}|something)',
      '(?:she|he) (?:took|swallowed)≈{pills}…(?:fine|sleep it off|sleepy|slurring|help|hospital|ambulance|what do i do|wake)',
    ],
  ),
  ...sure(['injury', 'now', 'other'], `${FICTION}|years? ago|last year|back in`, [
    [`(?:${PERSON})~${OD}`, `i (?:just )?${OD}|${ODD_FUN}|prince|famous|singer`],
    `(?:${PERSON})~(?:drank|drunk|swallowed|ate|eaten|downed)~{poison}~(?:on purpose|deliberately|to (?:kill|die|end)|because|wants? to)`,
    `(?:${PERSON})~(?:slit|slits|slashed|cut|sliced|opened)~(?:his|her|their|both) (?:own )?(?:wrists?|veins?|throat|arms?)`,
    [`(?:${PERSON})~cut~(?:himself|herself|himslf|themselves)≈(?:deep|bad|badly|bleeding|blood|open)`, KITCHEN],
    '(?:she|he) did it (?:herself|himself)…(?:bleeding|blood|bath)|(?:bleeding|blood)…(?:she|he) did it (?:herself|himself|on purpose)',
    `(?:${PERSON})~(?:shot|stabbed|hanged|hung|set fire to|poisoned)~(?:himself|herself|themselves)`,
    'cut (?:him|her|my [a-z]+) down|(?:belt|rope|cord) (?:a?round) (?:his|her) neck|(?:found|find)≈(?:him|her|son|daughter|brother|dad)~hanging¬(out|around)',
    [
      `(?:${PERSON})~(?:jumped|threw (?:himself|herself))~(?:window|roof|balcony|bridge|building|train)`,
      'pool|bungee|parachute|cat|river for',
    ],
    'there(?:s| is) a note…(?:wont|cant|not)~(?:wake|open|move|breath[a-z]*)|(?:did|took) all (?:his|her) (?:stash|gear|drugs|insulin|meds)',
  ]),
  ...sure(['injury', 'now', 'self'], `${FICTION}|${WELL}`, [
    `${I_TOOK}~${MANY}~{pills}`,
    [
      `(?:^|[.!?] )(?:just |and |so |well |ok |okay )*(?:(?:took|swallowed|downed|necked|popped|chugged) (?:like |about |around |over |nearly |almost |a |the |all )*${MANY}(?! ?m?gs?(?![a-z]))~{pills}|(?:had|ate|drank) (?:(?:a|the) (?:whole|entire|full) (?:box|bottle|packet|pack|strip|tub|jar) of|all (?:my|the|his|her|of my|of the))~{pills})`,
      '(?:to|for) (?:the |my |a |our )?(?:pharmacy|chemist|hospital|shelter|neighbou?r|{parent}|{pet})|in my (?:bag|drawer|cupboard|cabinet)',
    ],
    `${I_TOOK}≈{pills}≈(?:all of them|all at once|every one|the whole (?:bottle|pack|box|lot)|in one go|vodka|whisky|whiskey|gin|wine|rum|a lot|on purpose|to die|wanted to)`,
    `${I_TOOK}~(?:the|a|my) (?:whole|entire|full) (?:packet|pack|box|bottle|strip|lot|thing)¬(of milk|of water|of juice|of pop|of cola|of crisps)`,
    '(?:^|[.!?,] ?|i |ive |and |just |already |actually )(?:took|taken|swallowed|downed|necked) (?:them all|all of them|the lot|every (?:single |last )?(?:one|pill|tablet))(?: (?:now|at once|tonight|already|on purpose))?(?=$|[.!?,]| (?:about|and|with|down|an?|just|now))',
    '(?:took|taken|swallowed|downed) (?:everything|all (?:the )?stuff|all i (?:had|could))(?= (?:in|that was in|from|i)|$|[.!?,])',
    '(?:took|taken|swallowed|had) (?:too|to|way too|far too) (?:many|mny)(?=$|[.!?,]| (?:and|on purpose|pills|tablets|{pills}))|(?:took|taken|swallowed) (?:too|way too|far too) much(?=$|[.!?,]| (?:of my|and|on purpose|{pills}))',
    '(?:mixed|washed|swallowed|took)≈{pills}≈(?:vodka|whisky|whiskey|gin|wine|brandy|rum|alcohol|booze)',
    `${I_TOOK}≈{pills}…${WEAK}`,
    `${WEAK}…(?:i|ive|have) (?:just )?(?:took|taken|swallowed|had) (?:them|everything|all|my {pills})`,
    '{pills} (?:are|is|r) (?:kicking|kiking|starting to (?:work|kick)|down¬(to)|working¬(well|for|now)|in me)',
    'how long (?:do i have|until i die|have i got|will it take|before)≈(?:swallow[a-z]*|took|taking|{pills}|overdose)',
    'what happens (?:if|when|after)≈(?:take|took|swallow)≈{pills}…(?:already|too late|i did|just did)',
    'washed (?:them|the pills|it) (?:all )?down with|its all in me|(?:already )?in my (?:stomach|system) now|changed my mind≈(?:stomach|swallowed|{pills})',
    '(?:injected|taken|gave myself|took)≈insulin≈(?:on purpose|than i need|to die|wanted)',
    '(?:handful|one after (?:another|the other)|lost count)…(?:handful|{pills}|swallow[a-z]*|i took)',
    '(?:popped|necked|took|swallowed|snorted|did) (?:every|all)≈(?:house|wake up|left|die)',
    'am i (?:gonna|going to) die…(?:took|swallowed|{pills})|(?:took|swallowed)≈{pills}…(?:going to|gonna) die',
    '(?:took|swallowed|had)≈(?:{pills}|whole pack|whole box)…(?:nothings? happening|feel fine|didnt work|woke up|do i need|tell someone|hospital|ambulance|999|911|poison control)',
    '(?:ive|i have|i|its) (?:gone and |actually |just |finally )*(?:done|did) it¬(again|yay|woo|mum|guys)…(?:sleepy|blood|pills|swallowed|goodbye|sorry|took|no undoing)|went through with it',
    '(?:od|overdose|pills)…(?:ambulance|hospital|poison control|tell (?:my )?(?:mum|mom))…(?:dont want|scared|should i|or)',
  ]),
  ...sure(['injury', 'now', 'self'], `${FICTION}|years? ago|last year|when i was|as a (?:kid|toddler|child)`, [
    [
      `(?:i|ive|i think i|i think ive|just|actually) (?:just |think ive |think i |literally |may have |might have )*${OD}`,
      `${ODD_FUN}|${WELL}`,
    ],
    [`(?:took|taken|taking|had) an? ${OD}`, ODD_FUN],
    [
      `(?:i|ive|just|have|and)~(?:drank|drunk|swallowed|ate|eaten|had|downed|necked|chugged)~${DANGER}`,
      `${ODD_FUN}|accidentally|by (?:accident|mistake)|wrong bottle|{child}|{pet}|hair|toothpick|wine glass|pine`,
    ],
    [
      `(?:cut|cutting|went|gone|slashed|sliced|sh|shd|is|its) ?(?:my ?self |my (?:arm|wrist|leg|thigh) |way |much |far )*(?:too|so|really|deeper|to) ?deep(?=$|[.!?,]| (?:and|this|i|its|it|now|than|into|help|again|there))`,
      `${KITCHEN}|conversation|talk|rabbit hole|pool|water|breath|topic|lore|sleep|love|feelings|fell`,
    ],
    '(?:slit|slashed|slashing|sliced|opened|cut|cutting) (?:both )?(?:of )?(?:my|me) (?:own |left |right )?(?:wrists?|veins?|throat|artery|arms? open|arm with|leg open)|both wrists|wrists? (?:are|is) cut|did my wrists?',
    [
      `cut my ?self…(?:wont stop|cant stop|not stopping|bleeding|so much blood|pouring|stitches|really bad|badly|to the bone)|(?:cut|cuts) on my (?:arm|leg|wrist|thigh)…(?:pouring|wont|bleeding|gaping|bleeds)|where i cut…(?:coming|bleed[a-z]*|wont)`,
      KITCHEN,
    ],
    [
      `(?:did|done) (?:it|this) to myself…(?:blood|bleeding|deep|blister[a-z]*|burn)|(?:blood|bleeding)…(?:did (?:it|this)|from what i did|i did)`,
      `${KITCHEN}|period|test`,
    ],
    [
      'i(?:ve)? (?:just )?(?:stabbed|shot|hanged|hung|strangled|electrocuted|poisoned|set fire to|gassed) my ?self¬(in the foot by)',
      'with (?:a|my|the) (?:fork|pen|pencil|crayon|toothpick|thumbtack|drawing pin|sewing needle|knitting needle)',
    ],
    '(?:put|pushed|stuck|shoved|drove|jammed|rammed) (?:a|the|my) {blade}≈(?:in|into|through) (?:my|me)',
    '(?:tried|trying|attempted) to (?:hang|strangle|drown|gas) my ?self|(?:rope|beam|belt) (?:snapped|broke)…(?:neck|floor|hurts)|mark (?:all )?(?:a?round) my neck',
    [
      'i(?:ve)? (?:just |let myself )?(?:jumped|threw myself|fall|chucked myself|thrown myself)≈(?:balcony|bridge|roof|window|stairs|train|car|cliff|building)',
      '{pet}|pool|for joy|bungee|parachut[a-z]*|sofa|trampoline|surprise|{laugh}',
    ],
    '(?:in the (?:car|garage)|fumes|exhaust|charcoal|gas on|hose)…(?:sleepy|drowsy|head is|head hurts|dizzy|wont be long|splitting)',
    [
      '(?:hit|beat|smashed|banged|slammed|punched|bashed) (?:my ?self|my (?:own )?head)…(?:double|sick|blood|hammer|swollen|dizzy|vomit[a-z]*|concuss[a-z]*|on purpose)',
      KITCHEN,
    ],
    [
      'on purpose…(?:blood|bleeding|glass|broken|bleach|swallowed|drank|pills)|(?:blood|bleeding|swallowed|drank|broke)≈on purpose',
      `{pet}|${KITCHEN}`,
    ],
    '(?:cut|cuts|burn|wound)s? (?:i (?:made|did|gave myself))…(?:oozing|red line|fever|smells|infected|swollen|hot|shivering|deep)',
    '(?:acid|deodorant|dry ice|boiling water) ?(?:spray)?≈on my (?:skin|arm|stomach|leg|face)…(?:blister[a-z]*|froze|purpose|myself|meant)',
    '(?:blood everywhere|blood all over|bleeding out)…(?:sorry|i did|goodbye|dont care|cut|wrist|razor)|did it\\W+blood',
    '(?:walked|waded|went) into the (?:sea|river|lake|ocean)…(?:die|threw me back|shaking)|held myself under|lying (?:out )?in the snow',
  ]),
];
