import { threadedPainter } from '#server/providers/image/threadedPainter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';

/** A program that paints one portrait in a thread and says how many bytes it has. */
const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const picture = await threadedPainter(1).paint(character.appearance, character.slug);
process.stdout.write(`painted ${picture.length} bytes\n`);
