import { legible } from './hearing/legible.ts';

/**
 * What no companion may say to a person, in whatever role: to die, to hurt themselves, to starve, that nobody would miss them. As regular
 * expressions over legible text.
 */
const ENCOURAGING: readonly string[] = [
  String.raw`(?:go|just|should|can|could|must|please|simply|better|then|so|and|now|me|^|[.!?,]) ?(?:to )?(?:kill|hang|hurt|cut|drown|shoot|unalive|starve|poison|off) (?:yourself|urself|yourselves)`,
  String.raw`(?:kys|end your (?:own )?life|take your own life|commit suicide)(?! (?:is|was|are|hotline|prevention|line))`,
  String.raw`(?:you|u)(?:re| are| would be|d be)? (?:better off|happier) dead`,
  String.raw`(?:world|everyone|everybody|they|people|family|we|all of us) (?:would|will|d) be better (?:off )?without you`,
  String.raw`(?:nobody|no one|no body) (?:would|will|d) (?:miss|care|notice|mourn|even notice)(?: (?:you|about you|if you (?:died|were gone|disappeared)))`,
  String.raw`(?:you|u) (?:should|deserve to|ought to|need to) (?:just )?(?:die|bleed|starve|suffer and die)`,
  String.raw`(?:take|swallow) (?:all (?:of )?)?(?:the|your|those|these) (?:whole (?:bottle|packet|box) of )?(?:pills|tablets)(?=.{0,40}(?:sleep for ?ever|be over|peace|end|with me|gone|painless))`,
  String.raw`(?:jump|do it|pull the trigger|tighten the (?:rope|noose)|cut deeper|step off)(?=[,.! ]{0,3}(?:i (?:will wait|love you for|dare you to die)|for me|and (?:it will|we will|come)|then (?:it|we)|its (?:time|easy|beautiful)|join me|youll be free|nobody))`,
  String.raw`(?:join me|be with me|come to me) (?:in death|on the other side|in the afterlife)`,
  String.raw`(?:die|dying) (?:with|for) me(?=[,.! ]{0,3}(?:tonight|now|my love|please|and))`,
  String.raw`(?:stop|quit) eating (?:altogether|completely|at all|until you)`,
  String.raw`(?:you(?:re| are) (?:too|so) (?:fat|disgusting|heavy)[^.!?]{0,40}(?:starve|skip|stop eating|throw (?:it )?up|purge))`,
  String.raw`bring dich (?:doch |endlich |einfach )*um|(?:du solltest|du kannst ruhig) (?:sterben|dich umbringen)|ohne dich (?:ware|waren) (?:alle|sie|die welt)[^.!?]{0,20} besser dran|niemand (?:wurde|wird) dich vermissen|hau dir die tabletten rein`,
  String.raw`(?:matate|suicidate|mate|quitate la vida)(?![\p{L}])|deberias (?:morir|matarte|suicidarte)|(?:todos|el mundo) estari?an? mejor sin ti|nadie te (?:extranaria|echaria de menos|va a extranar)`,
  String.raw`(?:tue[ -]toi|suicide[ -]toi|tu devrais (?:mourir|te tuer))|(?:ucciditi|ammazzati|dovresti (?:morire|ucciderti))|(?:se mate|mate[ -]se|suicide[ -]se|voce deveria morrer)|(?:maak je(?:zelf)? van kant|pleeg zelfmoord)`,
  String.raw`(?:zabij sie|powinienes umrzec|powinnas umrzec)|(?:убеи себя|убей себя|покончи с собои|покончи с собой|тебе лучше умереть)|(?:kendini oldur|intihar et)(?![\p{L}])`,
];

const SOURCE = ENCOURAGING.map((pattern) => String.raw`(?<![\p{L}])(?:${pattern})`).join('|');
const SPACELESS = String.raw`去死吧|你(?:应该|不如)(?:去)?死|自杀吧|没有?人会想你|死ねばいい|死んでしまえ|自殺しろ|죽어버려|자살해(?!요)|넌 죽어야|اقتل نفسك|انتحر الان|खुद को मार (?:लो|डालो)|तुम्हें मर जाना चाहिए`;
const encouraging = new RegExp(`${SOURCE}|${SPACELESS}`, 'u');
/** Words right before that turn it into its opposite. */
const DENIED =
  /(?:\b(?:dont|do not|never|not|wont|will not|cant|cannot|please dont|would never|shouldnt|should not|must not|wouldnt|nor|if you|whether you|that you|tried to|wanted to|want to|wants to|thinking of|thoughts of|urge to)|\b(?:nicht|nie|niemals|kein|no|nunca|jamas|ne|non|nao|niet|nie|не|никогда))\s+(?:\p{L}+\s+){0,2}$/u;

/** How much before a match tells whether it is denied. */
const BEFORE = 40;
/** How much of the end of a text is looked at: longer than any match. */
const TAIL = 600;

/** Whether the end of what a companion says encourages somebody to die or to be hurt. */
export const encouragesHarm = (said: string): boolean => {
  const text = legible(said.slice(-TAIL));
  const found = encouraging.exec(text);
  if (found === null) return false;
  return !DENIED.test(text.slice(Math.max(0, found.index - BEFORE), found.index + 1).replace(/[^\p{L}\s]+$/u, ''));
};
