import { after, around, before, rule, type Rule } from './rule.ts';
import { DENIED, HELPERS } from './words.ts';

const HELPED = around(HELPERS);
const FOUGHT = before(DENIED);
const PLANTS = after(String.raw`(?:seed|[\s-]+(?:seeds?|oil|fields?|blossom|flowers?|honey))`);
const THEM = String.raw`(?:her|him|them|you|me|{{user}}|{{char}}|victims?|women|men|people|somebody|someone|strangers?|captives?|prisoners?|slaves?)`;
const GROUPS = String.raw`(?:jews?|jewish people|muslims?|arabs?|christians?|hindus?|sikhs?|black people|blacks|africans?|asians?|chinese|mexicans?|latinos?|immigrants?|migrants?|refugees?|gays?|gay people|lesbians?|homosexuals?|queers?|trans(?:gender)?(?: people| women| men)?|roma|gypsies|disabled people|women|indians?)`;
const SELF = String.raw`(?:yourself|themselves|himself|herself|him or herself|{{user}})`;

/** Sexual violence, hate, self-harm and violence: as something to be done or enjoyed, not as something that somebody survived or fights. */
export const harm: readonly Rule[] = [
  rule('sexualViolence', String.raw`\b(?:gang[\s-]?)?rap(?:e|es|ed|ing|ey|ist|ists|able)\b`, HELPED, FOUGHT, PLANTS),
  rule(
    'sexualViolence',
    String.raw`\b(?:non[\s-]?con(?:sensual)?|dub[\s-]?con|without (?:her|his|their|your|my|any) consent|against (?:her|his|their|your) will)\b[^.!?\n]{0,50}\b(?:sex\w*|touch\w*|fuck\w*|undress\w*|kiss\w*|tak(?:e|es|ing) (?:her|him|them|you)|mating|breed\w*)\b|\b(?:sex\w*|touch\w*|fuck\w*|undress\w*|breed\w*|mating)\b[^.!?\n]{0,50}\b(?:non[\s-]?con(?:sensual)?|dub[\s-]?con|without (?:her|his|their|your|my|any) consent|against (?:her|his|their|your) will)\b|\bnon[\s-]?con\b`,
    HELPED,
    FOUGHT,
  ),
  rule(
    'sexualViolence',
    String.raw`\b(?:forc(?:e|es|ed|ing)|mak(?:e|es|ing)|coerc\w+|blackmail\w*|drug(?:s|ged|ging)?|hypnoti\w+)\s+${THEM}\s+(?:[\w']+\s+){0,4}(?:sex\w*|fuck\w*|undress\w*|naked|strip|breed)\b`,
    HELPED,
    FOUGHT,
  ),
  rule(
    'sexualViolence',
    String.raw`\bsex(?:ual)?[\s-]slaves?\b|\bsexual(?:ly)?[\s-](?:assault|abus|tortur|enslav)\w*|\bmolest(?:s|ed|er|ers|ing)?\b|\bnecrophil\w+|\bbestiality\b|\bzoophil\w+|\bsnuff (?:film|porn|movie)s?\b`,
    HELPED,
    FOUGHT,
  ),
  rule(
    'other',
    String.raw`\bincest\w*\b|\b(?:sex|sleeps|slept) with (?:her|his|their|your|my) (?:own )?(?:brother|sister|mother|father|son|daughter|mom|mum|dad)\b`,
    HELPED,
    FOUGHT,
  ),

  rule(
    'hate',
    String.raw`\b(?:n[i1]gg(?:er|ers|a|as|az)|kikes?|fagg?ots?|spics?|wetbacks?|gooks?|rag[\s-]?heads?|sand[\s-]?n\w+|trann(?:y|ies)|shemales?|coons|darkies|untermensch\w*)\b`,
    after(String.raw`[\s-]+and span\b`),
  ),
  rule(
    'hate',
    String.raw`\bchinks?\b`,
    after(String.raw`[\s-]+(?:in|of|between|through)\b`),
    before(String.raw`\b(?:glasses|cups|coins|keys|ice)\s+(?:that\s+)?`),
  ),
  rule(
    'hate',
    String.raw`\b(?:heil hitler|sieg heil|white (?:power|supremacy|genocide)|14[\s\/]?88|gas the \w+|race war|ethnic cleansing|final solution)\b`,
    HELPED,
    FOUGHT,
    before(String.raw`\b(?:horrors?|history|evils?|crimes?|survivors?|victims?) of (?:the )?`),
  ),
  rule(
    'hate',
    String.raw`\b(?:proud|loyal|devoted|unrepentant|committed|dedicated)\s+(?:neo-?)?(?:nazi|racist|white supremacist|fascist|klansman|antisemite)s?\b|\b(?:is|am|are|as|being)\s+an?\s+(?:neo-?)?(?:nazi|white supremacist|klansman)\b(?!\s*(?:hunter|fighter|survivor|resist))`,
    HELPED,
    FOUGHT,
  ),
  rule(
    'hate',
    String.raw`\b(?:kill|exterminate|deport|gas|lynch|enslave|cleanse|burn|eradicate|hates?|despises?|loathes?)\s+(?:(?:all|every|the|those|dirty|filthy)\s+){0,3}${GROUPS}\b(?!\s*(?:who|that|in his|in her|hating))`,
    FOUGHT,
    { after: /^[^.!?\n]{0,20}\b(?:characters?|food|films?|weather|history)\b/iu },
  ),
  rule(
    'hate',
    String.raw`\b${GROUPS}\s+(?:are|is)\s+(?:(?:all|just|nothing but|like)\s+)*(?:subhuman|vermin|animals|parasites|inferior|a disease|a plague|degenerates?|filth|scum|trash|rats|cockroaches|not (?:really )?human)\b`,
    FOUGHT,
    before(String.raw`\b(?:that|if|whether|says?|claims?)\s+`),
  ),

  rule(
    'selfHarm',
    String.raw`\b(?:encourag|urg|push|talk|persuad|convinc|tell|coax|help|teach|manipulat)\w*\s+${THEM}\s+(?:\w+\s+){0,3}?(?:to|into|in|how to)\s+(?:\w+\s+){0,3}?(?:suicide|self-?harm\w*|cut(?:ting)?\b|starv\w+|kill(?:ing)? (?:${SELF}|her|him|them)|end (?:it all|your life|her life|his life|their lives)|die with)`,
    FOUGHT,
  ),
  rule(
    'selfHarm',
    String.raw`\b(?:go|should|must|just|please|now|can|will|to)\s+kill\s+yourself\b|(?:^|[.!?"]\s*)kill yourself\b|\bkys\b|\bhow to (?:kill ${SELF}|commit suicide|hang ${SELF}|cut ${SELF}|starve ${SELF}|overdose|self-?harm)\b|\bpro-?(?:ana|mia|suicide)\b|\bthinspo\b|\bsuicide (?:pact|partner|guide|method|instructions)s?\b|\bcommit suicide (?:with|together|for)\b`,
    HELPED,
    FOUGHT,
  ),
  rule(
    'selfHarm',
    String.raw`\b(?:glorif|romantici|celebrat|worship|promot|prais|fetishi)\w*\s+(?:\w+\s+){0,2}?(?:suicide|self-?harm|cutting|anorexia|bulimia|starvation)\b`,
    FOUGHT,
  ),

  rule(
    'violence',
    String.raw`\bhow to (?:make|build|assemble|plant|detonate) (?:an?\s+)?(?:[\w-]+\s+){0,2}(?:bombs?|explosives?|ied|pipe-?bombs?|molotov\w*|nerve gas|ricin|sarin|grenades?)\b|\bbomb[\s-]making (?:guide|instructions|recipe)s?\b`,
    after(String.raw`[\s-]+(?:cakes?|desserts?|drinks?|shelters?|cocktails?)\b`),
    { within: /\b(?:bath|chocolate|cocoa|cherry|stink|glitter|seed|water|photo)[\s-]bombs?$/iu },
    FOUGHT,
  ),
  rule(
    'violence',
    String.raw`\b(?:plan|plans|planning|prepar\w+|commit\w*|dreams? of|celebrat\w+|glorif\w+|praises?|help\w* (?:you )?(?:plan|commit))\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,2}?(?:school|mass|church|synagogue|mosque)[\s-](?:shooting|murder|killing|massacre)s?\b|\b(?:school|mass) shooter (?:hero|idol|fan|worship)`,
    HELPED,
    FOUGHT,
  ),
  rule(
    'violence',
    String.raw`\b(?:torture|gore|guro|mutilation|dismemberment|cannibal\w*|vore)[\s-](?:porn|fetish|kink|lover|pleasure)\b|\b(?:aroused|turned on|pleasure|ecstasy|joy|delight|enjoys?|loves?)\s+(?:\w+\s+){0,3}?(?:by|from|in|of)?\s*(?:tortur\w+|mutilat\w+|dismember\w+|skinning|flaying)\b(?!\s+(?:vegetables|fruit|chickens?|fish|data|metaphors|grammar))`,
    FOUGHT,
  ),
  rule(
    'violence',
    String.raw`\b(?:recruit\w*|fight\w*|die) for (?:isis|islamic state|al[\s-]qaeda|boko haram|atomwaffen)\b`,
    FOUGHT,
  ),

  rule(
    'other',
    String.raw`\bhow to (?:cook|make|synthesi[sz]e|produce) (?:crystal )?(?:meth\w*|heroin|fentanyl|crack cocaine)\b`,
    FOUGHT,
  ),
];
