import type { ExpressionKeys } from '#contract/characterProfile.ts';
import type { ChatCharacter } from '#machines/chat/chatTypes.ts';
import { m } from '#src/paraglide/messages.js';
import { FadingPortrait } from '#src/ui/FadingPortrait.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';
import { portraitSources } from '../portrait.ts';
import type { ChatRef } from './chatTypes.ts';
import { useFace } from './useFace.ts';

const column = css({
  display: { base: 'none', _besideTalk: 'block' },
  flexShrink: '0',
  width: 'beside',
  minHeight: '0',
  overflowY: 'auto',
  p: '5',
  borderInlineStartWidth: 'thin',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.subtle',
});
const picture = css({ width: 'full', aspectRatio: 'portrait', borderRadius: 'xl' });
const lifted = css({ boxShadow: 'lg' });

const SIZES = 'clamp(12.5rem, calc(21vw - 2.5rem), 19.5rem)';

interface FaceProps {
  chat: ChatRef;
  name: string;
  portrait: string;
  expressions: ExpressionKeys;
}

const Face = ({ chat, name, portrait, expressions }: FaceProps) => {
  const { expression, words } = useFace(chat, name);
  return (
    <FadingPortrait
      first={portrait}
      shown={expressions[expression]}
      sourcesOf={portraitSources}
      alt={words}
      sizes={SIZES}
      className={cx(picture, lifted)}
    />
  );
};

/** The place of somebody who is loaded. */
export const CompanionToCome = () => (
  <div className={column}>
    <Skeleton className={picture} />
  </div>
);

export interface CompanionBesideProps {
  chat: ChatRef;
  /** `null` while it is loaded. */
  character: ChatCharacter | null;
}

/** On wide windows the companion beside the talk, with a face by the last answer. */
export const CompanionBeside = ({ chat, character }: CompanionBesideProps) =>
  character === null ? (
    <CompanionToCome />
  ) : (
    <div className={column}>
      {character.expressions === undefined ? (
        <Portrait
          {...portraitSources(character.portrait)}
          alt={m.profile_portrait_alt({ name: character.name })}
          sizes={SIZES}
          className={cx(picture, lifted)}
        />
      ) : (
        <Face chat={chat} name={character.name} portrait={character.portrait} expressions={character.expressions} />
      )}
    </div>
  );
