import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import {
  type CreationView as View,
  characterIdOf,
  characterOf,
  failureOf,
  isRevealing,
  placeOf,
  progressOf,
  refusalOf,
  statusOf,
  subjectOf,
} from '#machines/characterCreation/characterCreationSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { FailureLine } from '../FailureLine.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import { focusOnShow } from '../useFocusComesBack.ts';
import { CreationPortrait } from './CreationPortrait.tsx';
import { quiet } from './layout.ts';
import { refusalText, statusText } from './generatorWording.ts';
import type { CreationRef, GeneratorRefs } from './generatorTypes.ts';

const whole = css({
  display: 'grid',
  gridTemplateColumns: { md: 'token(sizes.listNarrow) minmax(0, 1fr)' },
  justifyItems: { base: 'center', md: 'stretch' },
  alignItems: 'center',
  maxWidth: 'column',
  mx: 'auto',
  columnGap: '12',
  rowGap: '6',
  py: { md: '10' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  width: 'full',
  minWidth: '0',
  textAlign: { base: 'center', md: 'start' },
  /* Above the shadow of the portrait. */
  position: 'relative',
});
const heading = css({ textStyle: 'title', overflowWrap: 'anywhere', outline: 'none' });
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  justifyContent: { base: 'center', md: 'flex-start' },
});
/* Beside its sign. */
const trouble = css({ textAlign: 'start' });
const now = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const said = css({ display: 'flex', flexDirection: 'column' });
const stage = css({ fontWeight: 'semibold' });

const Heading = ({ view, name }: { view: View; name: string }) => {
  const texts: Readonly<Record<View, string>> = {
    creating: m.making_title({ name }),
    following: m.making_title({ name }),
    tokensNeeded: m.making_tokens_title(),
    notCreated: m.making_not_created_title({ name }),
    givenUp: m.making_given_up_title({ name }),
    ready: m.making_ready_title({ name }),
    refused: m.making_refused_title({ name }),
    failed: m.making_failed_title({ name }),
    gone: m.making_gone_title({ name }),
  };
  return (
    <h1 key={texts[view]} ref={focusOnShow} tabIndex={-1} className={heading}>
      {texts[view]}
    </h1>
  );
};

const BackButton = ({ creation }: { creation: CreationRef }) => (
  <Button
    variant="outline"
    color="ink"
    onClick={() => {
      creation.send({ type: 'creation.dismissed' });
    }}
  >
    {m.making_back()}
  </Button>
);

const RetryButton = ({
  creation,
  text,
  isSecond = false,
}: {
  creation: CreationRef;
  text: string;
  /** Something else is to be done before. */
  isSecond?: boolean;
}) => (
  <Button
    {...(isSecond && { variant: 'outline', color: 'ink' })}
    onClick={() => {
      creation.send({ type: 'creation.retried', intentId: newIntentId() });
    }}
  >
    {text}
  </Button>
);

/** What is going on, in words and as a bar. */
const CreationProgress = ({ creation, name }: { creation: CreationRef; name: string }) => {
  const status = useSelector(creation, statusOf);
  const place = useSelector(creation, placeOf);
  const progress = useSelector(creation, progressOf);
  const failure = useSelector(creation, failureOf);
  const { title, detail } = statusText(status, place);
  return (
    <>
      <div className={now}>
        <output className={said}>
          <span className={stage}>{title}</span>
          <span className={quiet}>{failure === null ? detail : m.making_trouble()}</span>
        </output>
        <Progress label={m.making_progress()} value={progress} />
      </div>
      <p className={quiet}>{m.making_leave({ name })}</p>
      <div className={buttons}>
        <Link to={paths.characters()} className={button({ variant: 'outline', color: 'ink' })}>
          {m.making_mine()}
        </Link>
      </div>
    </>
  );
};

