import { readFileSync, readdirSync } from 'node:fs';
import RiveScript from 'rivescript';

/** The scripts' answer to a text: each line is one way to say it. */
export type Lines = readonly string[];

/** Runs the scripts of a folder. It keeps nothing of what it is asked. */
export interface Interpreter {
  /** Lines of the trigger of `topic` that fits; none when no trigger does. `text` must come from `plainWords`. */
  linesFor(topic: string, text: string): Promise<Lines>;
}

const NO_MATCH = 'noMatch';
/** RiveScript draws a reply by `parseInt` of a random number: one below a millionth is written `5e-7`, read as 5, and finds nothing. */
const NOT_DRAWN = 'notDrawn';

/**
 * Loads `*.rive`. Our scripts differ from usual ones in one thing: the answers of a trigger are written as one reply with
 * continued lines, so that RiveScript gives them all and the choice, which it would make at random, is ours.
 * Throws on a syntax error.
 */
export const interpreterOf = (folder: URL): Interpreter => {
  const options = {
    utf8: true,
    concat: 'newline',
    caseSensitive: true,
    errors: { replyNotMatched: NO_MATCH, replyNotFound: NOT_DRAWN },
  } as const;
  const rivescript = new RiveScript(options);
  rivescript.unicodePunctuation = /[.,!?;:]/gu;
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.rive')) continue;
    rivescript.stream(readFileSync(new URL(file, folder), 'utf8'), (error) => {
      throw new Error(`${file}: ${error}`);
    });
  }
  rivescript.sortReplies();

  // RiveScript writes the expression of every trigger anew for every text; ours hold no variables, so once is enough.
  const { brain } = rivescript;
  // We define no substitutions, and looking them up trips over words such as "hasOwnProperty".
  brain.substitute = (message) => message;
  const triggerRegexp = brain.triggerRegexp.bind(brain);
  const expressions = new Map<string, Promise<string>>();
  brain.triggerRegexp = (user, trigger) => {
    const expression = expressions.get(trigger) ?? triggerRegexp(user, trigger);
    expressions.set(trigger, expression);
    return expression;
  };

  let conversations = 0;
  return {
    linesFor: async (topic, text) => {
      const user = `conversation${conversations++}`;
      await rivescript.setUservar(user, 'topic', topic);
      try {
        const drawn = await rivescript.reply(user, text);
        const reply = drawn === NOT_DRAWN ? await rivescript.reply(user, text) : drawn;
        return reply === NO_MATCH || reply === NOT_DRAWN ? [] : reply.split('\n').map((line) => line.trim());
      } finally {
        await rivescript.clearUservars(user);
      }
    },
  };
};
