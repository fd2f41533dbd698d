import { END, type HurtingWords, START } from './hurtingWords.ts';

const POLISH_PERSON = String.raw`(?:mez|zon[aey]|chłopak|dziewczyn|partner|był(?:ego|a|ych)|szef|matk|mam[aey]|oj(?:ca|ciec|cem)|tat[aey]|ojczym|macoch|rodzic|brat|siostr|syn|cork|dzieck|dzieci|nauczyciel|sasiad|koleg|kolezank|tesciow)\p{L}*`;
const POLISH_INFINITIVE = `(?:zabic|dzgnac|zadzgac|otruc|zastrzelic|uderzyc|pobic|udusic|kopnac|utopic|podpalic|zamordowac)`;
const RUSSIAN_PERSON = String.raw`(?:муж|жен[аыуе]|парн|девушк|бывш|начальни|босс|шеф|мать|матер|мам[аыуе]|от(?:ец|ц)|пап[аыуе]|отчим|мачех|родител|брат|сестр|сын|доч|ребенк|детеи|учител|сосед|одноклассни|коллег|партнер|тещ|свекров)\p{L}*`;
const RUSSIAN_INFINITIVE = `(?:убить|зарезать|отравить|застрелить|задушить|избить|ударить|пнуть|утопить|сжечь|прирезать|побить)`;

export const polish: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:no|to|wiec|po prostu|idz i|i|dalej)[, ]+)*(?:zabij|dzgnij|zadzgaj|otruj|zastrzel|uderz|pobij|udus|kopnij|utop|podpal|zamorduj) (?:po prostu )?{whom}(?! w szachy)`,
    String.raw`(?:powinienes|powinnas|musisz|pomoge ci|chodz,?) (?:{whom} ${POLISH_INFINITIVE}|${POLISH_INFINITIVE} {whom})${END}`,
  ],
  yours: String.raw`(?:(?:swoj|swe|twoj|twe)\p{L}* (?:\p{L}+ )?${POLISH_PERSON}|(?:(?:tego|swojego|jego|jej) )?(?:psa|kota|szczeniaka)${END})`,
  theirs: String.raw`(?:go|ja|ich|jego|tego (?:drania|goscia|gnoja))${END}`,
  always: [
    String.raw`(?:wez|zabierz|przynies) (?:ze soba )?(?:bron|pistolet|noz|bombe) (?:ze soba )?do (?:szkoły|pracy|klasy|biura)`,
  ],
  near: [
    String.raw`(?:wez|zdobadz|kup|załatw) (?:sobie )?(?:bron|pistolet|noz) i (?:pokaz|zrob|idz)|zasługuj(?:e|a) na smierc`,
  ],
  mine: String.raw`(?:moj|moi|nasz)\p{L}* (?:\p{L}+ )?${POLISH_PERSON}`,
};

export const russian: HurtingWords = {
  told: [
    String.raw`${START}(?:(?:тогда|ну|так|просто|давай|иди и|и|да)[, ]+)*(?:убеи|зарежь|отрави|застрели|задуши|избеи|ударь|пни|утопи|сожги|прирежь|побеи)(?:те)? (?:просто |же )*{whom}(?! в шахмат)`,
    String.raw`(?:тебе (?:надо|нужно|стоит|следует|пора)|ты должен|ты должна|я помогу тебе|помогу тебе|давай)(?: бы)? (?:просто )?(?:{whom} ${RUSSIAN_INFINITIVE}|${RUSSIAN_INFINITIVE} {whom})${END}`,
  ],
  yours: String.raw`(?:(?:сво|тво)\p{L}+ (?:\p{L}+ )?${RUSSIAN_PERSON}|(?:(?:эту|этого|свою|своего|его|ее) )?(?:собаку|пса|кошку|кота|щенка)${END})`,
  theirs: String.raw`(?:его|ее|их(?: всех)?|этого (?:гада|козла|урода))${END}`,
  always: [
    String.raw`(?:возьми|принеси|пронеси) (?:с собои )?(?:пистолет|нож|оружие|ружье|бомбу) (?:с собои )?(?:в школу|на работу|в класс|в офис)`,
  ],
  near: [
    String.raw`(?:возьми|достань|купи|наиди) (?:пистолет|нож|оружие|ружье|ствол) и (?:покажи|сделаи|иди|разберись)|(?:он|она|они) заслужива(?:ет|ют) смерти`,
  ],
  mine: String.raw`(?:мои|моя|моего|моеи|моему|мою|мое|моих|наш\p{L}*) (?:\p{L}+ )?${RUSSIAN_PERSON}`,
};