/** The character is there: the first words, its profile, or another one. */
const Ready = ({ creation }: { creation: CreationRef }) => {
  const characterId = useSelector(creation, characterIdOf) ?? '';
  const tagline = useSelector(creation, (snapshot) => characterOf(snapshot)?.tagline ?? '');
  const dismiss = () => {
    creation.send({ type: 'creation.dismissed' });
  };
  return (
    <>
      {tagline === '' ? null : <p>{tagline}</p>}
      <div className={buttons}>
        <Link to={paths.conversation(characterId)} className={button()} onClick={dismiss}>
          {m.making_ready_start()}
        </Link>
        <Link
          to={paths.profile(characterId)}
          className={button({ variant: 'outline', color: 'ink' })}
          onClick={dismiss}
        >
          {m.making_ready_profile()}
        </Link>
        <Button variant="ghost" color="ink" onClick={dismiss}>
          {m.making_ready_another()}
        </Button>
      </div>
    </>
  );
};

const GivenUp = ({ creation }: { creation: CreationRef }) => (
  <>
    <p>{m.making_given_up_text()}</p>
    <div className={buttons}>
      <Button
        onClick={() => {
          creation.send({ type: 'follow.resumed' });
        }}
      >
        {m.making_look_again()}
      </Button>
      <Link to={paths.characters()} className={button({ variant: 'outline', color: 'ink' })}>
        {m.making_mine()}
      </Link>
      <BackButton creation={creation} />
    </div>
  </>
);

const Refused = ({ creation }: { creation: CreationRef }) => {
  const refusal = useSelector(creation, refusalOf);
  return (
    <>
      <p>{refusalText(refusal)}</p>
      <p className={quiet}>{m.making_refused_text()}</p>
      <div className={buttons}>
        <BackButton creation={creation} />
      </div>
    </>
  );
};

/** There is no making it without tokens: so getting them comes first. */
const TokensNeeded = ({ creation, name }: { creation: CreationRef; name: string }) => (
  <>
    <p>{m.making_tokens_text({ name })}</p>
    <div className={buttons}>
      <Link to={paths.tokens()} className={button()}>
        {m.picture_tokens_get()}
      </Link>
      <RetryButton creation={creation} text={m.making_tokens_retry({ name })} isSecond />
      <BackButton creation={creation} />
    </div>
  </>
);

/** Nothing came of it yet: why, and what one can do. */
const Stuck = ({ creation, text, retryText }: { creation: CreationRef; text: string; retryText: string | null }) => {
  const failure = useSelector(creation, failureOf);
  return (
    <>
      {text === '' ? null : <p>{text}</p>}
      <FailureLine failure={failure} className={trouble} />
      <div className={buttons}>
        {retryText === null ? null : <RetryButton creation={creation} text={retryText} />}
        <BackButton creation={creation} />
      </div>
    </>
  );
};

const Body = ({ creation, view, name }: { creation: CreationRef; view: View; name: string }) => {
  switch (view) {
    case 'creating':
    case 'following':
      return <CreationProgress creation={creation} name={name} />;
    case 'tokensNeeded':
      return <TokensNeeded creation={creation} name={name} />;
    case 'notCreated':
      return <Stuck creation={creation} text="" retryText={m.action_retry()} />;
    case 'givenUp':
      return <GivenUp creation={creation} />;
    case 'ready':
      return <Ready creation={creation} />;
    case 'refused':
      return <Refused creation={creation} />;
    case 'failed':
      return <Stuck creation={creation} text={m.making_failed_text()} retryText={m.action_retry()} />;
    case 'gone':
      return <Stuck creation={creation} text={m.making_gone_text()} retryText={null} />;
  }
};

/** What comes of a draft that was sent. */
export const CreationView = ({ creation, view }: Pick<GeneratorRefs, 'creation'> & { view: View }) => {
  const subject = useSelector(creation, subjectOf);
  const character = useSelector(creation, characterOf);
  const isOnTheWay = useSelector(creation, isRevealing);
  const name = character?.name ?? subject?.name ?? '';
  return (
    <section className={whole}>
      <CreationPortrait
        name={name}
        looks={subject?.looks ?? null}
        portrait={character?.portrait ?? null}
        isUnderWay={view === 'creating' || view === 'following' || isOnTheWay}
      />
      <div className={words}>
        <Heading view={view} name={name} />
        <Body creation={creation} view={view} name={name} />
      </div>
    </section>
  );
};
