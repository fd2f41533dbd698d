import { createOwnCharacters } from '../flows/ownCharacters.ts';
import { OwnCharactersScreen } from '../screens/characters/OwnCharactersScreen.tsx';
import { useLiora } from './LioraContext.ts';

export const Component = () => <OwnCharactersScreen {...useLiora().ownCharacters(createOwnCharacters).flows} />;
