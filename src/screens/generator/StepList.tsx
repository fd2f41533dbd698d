import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { stepStatesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { STEPS } from '#machines/characterDraft/draftValues.ts';
import { m } from '#src/paraglide/messages.js';
import { AlertIcon, CheckIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { stepText } from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';

const list = css({
  display: 'flex',
  gap: '1',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  listStyle: 'none',
  mx: { base: '[calc(-1 * token(spacing.gutter))]', lg: '0' },
  px: { base: 'gutter', lg: '0' },
  py: '1',
});
const item = css({ position: 'relative', flex: { base: 'none', lg: '1' }, minWidth: { base: '20', lg: '0' } });
/* A bar of progress: each step draws its own part of it. */
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  width: 'full',
  minHeight: '11',
  fontSize: 'sm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  cursor: 'pointer',
  borderTopWidth: 'thick',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  ps: '1',
  pe: '3',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _canHover: { _hover: { color: 'fg.default' } },
  '&[data-state=done]': { borderColor: 'accent.solid' },
  '&[data-state=wrong]': { borderColor: 'danger.text', color: 'danger.text' },
  '&[aria-current=step]': { color: 'fg.default', fontWeight: 'semibold', borderColor: 'ink.solid' },
  '&[aria-current=step][data-state=wrong]': { color: 'danger.text', borderColor: 'danger.text' },
});

/** The steps, in which one can go back and forth at will, with how each stands. */
export const StepList = ({ draft }: { draft: DraftRef }) => {
  const states = useSelector(draft, stepStatesOf).split(' ');
  const current = useSelector(draft, (snapshot) => snapshot.context.step);
  const steps = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const on = steps.current?.children.item(STEPS.indexOf(current));
    if (steps.current === null || !on) return;
    const [frame, shown] = [steps.current.getBoundingClientRect(), on.getBoundingClientRect()];
    steps.current.scrollBy({ left: shown.left + shown.width / 2 - frame.left - frame.width / 2 });
  }, [current]);
  return (
    <nav aria-label={m.making_steps()}>
      <ol ref={steps} className={list}>
        {STEPS.map((name, index) => {
          const state = states[index];
          return (
            <li key={name} className={item}>
              <button
                type="button"
                className={step}
                data-state={state}
                aria-current={name === current ? 'step' : undefined}
                onClick={() => {
                  draft.send({ type: 'step.chosen', step: name });
                }}
              >
                {state === 'done' ? <CheckIcon /> : null}
                {state === 'wrong' ? <AlertIcon /> : null}
                {stepText(name)}
                {state === 'done' ? <VisuallyHidden>{m.making_step_done()}</VisuallyHidden> : null}
                {state === 'wrong' ? <VisuallyHidden>{m.making_step_wrong()}</VisuallyHidden> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
