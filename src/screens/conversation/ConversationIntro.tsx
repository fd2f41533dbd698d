import type { Character } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { portraitSources } from '../portrait.ts';

const intro = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: '3',
  pt: { base: '6', lg: '10' },
  pb: '2',
});
const picture = css({ width: { base: '40', lg: '48' }, borderRadius: 'xl', boxShadow: 'lg' });
const title = css({ textStyle: 'title', mt: '2' });
const description = css({ color: 'fg.muted', maxWidth: 'measure' });
const care = css({ maxWidth: 'measure', textAlign: 'start', mt: '2' });

/** The head of a conversation: who it is with, and what that is. */
export const ConversationIntro = ({ character }: { character: Character }) => (
  <header className={intro}>
    <Portrait {...portraitSources(character.portrait)} alt="" sizes="12rem" isUrgent className={picture} />
    <h2 className={title}>{m.chat_about({ name: character.name, age: character.age })}</h2>
    <p className={description}>{character.description}</p>
    <Notice tone="care" className={care}>
      {m.chat_care_note({ name: character.name })}
    </Notice>
  </header>
);
