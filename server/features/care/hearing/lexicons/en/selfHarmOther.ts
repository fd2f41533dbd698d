import { FICTION, JOKE, KIN, PERSON, SOON } from './parts.ts';
import { sure } from './sure.ts';

const SAYS =
  '(?:says?|said|saying|told|tells|texts?|texted|wrote|writes|posted|keeps|wants?|wanted|going|gonna|threatens?|threatened|threatening|promised|swears|swore|talks?|talking|thinks?|thinking|planning|plans|screaming|asked|admitted|whispered|typed|messaged|tried|trying|attempted|wishes|hopes|jokes|confessed|mentioned|might|could|about|ready|doesnt|will|sobbing|wished|saw|googling|found)';
const TO_DIE =
  '(?:(?:kill|killing|hang|hanging|shoot|shooting|off|offing|drown|drowning|unalive|hurt|hurting|harm|harming|cut|cutting|end|ending|top|topping) (?:him ?self|her ?self|them ?sel[a-z]+|hisself)|(?:end|ending|take|taking) (?:his|her|their) (?:own )?life|end(?:ing)? (?:it|everything)(?: all| tonight| before|$)|commit(?:ting)? suicide|suicide|suicidal|kms|unalive|(?:wants?|wanted|ready|going|rather|wish(?:es)?|hopes?|rather|better off) (?:to |he was |she was |they were |he were |she were |just |really |be )*(?:die|be dead|dead|disappear for(?: ?ever| good)|not be alive|not exist|hell hang|jump)|(?:doesnt|didnt|dont) (?:want|wanna) (?:to )?(?:live|be (?:here|alive|around)|exist|wake up)|not (?:be|wake up|waking up)≈(?:alive|morning|anymore)|better off (?:without (?:him|her|them)|dead|if (?:she|he) (?:was|were))|jump(?:ing)? off (?:the|a)|had enough of (?:living|life)|nothing (?:left )?to live for|wont be (?:here|around|alive)|wouldnt wake up|only one way out|never been born|checking out|thinks? about (?:dying|death)|tonight is (?:his|her|my) last|a burden|done with (?:this world|life)|with the angels|(?:kill|hang) yourself)';
const HARMLESS = `${FICTION}|${JOKE}|his character|sofa|concert|tickets|finale|diet|marathon|spa|of (?:laughter|boredom|embarrassment)|hamster|dinosaur|pool`;

