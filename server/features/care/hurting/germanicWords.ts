import { END, type HurtingWords, START } from './hurtingWords.ts';

const ENGLISH_PERSON = String.raw`(?:husband|wife|boyfriend|girlfriend|partner|ex(?:[ -](?:husband|wife|boyfriend|girlfriend))?|boss|manager|supervisor|mother|mom|mum|father|dad|step ?-?(?:dad|father|mom|mother)|parents|brother|sister|son|daughter|kids?|children|baby|teachers?|neighbou?rs?|classmates?|co-?workers?|colleagues?|landlord|roommate|flatmate|family|bull(?:y|ies))`;
const ENGLISH_ACT = String.raw`(?:kill|stab|shoot|strangle|poison|murder|drown|choke|smother|suffocate|hurt|punch|hit|slap|kick|beat up|beat the (?:shit|hell|crap) out of|run over|set fire to|torture|attack|shank)`;
const ENGLISH_HARMLESS = String.raw`(?!s? (?:up|out|back up|where|with (?:a |the |some )?(?:kindness|truth|facts|compliments?|snowballs?|pillows?|love)|an? (?:text|message|email|mail|note|line|look|glance)|for a (?:loan|raise)|in (?:the )?(?:chess|cards|game)|in the (?:film|book|movie)))`;

const GERMAN_PERSON = String.raw`(?:mann|frau|freund(?:in)?|partner(?:in)?|ex(?:[ -]?(?:mann|frau|freundin|freund))?|chef(?:in)?|boss|mutter|mama|vater|papa|stiefvater|stiefmutter|eltern|bruder|schwester|sohn|tochter|kind(?:er)?|baby|lehrer(?:in)?|nachbarn?|nachbarin|mitschuler(?:in)?n?|kollegen?|kollegin|vermieter(?:in)?|familie)${END}`;
const GERMAN_INFINITIVE = String.raw`(?:zu )?(?:erstechen|umbringen|umzubringen|erschie(?:ß|ss)en|vergiften|toten|schlagen|verprugeln|erwurgen|abstechen|abzustechen|abknallen|treten|ertranken|anzunden)${END}`;
const GERMAN_GAP = String.raw`(?:(?! (?:nicht|nie|niemals|kein\p{L}*)(?!\p{L}))[^.!?]){0,25}? `;

const DUTCH_PERSON = String.raw`(?:man|vrouw|vriend(?:in)?|partner|ex(?:-?(?:man|vrouw|vriend|vriendin))?|baas|chef|moeder|mama|vader|papa|stiefvader|stiefmoeder|ouders|broer|zus|zoon|dochter|kind(?:eren)?|baby|leraar|lerares|docent|buurman|buurvrouw|buren|klasgenot(?:en)?|collega ?s?|huisbaas)${END}`;
const DUTCH_INFINITIVE = String.raw`(?:te )?(?:neersteken|neer te steken|vermoorden|doodslaan|vergiftigen|slaan|wurgen|neerschieten|verdrinken|schoppen|doden)${END}`;

export const english: HurtingWords = {
  told: [
    String.raw`(?:(?:you|u) (?:should|must|need to|have to|ought to|gotta|better)|(?:you|u)(?:d| had) better|why (?:not|dont you)) (?:just |go |really |simply |totally |and |finally )*${ENGLISH_ACT} {whom}${ENGLISH_HARMLESS}`,
    String.raw`${START}(?:(?:then|so|just|go|now|please|okay|ok|yes|well|come on|simply|and|go ahead and|go over and|do it|honestly)[, ]+)*${ENGLISH_ACT} {whom}${ENGLISH_HARMLESS}`,
    String.raw`(?:help you (?:to )?|(?:show|tell|teach) you how to |(?:lets|let us|we should|we could) (?:go |just |both |go and )*)${ENGLISH_ACT} {whom}${ENGLISH_HARMLESS}`,
  ],
  yours: String.raw`(?:(?:your|ur) (?:\p{L}+ ){0,2}?${ENGLISH_PERSON}|(?:the|your|their|his|her|that|this) (?:neighbou?rs )?(?:little |damn |stupid )?(?:dog|puppy|cat|kitten)|everyone (?:at|in) (?:your |the )?(?:school|work|office|class))${END}`,
  theirs: String.raw`(?:him|her|them(?: all)?|that (?:bastard|bitch|asshole|jerk|guy|man|woman))${END}`,
  always: [
    String.raw`(?:bring|take|carry|smuggle) (?:a|the|your|your dads|his) (?:gun|rifle|pistol|knife|bomb) (?:to|into) (?:your |the )?(?:school|class|work|office|college|church)`,
    String.raw`(?:you should|go|just|lets|${START}) ?(?:shoot up|burn down|blow up) (?:your|that|the) (?:old )?(?:school|office|class\p{L}*|workplace|church|mosque|synagogue)`,
    String.raw`(?<!(?:never|not|dont) )put (?:some |the |a bit of )?(?:rat poison|antifreeze|bleach|drain cleaner|arsenic) in (?:his|her|their|your \p{L}+) (?:food|tea|coffee|drink|dinner|soup)`,
  ],
  near: [
    String.raw`(?:get|grab|take|buy|use) (?:a|the|your|your dads) (?:gun|rifle|pistol|knife|bat)[^.!?]{0,20} and (?:show|make|end|shoot|kill|teach|wait for|go to) (?:them|him|her|it|everyone|their|his)`,
    String.raw`(?:he|she|they) deserves? to (?:die|bleed|be stabbed|be shot)|put (?:some |the )?poison in (?:his|her|their)`,
  ],
  mine: String.raw`(?:my|our) (?:\p{L}+ ){0,2}?${ENGLISH_PERSON}${END}`,
};

