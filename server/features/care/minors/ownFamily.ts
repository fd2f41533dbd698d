const OWN = String.raw`(?:the|our|my|two|three|four|his|her) (?:kids?|children|child|baby|babies|twins|toddlers?|little ones?|teenagers?|teens|son|sons|daughter|daughters)`;
const ANY = String.raw`(?:kids|children|a child|a baby|a kid)`;
const ENDS = String.raw`(?=\s*(?:[.,;!?]|$|(?:and|but|so|or|now|yet|together|already|anymore|someday)(?!\p{L})))`;

const phrases = new RegExp(
  [
    String.raw`(?:since|after|before|until|when|now that|because|once|as soon as|while) ${OWN} (?:was|were|is|are|came|come|got|had|left|go|went|fall|fell|sleep|slept|arrived|moved) ?(?:born|asleep|away|out|at \p{L}+)?`,
    String.raw`(?:since|after|before|when|once|until) (?:we|i|she|he|my \p{L}+) (?:had|have|got) (?:${OWN}|${ANY})`,
    String.raw`${OWN} (?:are|were|is|was) (?:asleep|at school|away|out|at (?:their|his|her|my|our) \p{L}+)`,
    String.raw`(?:without|because of|thanks to) ${OWN}`,
    String.raw`(?:want|wants|wanted|have|has|had|having|raise|raising|get|getting) (?:any |more |no |two |three |little )?${ANY}${ENDS}`,
    String.raw`(?:mother|father|mum|mom|dad|parent|parents) of ${OWN}`,
    String.raw`sex(?:ual)? ?(?:education|ed)(?: (?:for|of) (?:kids|children|teens|teenagers|pupils))?`,
    String.raw`(?:seit|seitdem|nachdem|bevor|wenn|weil|sobald|wahrend) (?:die|unsere|meine) (?:kinder|kleinen|zwillinge|tochter|sohne) (?:da|auf der welt|geboren|schlafen|aus dem haus|weg)`,
    String.raw`(?:seit|seitdem|nachdem|bevor) (?:wir|ich|sie) (?:kinder|ein kind|ein baby) (?:haben|habe|hat|hatten|bekommen|bekamen)`,
    String.raw`seit (?:der geburt|dem kind|den kindern)(?: (?:unserer|der|meiner) (?:kinder|tochter))?`,
    String.raw`(?:desde|despues de|antes de|cuando|porque|aunque) (?:que )?(?:nacieron|llegaron|tenemos|tuvimos|duermen|vinieron) (?:a? ?los ninos|los hijos|nuestros hijos|mis hijos|hijos|ninos)`,
  ].join('|'),
  'gu',
);

/**
 * A legible text in English, German or Spanish without what parents say of their own lives: "we have had no sex since the kids were born"
 * is about no minor. What is left is judged as it stands.
 */
export const withoutOwnFamily = (text: string): string => text.replace(phrases, ' ');
