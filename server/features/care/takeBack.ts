import { countryFor } from './country.ts';
import { encouragesHarm } from './encouraging.ts';
import { languagesOf } from './hearing/language.ts';
import { legible } from './hearing/legible.ts';
import { takenBackText } from './help.ts';

/** What stands in place of what a companion has begun to say, where that encourages harm; undefined where it may go on. */
export const takeBack = (said: string): string | undefined => {
  if (!encouragesHarm(said)) return undefined;
  const [language = 'en'] = languagesOf(legible(said));
  return takenBackText(language, countryFor('', language));
};
