import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { canShare, isCopied, isNotShared } from '#machines/profile/profileSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { CopyIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ChatIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { ReportButton } from '../report/ReportButton.tsx';
import type { ProfileFlows } from './profileTypes.ts';

const acts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const act = css({ flex: { base: 'auto', sm: 'none' } });
/* Takes no room while it says nothing. */
const told = css({ textStyle: 'small', color: 'fg.muted', _empty: { position: 'absolute' } });

const conversationText = ({ hasConversation, isGone, isBlocked }: CharacterProfile): string => {
  if (isGone || isBlocked) return m.profile_read();
  return hasConversation ? m.profile_go_on() : m.profile_start();
};

/** What one can do with a character. */
export const ProfileActs = ({ profile, report, character }: ProfileFlows & { character: CharacterProfile }) => {
  const mayShare = useSelector(profile, canShare);
  const hasCopied = useSelector(profile, isCopied);
  const hasFailed = useSelector(profile, isNotShared);
  const { characterId, origin, isOwn, isGone, isBlocked, visibility } = character;
  const reporting = isOwn || isBlocked ? null : report;
  return (
    <div className={acts}>
      <Link to={paths.conversation(characterId)} className={cx(button(), act)}>
        <ChatIcon />
        {conversationText(character)}
      </Link>
      {isGone || isBlocked || visibility === 'private' ? null : (
        <Button
          variant="outline"
          color="ink"
          className={act}
          disabled={!mayShare}
          onClick={() => {
            profile.send({ type: 'share.requested' });
          }}
        >
          <CopyIcon />
          {m.profile_share()}
        </Button>
      )}
      {isOwn && !isGone && !isBlocked ? (
        <Link to={paths.editCharacter(characterId)} className={cx(button({ variant: 'ghost', color: 'ink' }), act)}>
          {m.profile_edit()}
        </Link>
      ) : null}
      {reporting === null ? null : (
        <>
          <ReportButton report={reporting} kind="character" targetId={characterId} text={m.profile_report()} />
          {origin === 'ugc' ? (
            <ReportButton report={reporting} kind="person" targetId={characterId} text={m.profile_report_person()} />
          ) : null}
        </>
      )}
      <output className={told}>
        {hasCopied ? m.profile_copied() : ''}
        {hasFailed ? m.profile_share_failed() : ''}
      </output>
    </div>
  );
};
