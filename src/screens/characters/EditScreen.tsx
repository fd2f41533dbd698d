import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errNo } from '#contract/errNo.ts';
import { hasLoadFailed, isAskingFirst, isLoading } from '#machines/characterEdit/characterEditSelectors.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { ArrowLeftIcon } from '#src/ui/actIcons.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon, CompassIcon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ReloadButton } from '../ReloadButton.tsx';
import { avatarSources } from '../portrait.ts';
import { failureText } from '../wording.ts';
import type { CharacterEditRef } from './characterTypes.ts';
import { EditForm } from './EditForm.tsx';
import { PortraitButton, PortraitDialog } from './PortraitFields.tsx';

const page = css({
  maxWidth: 'column',
  mx: 'auto',
  px: 'gutter',
  pt: { base: '5', lg: '10' },
  pb: { base: '4', lg: '8' },
});
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  textDecoration: 'none',
  _hover: { color: 'fg.default' },
});
const head = css({ display: 'flex', alignItems: 'center', gap: '4', mb: '8' });
const heading = css({ textStyle: 'heading', minWidth: '0', overflowWrap: 'anywhere' });
const named = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', minWidth: '0' });
const stack = css({ display: 'flex', flexDirection: 'column', gap: '5', pt: '6' });
const lineSlot = css({ width: 'full', height: '13' });
const longSlot = css({ width: 'full', height: '40' });
const titleSlot = css({ width: 'half', height: '10' });

const GONE: ReadonlySet<number> = new Set([errNo.notFound, errNo.forbidden, errNo.invalidInput]);

export interface EditScreenProps {
  edit: CharacterEditRef;
  /** Key of the portrait, once it is known. */
  portrait: string | undefined;
  /** Lets the chosen voice be heard. */
  voiceSample: ReactNode;
  /** A file was chosen whose entries are to be added to the lorebook. */
  onLorebookFile: (file: File) => void;
  /** A picture was chosen that is to be the portrait. */
  onPortrait: (file: File) => void;
  /** The person means to go, or stays after all. */
  onLeave: () => void;
  onStay: () => void;
}

const BackLink = () => (
  <Link to={paths.characters()} className={back}>
    <ArrowLeftIcon />
    {m.edit_back()}
  </Link>
);

const LoadFailed = ({ edit, failure }: { edit: CharacterEditRef; failure: Failure | null }) => {
  const isGone = failure !== null && GONE.has(failure.errNo);
  return (
    <EmptyState
      isAlert
      level={1}
      icon={isGone ? <CompassIcon /> : <AlertIcon />}
      title={isGone ? m.profile_missing_title() : m.edit_failed_title()}
      actions={
        <>
          {isGone ? null : <ReloadButton flow={edit} />}
          <Link to={paths.characters()} className={button({ variant: 'outline', color: 'ink' })}>
            {m.edit_back()}
          </Link>
        </>
      }
    >
      {isGone || failure === null ? m.edit_gone() : failureText(failure)}
    </EmptyState>
  );
};

/** Changes a character of one's own. */
export const EditScreen = ({
  edit,
  portrait,
  voiceSample,
  onLorebookFile,
  onPortrait,
  onLeave,
  onStay,
}: EditScreenProps) => {
  const isWaiting = useSelector(edit, isLoading);
  const hasFailed = useSelector(edit, hasLoadFailed);
  const failure = useSelector(edit, (snapshot) => snapshot.context.failure);
  const name = useSelector(edit, (snapshot) => snapshot.context.saved.name);
  const isAsking = useSelector(edit, isAskingFirst);
  if (hasFailed) return <LoadFailed edit={edit} failure={failure} />;
  return (
    <section className={page}>
      <BackLink />
      {isWaiting ? (
        <div className={stack}>
          <VisuallyHidden as="h1">{m.edit_loading()}</VisuallyHidden>
          <Skeleton className={titleSlot} />
          <Skeleton className={lineSlot} />
          <Skeleton className={lineSlot} />
          <Skeleton className={longSlot} />
        </div>
      ) : (
        <>
          <PageTitle>{m.edit_title({ name })}</PageTitle>
          <div className={head}>
            {portrait === undefined ? null : <Avatar name={name} size="lg" {...avatarSources(portrait)} />}
            <div className={named}>
              <h1 className={heading}>{m.edit_title({ name })}</h1>
              <PortraitButton edit={edit} onFile={onPortrait} />
            </div>
          </div>
          <EditForm edit={edit} voiceSample={voiceSample} onLorebookFile={onLorebookFile} />
        </>
      )}
      <PortraitDialog edit={edit} />
      {isAsking ? (
        <ConfirmDialog
          title={m.edit_leave_title()}
          text={m.edit_leave_text()}
          submitText={m.edit_leave_submit()}
          dismissText={m.edit_leave_stay()}
          isWaiting={false}
          onSubmit={onLeave}
          onDismiss={onStay}
        />
      ) : null}
    </section>
  );
};
