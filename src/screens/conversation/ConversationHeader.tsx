import type { ReactNode } from 'react';
import type { ChatCharacter } from '#machines/chat/chatTypes.ts';
import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { PageTitle } from '../PageTitle.tsx';
import { avatarSources } from '../portrait.ts';
import { BackToConversations } from './BackToConversations.tsx';
import { headerBar } from './headerBar.ts';

/* On phones the badges stand where the tagline stands elsewhere, so that the name has the width. */
const who = css({
  flex: '1',
  minWidth: { base: '[min-content]', sm: '0' },
  ps: { base: '1', sm: '0' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(min-content, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { base: `'name' 'badges'`, sm: `'name badges' 'tagline badges'` },
  alignItems: 'center',
  columnGap: '3',
  rowGap: { base: '1', sm: '0' },
});
/* Takes what room there is, and asks for none: the badges need theirs. */
const name = css({ gridArea: 'name', textStyle: 'nameSmall', truncate: true, width: '0', minWidth: 'full' });
const tagline = css({
  gridArea: 'tagline',
  display: { base: 'none', sm: 'block' },
  textStyle: 'small',
  color: 'fg.muted',
  truncate: true,
});
const badges = css({
  gridArea: 'badges',
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: { base: '1', sm: '1.5' },
  '& .badge': { px: { base: '1.5', sm: '2.5' }, letterSpacing: { base: 'normal', sm: 'wide' } },
});
/* Unless the strip right below shows it. */
const notTwice = css({
  display: 'contents',
  'header:has(+ details[open]) > &': { display: { _aboveTalk: 'none' } },
});
const round = css({ width: '11', height: '11', borderRadius: 'full' });
const line = css({ width: '28', height: '5' });

export interface ConversationHeaderProps {
  /** `null` while it is loaded. */
  character: ChatCharacter | null;
  /** The built-in demo companion answers. */
  isDemo: boolean;
  /** What one can do with the whole conversation. */
  menu: ReactNode;
}

/** Who one talks to, and always that it is an AI. */
export const ConversationHeader = ({ character, isDemo, menu }: ConversationHeaderProps) => (
  <header className={headerBar}>
    {character === null ? null : <PageTitle>{character.name}</PageTitle>}
    <BackToConversations />
    {character === null ? (
      <Skeleton className={round} />
    ) : (
      <span className={character.expressions === undefined ? undefined : notTwice}>
        <Avatar name={character.name} {...avatarSources(character.portrait)} />
      </span>
    )}
    <div className={who}>
      <h1 className={name}>
        {character === null ? (
          <>
            <VisuallyHidden>{m.chat_loading()}</VisuallyHidden>
            <Skeleton className={line} />
          </>
        ) : (
          character.name
        )}
      </h1>
      <p className={tagline}>{character?.tagline}</p>
      <div className={badges}>
        <Badge tone="accent">{m.chat_ai_note()}</Badge>
        {isDemo ? (
          <Tooltip text={m.chat_demo_text()}>
            <span>
              <Badge>{m.chat_demo()}</Badge>
            </span>
          </Tooltip>
        ) : null}
      </div>
    </div>
    {menu}
  </header>
);
