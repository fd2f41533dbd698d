import { FICTION, JOKE, SOON } from './parts.ts';
import { sure } from './sure.ts';

const IDIOM =
  '{food}|homework|mondays?|deadline|printer|awkward|playlist|boss fight|respawn|speedrun|calls?|subscription|contract|tenancy|relationship|argument|friendship|streak|meeting|diet|chapter|essay|novel|campaign|swim|pool|bungee|parachute|skydiv[a-z]*|trampoline|sofa|with (?:jake|him|her)|dates|between us|cleared my desk|i quit|dyeing|dye|gluten|bins|jump rope|skipping rope|painting|twitter|instagram|camping|conference';
const HARMLESS = `${FICTION}|${JOKE}|if (?:i have to|she|he|they|my boss|this|one more) (?:[a-z]+ ){1,4}(?:song|again|email|meeting|joke|ads?)`;
const OUTDOORS = `${IDIOM}|fishing|photo[a-z]*|selfie|the view|sunset|sunrise|traffic jam|walk(?:ing)? the dog|holiday|trip|stars|{pet}|climbing|swing|magic|hang gliding|picture|curtains|washing|fireworks|bar|cocktail[a-z]*|roofer|gutter[a-z]*`;
const KILL_SELF =
  '(?:(?:kill|killing|off|offing|hang|hanging|shoot|shooting|drown|drowning|top|topping|unalive|unaliving|gas|gassing|neck|end|ending) (?:my ?self|me ?self|mysef)|(?:commit|committing) suicide|(?:end|ending|take|taking) my (?:own )?life|(?:do|doing) my ?self in|kms|unalive|ctb|catch the bus)';
const GOING =
  '(?:going to|goin to|gonna|gunna|gna|finna|about to|will|ready to|planning to|planning on|set to|decided to|decided on|imma|ima|ill|have to|must)';

