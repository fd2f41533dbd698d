import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { hasDialog, retryFailureOf, targetOf } from '#machines/ownCharacterActs/ownCharacterActsSelectors.ts';
import { isEmpty, isLoadingFirst } from '#machines/ownCharacters/ownCharactersSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SparkIcon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { newIntentId } from '#src/api/newIntentId.ts';
import { listHeading, listPage } from '../pageStyles.ts';
import { PageTitle } from '../PageTitle.tsx';
import { FileInput } from '../FileInput.tsx';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { RetryNotice } from '../RetryNotice.tsx';
import { useFocusComesBack } from '../useFocusComesBack.ts';
import { failureText } from '../wording.ts';
import { BringButton } from './BringButton.tsx';
import { CardImports } from './CardImports.tsx';
import { PlusIcon } from './characterIcons.tsx';
import type { OwnCharacterActsRef, OwnCharactersFlows, OwnCharactersRef } from './characterTypes.ts';
import { DropZone } from './DropZone.tsx';
import { OwnCharacterCard } from './OwnCharacterCard.tsx';
import { OwnCharacterDialogs } from './OwnCharacterDialogs.tsx';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mb: '6' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const notice = css({ mb: '5' });
/* A finger drops nothing. */
const drop = css({ display: 'none', _canHover: { display: 'inline' } });
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
    xl: 'repeat(5, minmax(0, 1fr))',
  },
  gap: { base: '3', md: '5' },
  listStyle: 'none',
});
const slot = css({ width: 'full', aspectRatio: 'portrait', borderRadius: 'lg' });
const slots = ['first', 'second', 'third', 'fourth', 'fifth'];

/** So many cards can be in view on a first look. */
const URGENT = 4;

const Notices = ({ list, acts }: { list: OwnCharactersRef; acts: OwnCharacterActsRef }) => {
  const failure = useSelector(list, (snapshot) => snapshot.context.failure);
  const retryFailure = useSelector(acts, retryFailureOf);
  const target = useSelector(acts, targetOf);
  return (
    <>
      {failure === null ? null : (
        <ReloadNotice flow={list} className={notice}>
          {`${m.own_failed()} ${failureText(failure)}`}
        </ReloadNotice>
      )}
      {retryFailure === null || target === null ? null : (
        <RetryNotice
          className={notice}
          onDismiss={() => {
            acts.send({ type: 'failure.dismissed' });
          }}
        >
          {`${m.own_retry_failed({ name: target.name })} ${failureText(retryFailure)}`}
        </RetryNotice>
      )}
    </>
  );
};

const Characters = ({ list, acts }: { list: OwnCharactersRef; acts: OwnCharacterActsRef }) => {
  const characters = useSelector(list, (snapshot) => snapshot.context.characters);
  const isWaiting = useSelector(list, isLoadingFirst);
  return isWaiting ? (
    <div className={grid}>
      <VisuallyHidden>{m.own_loading()}</VisuallyHidden>
      {slots.map((key) => (
        <Skeleton key={key} className={slot} />
      ))}
    </div>
  ) : (
    <ul className={grid}>
      {characters.map((character, index) => (
        <li key={character.characterId}>
          <OwnCharacterCard character={character} acts={acts} isUrgent={index < URGENT} />
        </li>
      ))}
    </ul>
  );
};

/** The person's own characters: to make, bring, change, take along and delete them. */
export const OwnCharactersScreen = ({ list, acts, cards, bring }: OwnCharactersFlows) => {
  const hasNone = useSelector(list, isEmpty);
  const isAsking = useSelector(acts, hasDialog);
  const title = useFocusComesBack(isAsking);
  const files = useRef<HTMLInputElement>(null);
  const takeFiles = (chosen: readonly File[]) => {
    if (chosen.length > 0) bring(new Map(chosen.map((file) => [newIntentId(), file])));
  };
  const bringing = (size: 'md' | 'lg') => <BringButton size={size} onPress={() => files.current?.click()} />;
  const making = (size: 'md' | 'lg') => (
    <Link to={paths.newCharacter()} className={button({ size })}>
      <PlusIcon />
      {m.own_make()}
    </Link>
  );
  return (
    <section className={listPage}>
      <div className={head}>
        <PageTitle>{m.own_title()}</PageTitle>
        <h1 ref={title} tabIndex={-1} className={listHeading}>
          {m.own_title()}
        </h1>
        {hasNone ? null : (
          <div className={buttons}>
            {bringing('md')}
            {making('md')}
          </div>
        )}
      </div>
      <CardImports cards={cards} characters={list} />
      <Notices list={list} acts={acts} />
      {hasNone ? (
        <EmptyState
          icon={<SparkIcon />}
          title={m.own_empty_title()}
          actions={
            <>
              {making('lg')}
              {bringing('lg')}
            </>
          }
        >
          {m.own_empty_text()} <span className={drop}>{m.own_empty_drop()}</span>
        </EmptyState>
      ) : (
        <Characters list={list} acts={acts} />
      )}
      <OwnCharacterDialogs acts={acts} />
      <FileInput
        ref={files}
        label={m.cards_choose()}
        accept=".png,.json,.charx,image/png,application/json"
        isMultiple
        onFiles={takeFiles}
      />
      <DropZone onFiles={takeFiles} />
    </section>
  );
};
