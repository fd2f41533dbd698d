import type { Character } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { portraitSources } from '../portrait.ts';

const intro = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: { base: '4', sm: '8' },
  rowGap: '4',
  pt: { base: '6', lg: '10' },
  pb: '2',
});
const picture = css({
  width: { base: '28', sm: '48' },
  gridRow: { sm: '1 / span 2' },
  borderRadius: { base: 'lg', sm: 'xl' },
  boxShadow: 'lg',
});
const text = css({ display: 'flex', flexDirection: 'column', gap: { base: '1.5', sm: '3' }, alignSelf: { sm: 'end' } });
const title = css({ textStyle: 'heading' });
const description = css({
  textStyle: { base: 'small', sm: 'body' },
  color: 'fg.muted',
  lineClamp: { base: '5', sm: 'none' },
  unicodeBidi: 'plaintext',
});
const care = css({ gridColumn: { base: '1 / -1', sm: '2' }, alignSelf: 'start' });

/** The head of a conversation: who it is with, and what that is. */
export const ConversationIntro = ({ character }: { character: Character }) => (
  <header className={intro}>
    <Portrait {...portraitSources(character.portrait)} alt="" sizes="12rem" isUrgent className={picture} />
    <div className={text}>
      <h2 className={title}>{m.chat_about({ name: character.name, age: character.age })}</h2>
      <p className={description}>{character.description}</p>
    </div>
    <Notice tone="care" className={care}>
      {m.chat_care_note({ name: character.name })}
    </Notice>
  </header>
);
