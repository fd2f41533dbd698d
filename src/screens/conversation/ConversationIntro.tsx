import { Link } from 'react-router';
import type { Character } from '#contract/characterProfile.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { SafeText } from '#src/ui/SafeText.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
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
/* Where the portrait stands beside the talk, it does not here. */
const picture = css({
  display: { _besideTalk: 'none' },
  width: { base: '28', sm: '48' },
  gridRow: { sm: '1 / span 2' },
  borderRadius: { base: 'lg', sm: 'xl' },
  boxShadow: 'lg',
});
/* Above the shadow of the portrait. */
const text = css({
  position: 'relative',
  gridColumn: { _besideTalk: '1 / -1' },
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '1.5', sm: '3' },
  alignSelf: { sm: 'end' },
});
const title = css({ textStyle: 'heading' });
const description = css({ textStyle: { base: 'small', sm: 'body' }, color: 'fg.muted' });
const begun = css({ maxHeight: '[6.5lh]', overflow: 'clip', maskImage: '[linear-gradient(black 60%, transparent)]' });
const more = css({ alignSelf: 'start' });
const care = css({
  position: 'relative',
  gridColumn: { base: '1 / -1', sm: '2', _besideTalk: '1 / -1' },
  alignSelf: 'start',
});

/** Letters and lines that stand here at most; the profile has all. */
const LETTERS = 600;
const LINES = 6;
const isLong = (text: string): boolean => text.length > LETTERS || text.split('\n', LINES + 1).length > LINES;
/** Nobody sees more of it than that, so that no more need be drawn. */
const beginningOf = (text: string): string => text.slice(0, LETTERS * LINES).toWellFormed();

const Description = ({ character: { characterId, name, description: text } }: { character: Character }) =>
  isLong(text) ? (
    <>
      <div className={cx(description, begun)}>
        <SafeText text={beginningOf(text)} />
      </div>
      <Link
        to={paths.profile(characterId)}
        className={cx(button({ size: 'sm', variant: 'outline', color: 'ink' }), more)}
        aria-label={m.chat_more_named({ name })}
      >
        {m.chat_more()}
      </Link>
    </>
  ) : (
    <SafeText text={text} className={description} />
  );

/** The head of a conversation: who it is with, and what that is. */
export const ConversationIntro = ({ character }: { character: Character }) => (
  <header className={intro}>
    <Portrait
      {...portraitSources(character.portrait)}
      alt=""
      sizes="(min-width: 640px) 12rem, 7rem"
      isUrgent
      className={picture}
    />
    <div className={text}>
      <h2 className={title}>{m.chat_about({ name: character.name, age: character.age })}</h2>
      <Description character={character} />
    </div>
    <Notice tone="care" className={care}>
      {m.chat_care_note({ name: character.name })}
    </Notice>
  </header>
);
