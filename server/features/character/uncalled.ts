const NAME = String.raw`(?:\{\{\s*user\s*\}\}|<user>)`;

/** Called in the middle of a sentence, or at its end: "Well, {{user}}, sit." */
const called = new RegExp(String.raw`\s*,\s*${NAME}(?=\s*(?:[,.!?;:…—–"”»)*]|$))`, 'giu');
/** Called at the beginning of a sentence, after an action too: "{{user}}! You came!" */
const calledFirst = new RegExp(
  String.raw`(^|\n|[.!?…:*"“”»]\s*)${NAME}\s*(?:[,.!…—–]+\s*)(?:(\p{L})|(?=[*"“«]|$))`,
  'giu',
);

/** A text for somebody who has no name yet: where it only calls the person by it, it calls nobody. */
export const uncalled = (text: string): string =>
  text
    .replace(called, '')
    .replace(calledFirst, (_, before: string, next: string | undefined) => before + (next ?? '').toUpperCase());
