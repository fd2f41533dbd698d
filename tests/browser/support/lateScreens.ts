import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../../messages/en.json' with { type: 'json' };

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;

/** Every screen whose code loads by itself, with its first heading. */
export const lateScreens: Readonly<Record<string, string | RegExp>> = {
  [paths.home()]: text.home_title,
  [paths.conversations()]: text.conversations_title,
  [paths.conversation(characterId)]: new RegExp(name),
  [paths.profile(characterId)]: name,
  [paths.generator()]: text.making_guided_title,
  [paths.quickGenerator()]: text.making_quick_title,
  [paths.imageGenerator()]: text.picture_title,
  [paths.images()]: text.gallery_title,
  [paths.characters()]: text.own_title,
  [paths.editCharacter(characterId)]: text.profile_missing_title,
  [paths.newCharacter()]: text.making_new_title,
  [paths.settings()]: text.settings_title,
  [paths.tokens()]: text.purchase_tokens_title,
  [paths.passwordReset()]: text.reset_broken_title,
  [paths.testAuth()]: text.test_auth_title,
};