export const selfHarmOther = [
  ...sure(['selfHarm', 'now', 'other'], HARMLESS, [
    `(?:${PERSON})≈${SAYS}≈${TO_DIE}≈(?:${SOON}|if i (?:leave|dont|break|go|hang)|morning|hour|midnight|gun|knife|rope|bridge|pills)`,
    `(?:{heShe}|${KIN}|cousin)~(?:on|off|at|from|to) (?:the|a|our) (?:bridge|roof|ledge|balcony|cliffs?|tracks|train tracks|railing|window ledge)…(?:jump|crying|sorry|letting go|goodbye|die|end it|wrong side)|wrong side of the rail[a-z]*`,
    `(?:${PERSON})~(?:gun|pistol|rifle|shotgun|knife|rope|noose|cord|razor|scissors|blade)…(?:cant go on|wont talk|own (?:wrist|throat|head|neck)|(?:kill|shoot|hurt|cut) (?:himself|herself)|left a (?:letter|note)|do it|wants? to die|goodbye|dont come)`,
    '(?:goodbye|good bye|farewell|suicide|bye forever)…(?:phone|answer[a-z]*|picking up|home|cars? gone|find (?:him|her)|worried|freaking|what do i do|where (?:he|she|they) live)∋(he|she|him|her|they|hes|shes|his|friend|mate|someone)',
    '(?:found|read|saw|left)≈(?:suicide|goodbye) (?:note|letter)|(?:note|letter)…(?:dont blame|cars gone|phones here|its a goodbye)',
    '(?:thank you for everything|loves? us all|im sorry (?:mum|mom)|tell (?:mum|mom|them) im sorry|cant do this anymore|everything ready)…(?:phone|turned|not (?:answering|picking)|voicemail|look for|line went|hung up|gone|no answer|home)',
    `(?:${PERSON})~(?:threatens?|threatened|threatening) to (?:jump|overdose|slit (?:his|her|their) wrists?)(?! (?:in(?:to)?|ship|the queue|out at|on me))(?=$|[.!?, ])`,
    '(?:hes|shes|he is|she is|friend|brother|sister)~(?:going to|gonna|about to) (?:jump|hang (?:him|her)self|shoot (?:himself|herself)|crash it on purpose|do it)|says? (?:she|he)s? (?:going to|gonna|about to) (?:jump|do it)',
    '(?:himself|herself|door|in)…(?:wants? to die|cant go on|kill (?:him|her)self)∋(now|gun|locked|door|please|knife|help)|(?:911|999|police|ambulance)…(?:kill|shoot|hang|end|hurt) (?:himself|herself|it|their)|(?:shoot|hang|kill) (?:himself|herself)…(?:should i|do i|what do i do|911|999|police|right now)',
  ]),
  ...sure(['selfHarm', 'near', 'other'], HARMLESS, [
    `(?:${PERSON})≈${SAYS}≈${TO_DIE}`,
    `(?:${PERSON})~(?:suicidal|suicidle|self harming|self harms)`,
    '(?:{heShe}|{friend}|{child}|{partner}|girl|boy|person|student)~(?:cutting|cuts|burning|burns|harming|harms|hurting|hurts|scratches|scratching) (?:himself|herself|themselves|again|(?:his|her) (?:arms?|thighs?|legs?|wrists?)|with a (?:blade|razor)|on camera)¬(shaving|off)',
    '(?:self ?harms?|self ?harming|self injur[a-z]*)…(?:him|her|she|he|friend|daughter|son)|(?:found|saw|seen|noticed|sends?|sending|showed)≈(?:cuts|fresh cuts|razor ?blades?|burns|scars)≈(?:his|her|arms?|thighs?|wrists?|hidden|stomach|mattress|new|friend|daughter|son)|(?:fresh|new|rows of|deep) (?:cuts|burns|scars) on (?:his|her)|(?:cuts|scars|burns|bandages) (?:all over|on|up) (?:his|her|my (?:daughters|sons|sisters|friends|brothers))|blood on (?:her|his|the bathroom)',
    `(?:worried|scared|afraid|terrified|frightened|think|convinced|sure)≈(?:{heShe}|${KIN})~(?:kill (?:himself|herself|themselves)|do something (?:stupid|to (?:himself|herself))|hurt (?:himself|herself)|end (?:it|his life|her life)|suicide|suicidal|harm (?:himself|herself))`,
    '(?:search history|googl[a-z]*|searching|laptop|ipad|browser|forums?|ordered)…(?:ways to (?:kill|die)|noose|kill (?:yourself|himself|herself|themselves)|end your life|suicide|painless[a-z]*)',
    '(?:given|giving|gave|gives)≈(?:stuff|things|belongings|plants|guitar|dog|everything)…(?:wont need|not around|where (?:hes|shes) going|so low|goodbyes?|scared for)|(?:saying|keeps saying) (?:his|her) goodbyes',
    '(?:{heShe}|{parent})~(?:hoarding|saving up|stockpiling|collecting)~{pills}|stopped taking (?:his|her)≈(?:wants? to (?:go|die)|end)|asked me how many of (?:his|her) pills',
    '(?:stop|keep|save|watch[a-z]*)≈from (?:killing|hurting|ending) (?:himself|herself|it|themselves)|so (?:she|he) doesnt (?:kill|hurt) (?:herself|himself)|suicide watch|hide all the (?:knives|tablets|pills)|locked (?:up|away) (?:all )?the (?:knives|pills)',
    '(?:tried|trying|attempted) (?:to )?(?:kill|hang|end|drown|shoot) (?:himself|herself|his life|her life)|(?:her|his) (?:suicide attempt|second attempt|third attempt)|attempted suicide',
  ]),
];
