import { useSelector } from '@xstate/react';
import { missedOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { PartChoice, TemperamentChoice, VisibilityChoice } from './choices.tsx';
import { CreateButton } from './CreateButton.tsx';
import { foot } from './layout.ts';
import { LookPictures } from './LookPictures.tsx';
import { DraftForm } from './DraftForm.tsx';
import { GeneratorGate } from './GeneratorGate.tsx';
import type { DraftRef, GeneratorRefs, PreviewRef } from './generatorTypes.ts';
import { NameAndAge } from './NameAndAge.tsx';
import { useDraftFocus } from './useDraftFocus.ts';

const QuickForm = ({ draft, preview, tokens }: { draft: DraftRef; preview: PreviewRef; tokens: number | null }) => {
  const { form } = useDraftFocus('quick', useSelector(draft, missedOf));
  return (
    <DraftForm
      draft={draft}
      preview={preview}
      form={form}
      onSubmit={() => {
        draft.send({ type: 'draft.submitted', intentId: newIntentId() });
      }}
    >
      <LookPictures draft={draft} label={m.making_look()} />
      <NameAndAge draft={draft} />
      <TemperamentChoice draft={draft} label={m.making_temperament()} />
      <PartChoice draft={draft} />
      <VisibilityChoice draft={draft} />
      <div className={foot}>
        <CreateButton draft={draft} tokens={tokens} />
      </div>
    </DraftForm>
  );
};

/** Making a character by a handful of choices; `tokens` are those that the person has, `null` while not known. */
export const QuickScreen = ({ tokens, ...flows }: GeneratorRefs & { tokens: number | null }) => (
  <GeneratorGate
    {...flows}
    heading={m.making_quick_title()}
    lead={m.making_quick_lead()}
    otherWay={{ to: paths.generator(), text: m.making_to_guided() }}
  >
    <QuickForm draft={flows.draft} preview={flows.preview} tokens={tokens} />
  </GeneratorGate>
);
