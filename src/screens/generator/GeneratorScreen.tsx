import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { missedOf, nextStep, previousStep, stepOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { type Step, STEPS } from '#machines/characterDraft/draftValues.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import { VisibilityChoice, VoiceChoice } from './choices.tsx';
import { CreateButton } from './CreateButton.tsx';
import { foot, quiet } from './layout.ts';
import { LooksStep } from './LooksStep.tsx';
import { DraftForm } from './DraftForm.tsx';
import { GeneratorGate } from './GeneratorGate.tsx';
import { stepLead, stepText } from './generatorWording.ts';
import type { DraftRef, GeneratorRefs, PreviewRef } from './generatorTypes.ts';
import { StepList } from './StepList.tsx';
import { GreetingStep, PersonalityStep, StoryStep } from './steps.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useDraftFocus } from './useDraftFocus.ts';

const place = css({ textStyle: 'caption', color: 'fg.subtle' });
const heading = css({ textStyle: 'heading', outline: 'none' });

const StepBody = ({ draft, step, voiceSample }: { draft: DraftRef; step: Step; voiceSample: ReactNode }) => {
  switch (step) {
    case 'looks':
      return <LooksStep draft={draft} />;
    case 'personality':
      return <PersonalityStep draft={draft} />;
    case 'voice':
      return (
        <>
          <VoiceChoice draft={draft} />
          {voiceSample}
        </>
      );
    case 'story':
      return <StoryStep draft={draft} />;
    case 'greeting':
      return <GreetingStep draft={draft} />;
    case 'visibility':
      return <VisibilityChoice draft={draft} />;
    case 'summary':
      return <SummaryStep draft={draft} />;
  }
};

interface GuidedFormProps {
  draft: DraftRef;
  preview: PreviewRef;
  tokens: number | null;
  voiceSample: ReactNode;
}

/** The step on view, with the ways on and back. Enter in a line goes on too. */
const GuidedForm = ({ draft, preview, tokens, voiceSample }: GuidedFormProps) => {
  const step = useSelector(draft, stepOf);
  const { form, heading: title } = useDraftFocus(step, useSelector(draft, missedOf));
  const [before, after] = [previousStep(step), nextStep(step)];
  const goTo = (chosen: Step) => {
    draft.send({ type: 'step.chosen', step: chosen });
  };
  return (
    <DraftForm
      draft={draft}
      preview={preview}
      form={form}
      onSubmit={() => {
        if (after === null) draft.send({ type: 'draft.submitted', intentId: newIntentId() });
        else goTo(after);
      }}
    >
      <StepList draft={draft} />
      <div>
        <p className={place}>{m.making_step_of({ step: STEPS.indexOf(step) + 1, steps: STEPS.length })}</p>
        <h2 ref={title} tabIndex={-1} className={heading}>
          {stepText(step)}
        </h2>
        <p className={quiet}>{stepLead(step)}</p>
      </div>
      <StepBody draft={draft} step={step} voiceSample={voiceSample} />
      <div className={foot}>
        {before === null ? (
          <span />
        ) : (
          <Button
            variant="ghost"
            color="ink"
            onClick={() => {
              goTo(before);
            }}
          >
            <ArrowLeftIcon />
            {m.making_previous()}
          </Button>
        )}
        {after === null ? (
          <CreateButton draft={draft} tokens={tokens} />
        ) : (
          <Button type="submit">
            {m.making_next({ step: stepText(after) })}
            <ArrowRightIcon />
          </Button>
        )}
      </div>
    </DraftForm>
  );
};

export interface GeneratorScreenProps extends GeneratorRefs {
  /** Those that the person has; `null` while not known. */
  tokens: number | null;
  /** What lets the voice be heard that is chosen. */
  voiceSample?: ReactNode;
}

/** Making a character step by step. */
export const GeneratorScreen = ({ tokens, voiceSample, ...flows }: GeneratorScreenProps) => (
  <GeneratorGate
    {...flows}
    heading={m.making_guided_title()}
    otherWay={{ to: paths.quickGenerator(), text: m.making_to_quick() }}
  >
    <GuidedForm draft={flows.draft} preview={flows.preview} tokens={tokens} voiceSample={voiceSample} />
  </GeneratorGate>
);
