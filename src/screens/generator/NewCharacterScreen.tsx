import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { subjectOf, viewOf } from '#machines/characterCreation/characterCreationSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { TemperamentChoice } from './choices.tsx';
import { DraftField } from './DraftField.tsx';
import { DraftBody } from './GeneratorGate.tsx';
import { columns, form, quiet } from './layout.ts';
import { LookPictures } from './LookPictures.tsx';
import type { CreationRef, DraftRef, GeneratorRefs, PreviewRef } from './generatorTypes.ts';
import { PreviewAside } from './PreviewAside.tsx';
import { StartOver } from './StartOver.tsx';

/* On narrow windows it has faded where the portrait begins, which stays in view on the page's own ground. */
const ground = css({
  position: 'relative',
  isolation: 'isolate',
  _before: {
    content: '""',
    position: 'absolute',
    insetX: '0',
    top: '0',
    zIndex: '[-1]',
    height: { base: '48', lg: 'full' },
    bgGradient: 'dawn',
    maskImage: { base: '[linear-gradient(black, transparent)]', lg: '[none]' },
  },
});
const inside = css({
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  pt: { base: '8', lg: '16' },
  pb: { base: '10', lg: '20' },
});
const head = css({ display: 'flex', flexDirection: 'column', gap: '4', mb: { base: '6', lg: '10' } });
const title = css({ textStyle: 'title' });
const lead = css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure' });
const ways = css({
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
});
const way = css.raw({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  p: '5',
  bg: 'bg.raised',
  color: 'fg.default',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  boxShadow: 'sm',
  textDecoration: 'none',
  transitionProperty: 'common',
  transitionDuration: 'fast',
  _canHover: { _hover: { borderColor: 'accent.solid', transform: 'translateY(-0.125rem)', boxShadow: 'md' } },
});
const plain = css(way);
const first = css(way, css.raw({ bg: 'accent.soft', borderColor: 'accent.solid' }));
const wide = css(way, css.raw({ gridColumn: { sm: '1 / -1' } }));
const wayTitle = css({ textStyle: 'nameSmall' });

/** A character that is being made already comes before another one. */
const UnderWay = ({ creation }: { creation: CreationRef }) => {
  const name = useSelector(creation, (snapshot) => subjectOf(snapshot)?.name ?? '');
  return (
    <Notice
      tone="care"
      actions={
        <Link to={paths.generator()} className={button({ size: 'sm' })}>
          {m.making_new_look()}
        </Link>
      }
    >
      {m.making_new_under_way({ name })}
    </Notice>
  );
};

const Way = ({ to, name, text, look }: { to: string; name: string; text: string; look: string }) => (
  <Link to={to} className={look}>
    <span className={wayTitle}>{name}</span>
    <span className={quiet}>{text}</span>
  </Link>
);

const FirstChoices = ({ draft, preview }: { draft: DraftRef; preview: PreviewRef }) => (
  <div className={columns}>
    <PreviewAside draft={draft} preview={preview} />
    <div className={form}>
      <DraftField draft={draft} field="name" label={m.making_name()} maxLength={CHARACTER_LIMITS.name} />
      <LookPictures draft={draft} label={m.making_look()} />
      <TemperamentChoice draft={draft} label={m.making_temperament()} />
      <nav className={ways} aria-label={m.making_new_ways()}>
        <Way to={paths.quickGenerator()} name={m.making_new_quick()} text={m.making_new_quick_text()} look={first} />
        <Way to={paths.generator()} name={m.making_new_guided()} text={m.making_new_guided_text()} look={plain} />
        <Way to={paths.characters()} name={m.making_new_card()} text={m.making_new_card_text()} look={wide} />
      </nav>
      <p className={quiet}>{m.making_new_kept()}</p>
      <StartOver draft={draft} />
    </div>
  </div>
);

/** The entry to making a character, for anyone: a name, a look and a temperament, and the ways to go on from there. */
export const NewCharacterScreen = ({ draft, creation, preview }: GeneratorRefs) => {
  const isCreating = useSelector(creation, (snapshot) => viewOf(snapshot) !== null);
  return (
    <div className={ground}>
      <div className={inside}>
        <div className={head}>
          <PageTitle>{m.making_new_title()}</PageTitle>
          <h1 className={title}>{m.making_new_title()}</h1>
          <p className={lead}>{m.making_new_lead()}</p>
        </div>
        {isCreating ? (
          <UnderWay creation={creation} />
        ) : (
          <DraftBody draft={draft}>
            <FirstChoices draft={draft} preview={preview} />
          </DraftBody>
        )}
      </div>
    </div>
  );
};
