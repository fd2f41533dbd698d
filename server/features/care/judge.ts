import type { Content, Judgement } from '#contract/care.ts';
import type { Log } from '#server/log.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { judgeByRules } from './rules/rulesProvider.ts';
import { contentInWords, refusalOf, withRefusal } from './content.ts';
import { countryFor } from './country.ts';
import { hear, type Heard, listen } from './hearing/hear.ts';
import { languageOf, languageToAnswer } from './hearing/language.ts';

/** Milliseconds in which the moderation server has to say something; whoever waits for an answer waits for it, too. */
const HEARD_WITHIN = 3000;
/** The same for our own rules, which take but a few, unless their thread starts, or is at long texts of somebody else. */
const RULED_WITHIN = 10_000;

/** A text, and what tells how it is meant. */
export interface Said {
  readonly text: string;
  /** What the same person said before it. */
  readonly earlier?: string;
  /** As their browser sent it. */
  readonly acceptLanguage?: string;
  /** Where they live by their account. */
  readonly country?: string | null;
}

/** What we tell of a text by ourselves. */
export interface Ours {
  readonly heard: Heard | null;
  readonly content: Content;
}

export interface JudgeDeps {
  readonly moderation: ModerationProvider;
  readonly log: Log;
}

/** Ends with the signal, also where the work does not. */
const until = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/** Whoever is named in a text is to be in what is made of it, as whoever a character is called after: it is judged as a name, by all rules. */
const ruled = async (text: string, signal: AbortSignal): Promise<Content> => {
  const verdict = text.trim() === '' ? null : await until(signal, judgeByRules([{ field: 'name', text }], signal));
  return withRefusal(contentInWords(text), verdict?.refusal ?? null);
};

/** Judges texts that people bring, each once: limits, prices, providers, storage, pictures and operators read that judgement. */
export const createJudge = ({ moderation, log }: JudgeDeps) => {
  const placed = (heard: Heard, { text, acceptLanguage = '', country = null }: Said): Judgement['need'] => {
    const language = languageToAnswer(text, heard.language, acceptLanguage);
    return { ...heard, language, country: countryFor({ language, country, acceptLanguage }) };
  };

  /** What the moderation server tells beside our own: what either finds counts. Throws where it cannot say. */
  const withServer = async ({ heard, content }: Ours, text: string, signal: AbortSignal): Promise<Ours> => {
    const said = text.trim() === '' ? undefined : await moderation.hears?.(text, signal);
    if (said === undefined) return { heard, content };
    return {
      heard:
        heard ??
        (said.isSelfHarm ? { kind: 'selfHarm', urgency: 'near', about: 'self', language: languageOf(text) } : null),
      // Servers flag of minors only what draws them into sex.
      content: said.refusal === 'underAge' ? { ...content, minor: 'sexual' } : withRefusal(content, said.refusal),
    };
  };

  /** What we tell by ourselves, which costs nothing. Whoever is in need does not wait for the rules: no picture comes with their answer. */
  const ours = async ({ text, earlier = '' }: Said): Promise<Ours> => {
    await listen(text);
    const heard = hear(text, earlier);
    const unruled = { ...contentInWords(text), isWhole: false };
    if (heard !== null) return { heard, content: unruled };
    try {
      return { heard, content: await ruled(text, AbortSignal.timeout(RULED_WITHIN)) };
    } catch (error) {
      log.warn({ err: error }, 'the content rules did not say what a text holds');
      return { heard, content: unruled };
    }
  };

  /** With what the moderation server tells; where it cannot say, our own judgement stands. It is not told what we hear ourselves. */
  const whole = async (known: Ours, said: Said): Promise<Judgement> => {
    const { heard, content } = known;
    if (heard !== null) return { need: placed(heard, said), content };
    if (moderation.hears === undefined) return { need: null, content };
    try {
      const both = await withServer(known, said.text, AbortSignal.timeout(HEARD_WITHIN));
      return { need: both.heard && placed(both.heard, said), content: both.content };
    } catch (error) {
      log.warn({ err: error }, 'the moderation server did not say what it hears');
      return { need: null, content: { ...content, isWhole: false } };
    }
  };

  return {
    ours,
    whole,

    judge: async (said: Said): Promise<Judgement> => whole(await ours(said), said),

    /** What a text holds of which something is to be made. Throws `ModerationError` and `TimeoutError` where somebody could not say. */
    async strictly(text: string, signal: AbortSignal): Promise<Content> {
      const content = await ruled(text, signal);
      // What we refuse ourselves, nobody else is told of.
      if (refusalOf(content) !== null) return content;
      return (await withServer({ heard: null, content }, text, signal)).content;
    },
  };
};
export type Judge = ReturnType<typeof createJudge>;