export const selfHarmNow = [
  ...sure(
    ['selfHarm', 'now', 'self'],
    `${HARMLESS}|${IDIOM}|(?:he|she|they|friend|brother|sister|mum|mom|dad)s? (?:is |are |said )?(?:going to|gonna)`,
    [
      `${GOING} (?:just |finally |actually |go and |go |really )*${KILL_SELF}`,
      `${KILL_SELF}~${SOON}`,
      `${SOON}~(?:i |im |ill |i will |i am |gonna |going to |its )+(?:finally |just )*(?:${KILL_SELF}|end it|die)`,
      `(?:ive|i have) decided to (?:die|end|go|take my)(?=$|[.!?, ])¬(on|for|back|to|with|out|up|it with)`,
      '(?:im|i am|gonna|going to|ill|i will|about to|ready to|want to|wanna|finally|planning to|decided to|have to|need to|thinking of|could just|just)~(?:end|ending) (?:it|it all|things|everything|my life|this life)(?= (?:tonight|now|all|today|soon|tomorrow|for good|once|before|here|properly|forever|when|after|anymore|because|cos|bc)(?![a-z])|[.!?,]|$)',
      '(?:tonight|tonights|today|tomorrow|this)~(?:last (?:night|day|sunset|goodbye|night alive)|night (?:i|that i) (?:finally )?(?:do it|end|die|go))¬(of|in|at|with|shift|on|before)',
      '(?:want|wanna|need|have|going|gonna|ready|time)~(?:die|be dead|kill myself)~(?:tonight|now|right now|rn|today|rihgt now|tomorrow)',
      '(?:wont|will not|not going to|not gonna|dont (?:plan|intend|expect) (?:to|on)|dont think (?:ill|i will|im going to))~(?:be|being|make it|see|wake|live|survive|last)~(?:alive|through (?:the night|tonight)|tomorrow|the morning|in the morning|by morning|till morning|til morning|the sunrise|this night)',
      '(?:about to|going to|gonna) do (?:it|something (?:stupid|bad|terrible|permanent|drastic|i cant))(?=$|[.!?,]| (?:now|tonight|this time|to myself|properly|take))|(?:going|gonna) to? ?hurt myself|talk me out of it|nobody can stop me',
      '(?:brave|drunk|ready|courage|nerve|guts|strength) (?:enough )?to (?:do it(?=$|[.!?,])|die|end (?:it|my life)|kill myself|go through with it)',
    ],
  ),
  ...sure(['selfHarm', 'now', 'self'], `${HARMLESS}|${OUTDOORS}`, [
    '(?:im|i am|standing|stood|sitting|sat|here|been|waiting|looking down|climbed|out|up)~(?:edge|ledge|bridge|rail|railings?|roof|rooftop|balcony|cliffs?|tracks|train line|platform|yellow line|windowsill|parapet|overpass|viaduct|multi ?stor[a-z]*)…(?:jump|let(?:ting)? go|one step|water|down|quiet|end|die|legs|goodbye|shaking|nobody|so far|do it|over|train|easy|cold)',
    '(?:im|i am|standing|stood)~(?:on|at|by|near) the (?:bridge|ledge|edge|edge of the roof|train tracks|tracks|cliff edge|cliff|roof)(?=$|[.!?,]| (?:now|rn|right now|again|and))',
    [
      '(?:going to|gonna|about to|will|want to|wanna|thinking of|thinking about|ready to|could just|easy to|urge to|should i|tempted to|if i|to|just)~(?:jump(?:ed|ing)?|step(?:ping)?|throw(?:ing)? myself|walk(?:ing)?|lie down|lying down|leap(?:ing)?|fall)~(?:off|in front of|under|from|out of|into|onto|over)~(?:bridge|roof|building|cliff|balcony|train|trains|traffic|bus|tracks|window|sea|river|road|lorry|high|platform|ocean|railing|tube|motorway|highway|lake|kerb)',
      'in(?:to)? (?:the|a|this|that|your) (?:lake|pool|sea|ocean|waves|water|hot tub) with (?:you|u|me|us)',
    ],
    '(?:^|[.!?,] ?)(?:im |i am |i |ill |i will )?(?:going to|gonna|about to|want to|wanna|ready to) jump(?=$|[.!?]| now| tonight| off)|should i jump|i (?:want|wanna|need) (?:to )?jump$|not to jump',
    '^(?:i )?(?:ve |have )?(?:already )?(?:wrote|written) (?:the|all the|all my) letters(?: already| now| last night)?[.!]?$',
    '(?:have|got|bought|ordered|tied|tying|made|hung|holding|put|with)~(?:rope|noose)(?=$|[.!?,]| (?:ready|is|up|in|now|and|around|round|today|hanging|tonight|waiting|tied|to))¬(for|ladder|bridge|swing|access)',
    '(?:rope|noose|belt|cord) (?:is |s )?(?:already |all )*(?:up|ready|tied|(?:a?round )my neck|there|hanging|set)(?=$|[.!?, ])|(?:tie|tied|tying|made|make|the|a) noose|of a rope',
    '(?:hang|hanging|string) myself¬(out)|(?:gun|pistol|rifle|revolver|shotgun)~(?:my (?:own )?(?:head|mouth|lap|temple|chin|throat)|me in the|loaded)|(?:bullet|one)~(?:in|through) my (?:head|brain|skull|mouth|temple)|eat my gun|blow my (?:brains|head) (?:out|off)|pull the trigger|(?:ive|i have|its|just) loaded (?:it|the gun)|gun safe is open|put it (?:to|in) my (?:head|mouth|temple)',
    '(?:razor|blade|knife|scissors|glass)~(?:my|me|own)~?(?:wrists?|arm|skin|throat|neck|stomach|thigh|leg|veins?|heart)|(?:bath|bathroom|bed)~with (?:a|the|my) (?:blade|razor|knife|pills)|holding (?:a|the) (?:knife|blade|razor)',
    '{pills}~(?:in front of me|lined up|in my hand|next to me|ready|counted|beside me|spread out)|(?:holding|counting|counted|staring at|looking at|lined up|laid out)~(?:pills?|pill bottle|tablets?|meds|{pills})(?=$|[.!?,]| (?:in|and|again|now|rn|thinking|wonder|cant|out|bottle|on|right))',
    '(?:saving|saved|hoarding|collecting|stockpil[a-z]*|been keeping|kept back|stash(?:ed|ing)?|kept)~{pills}|{pills}…(?:theres enough|have enough|enough now|enough to (?:die|kill|end|do))',
    '(?:going to|gonna|about to|want to|wanna|thinking of|thinking about|thinking abt|tempted to|could just|might|plan(?:ning)? to|just)~(?:take|taking|swallow|swallowing|down|neck)~(?:all|every|everything|whole|bottle|lot|too many)~?(?:{pills}|of them|cabinet|bottle|packet|box|the lot)|taking all (?:my|of) ',
    '(?:going to|gonna|want to|wanna|thinking (?:of|about)|will|might|tempted to|could|urge to) (?:just )?(?:od|overdose|overdosing)(?=$|[.!?, ])¬(on {food})',
    '(?:lethal|fatal|deadly) (?:dose|amount)|(?:how many|how much)≈(?:{pills}|of these|of them)≈(?:die|kill|never|overdose|end it|fatal|too many|wake up|enough|take)∋(me|die|kill|never|overdose|end|fatal|many|wake|i)',
    '(?:would|will|does|do)~(?:whole bottle|all (?:my|these|of)|{pills})≈(?:kill me|do it|be enough)|(?:quickest|fastest|easiest|least painful|painless|quick|peaceful|best|surest)~way (?:to (?:die|go|end (?:it|my life|things)|kill (?:myself|yourself)|commit)|out of (?:this|life))|(?:ways?|how) (?:to|do i|can i|could i|do you|do people) (?:die|kill (?:my|your)self|kms|end my life|end it all|unalive|hang (?:my|your)self)¬(in|of|a|on|my hair)|die (?:without|with no) (?:pain|it hurting)|way to die (?:that|without)|(?:does|is)~(?:drowning|hanging|bleeding out|overdosing|dying)~(?:hurt|painful|painless|quick)',
    '(?:goodbye|good bye|bye|farewell)≈(?:forever|for ever|for good|world|cruel world|for real this time|i wont be|wont be here|before i go|before i die|last time)¬(21|job)|this is (?:my |the |it )?(?:final |last )?(?:goodbye|good bye|farewell|final message|last message)|the last (?:thing|message|time|words?|text)~(?:ill|i will|youll|im)~(?:write|send|say|hear|talk|type|writing)|(?:ur|youre|you are) the last person|just wanted to say (?:good ?bye|bye)|came (?:here )?to say (?:good ?bye|bye)',
    '(?:suicide|goodbye|farewell|good bye) (?:note|notes|letter|letters|video)¬(in|from|of|scene|that|she|he)|(?:wrote|written|writing|finished|sealed|left)~(?:letters|notes?|goodbyes)~?(?:for (?:mum|mom|my kids|the kids|them|everyone|after|when)|to (?:my (?:kids|mum|mom|parents|family|wife|husband)|everyone|everybody|say goodbye)|tonight)|(?:notes?|letters?) (?:is|are) (?:on|in|under)~(?:table|drawer|bed|pillow|desk)',
    '(?:driv(?:e|ing)|crash(?:ing)?|steer(?:ing)?|swerv(?:e|ing))~(?:into|off|under)~(?:tree|wall|bridge|cliff|quarry|river|lorry|truck|oncoming|traffic|barrier)|(?:hose|pipe)~exhaust|taped up the windows|bag over my|garage door (?:shut|closed)|garage with the engine',
    '(?:walk|walking|swim|swimming|wade|wading|going)~(?:into|out)~(?:sea|ocean|lake|river|water|far)≈(?:not (?:come|coming) back|never (?:come|coming) back|die|drown|take me|cant swim)|stones in my',
    '(?:not|isnt|arent) safe (?:with|from|around) my ?self|(?:dont|cant|do not|cannot) (?:trust|keep) my ?self (?:safe|alone|tonight|rn|right now|around|anymore|alive|to|not to)|danger to my ?self|scared (?:of what (?:im|id|ill|i might|i)|ill|im going to|im gonna|i might|i will|that ill)~?(?:do to|hurt|kill|end|do)~?(?:my ?self|my life|it)|shouldnt be (?:left )?alone (?:rn|right now|tonight)|dont trust myself',
    'picked (?:a|my|the) date|set a date for (?:my|your own)|(?:have|got|made) (?:a|my|the) (?:suicide )?plan (?:to (?:kill|end|die)|and (?:the|a) (?:means|date|method|pills))|suicide plan|have the plan',
  ]),
];