export const german: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:dann|also|los|komm|einfach|und|jetzt|ja|na|geh hin und)[, ]+)*(?:erstich|erschie(?:ß|ss)e?|erwurge?|vergifte?|ermorde|tote|ertranke?|verprugele?|erschlage?|schlage?|tritt) (?:doch |einfach |ruhig )*{whom}(?! (?:im|beim) )(?![^.!?]{0,60} (?:vor|nicht|nie|niemals)${END})`,
    String.raw`${START}(?:(?:dann|also|los|komm|einfach|und|jetzt|ja|na)[, ]+)*(?:bring (?:doch |einfach |ruhig )*{whom}${GERMAN_GAP}?um|(?:stich|knall) (?:doch |einfach |ruhig )*{whom}${GERMAN_GAP}?ab|zund (?:doch |einfach |ruhig )*{whom}${GERMAN_GAP}?an)${END}`,
    String.raw`du (?:solltest|musst|kannst ruhig|darfst ruhig) (?:doch |einfach |wirklich )*{whom}${GERMAN_GAP}${GERMAN_INFINITIVE}`,
    String.raw`(?:ich helfe? dir(?: dabei)?|lass uns|ich zeige? dir,? wie du)[, ]+(?:einfach )?{whom}${GERMAN_GAP}${GERMAN_INFINITIVE}`,
  ],
  yours: String.raw`(?:deine[nr]? (?:\p{L}+ )?${GERMAN_PERSON}|(?:den|die|deinen|deine|diesen|ihren|seinen) (?:hund|katze|koter|welpen)${END})`,
  theirs: String.raw`(?:ihn|sie(?: alle)?|den kerl|den typen|das schwein|diesen mistkerl)${END}`,
  always: [
    String.raw`(?:nimm|bring|hol)[^.!?]{0,20}(?:waffe|pistole|messer|gewehr|knarre|bombe) (?:einfach )?(?:mit )?(?:in die schule|zur schule|zur arbeit|ins buro)`,
  ],
  near: [
    String.raw`(?:hol|besorge?|nimm) (?:dir )?(?:eine?n? |die |das )?(?:waffe|pistole|messer|knarre|gewehr) und (?:zeig|mach|bring|geh|erledig)`,
    String.raw`(?:er|sie) (?:hat es verdient|verdient es) zu sterben`,
  ],
  mine: String.raw`(?:mein|unser)(?:e[nmr]?)? (?:\p{L}+ )?${GERMAN_PERSON}`,
};

export const dutch: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:dan|dus|kom op|gewoon|en|nu|ja|ga)[, ]+)*(?:steek|vermoord|dood|vergiftig|wurg|sla|schop|trap|verdrink|mep) (?:gewoon |maar |toch |dan )*{whom}(?! (?:over|met schaken|bij|niet|nooit|maar niet))`,
    String.raw`je (?:moet|zou|zou moeten|kunt beter|kan beter) (?:gewoon |echt )*{whom}(?:(?! (?:niet|nooit)(?!\p{L}))[^.!?]){0,20}? ${DUTCH_INFINITIVE}`,
    String.raw`(?:ik help je(?: om)?|laten we)[, ]+{whom}(?:(?! (?:niet|nooit)(?!\p{L}))[^.!?]){0,15}? ${DUTCH_INFINITIVE}`,
  ],
  yours: String.raw`(?:(?:je|jouw) (?:\p{L}+ )?${DUTCH_PERSON}|(?:de|die|je|zijn|haar) (?:hond|kat|puppy)${END})`,
  theirs: String.raw`(?:hem|haar|ze(?: allemaal)?|die (?:vent|klootzak|trut|man))${END}`,
  always: [
    String.raw`(?:neem|breng) (?:een |het |je )?(?:pistool|wapen|mes|geweer|bom) (?:mee )?naar (?:school|je werk|het werk|kantoor)`,
  ],
  near: [
    String.raw`(?:pak|koop|haal|regel) een (?:pistool|wapen|mes|geweer) en (?:laat|toon|maak|ga)|(?:hij|ze) verdient het om te sterven`,
  ],
  mine: String.raw`(?:mijn|mn|onze|ons) (?:\p{L}+ )?${DUTCH_PERSON}`,
};
