import { useSelector } from '@xstate/react';
import { visibility } from '#contract/character.ts';
import { part, temperament, voice } from '#contract/characterDraft.ts';
import { errorsOf, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { temperamentChosen } from '#machines/characterDraft/draftChanges.ts';
import { m } from '#src/paraglide/messages.js';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import {
  draftErrorText,
  partText,
  suggestionText,
  temperamentText,
  visibilityDetail,
  visibilityText,
  voiceDetail,
  voiceText,
} from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';

/** Choices of a draft that stand on several screens. */

export const TemperamentChoice = ({ draft, label }: { draft: DraftRef; label: string }) => {
  const offered = useSelector(draft, (snapshot) => snapshot.context.options?.quick.temperaments ?? null);
  const values = useSelector(draft, valuesOf);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'temperament'));
  return (
    <ChoiceChips
      label={label}
      name="temperament"
      items={(offered ?? []).map((value) => ({ value, text: temperamentText(value) }))}
      value={values.temperament}
      error={error}
      onChoose={(value) => {
        const chosen = temperament.parse(value);
        draft.send({ type: 'draft.changed', change: temperamentChosen(values, chosen, suggestionText(chosen)) });
      }}
    />
  );
};

export const PartChoice = ({ draft }: { draft: DraftRef }) => {
  const offered = useSelector(draft, (snapshot) => snapshot.context.options?.quick.parts ?? null);
  const chosen = useSelector(draft, (snapshot) => valuesOf(snapshot).part);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'part'));
  return (
    <ChoiceChips
      label={m.making_part()}
      name="part"
      items={(offered ?? []).map((value) => ({ value, text: partText(value) }))}
      value={chosen}
      error={error}
      onChoose={(value) => {
        draft.send({ type: 'draft.changed', change: { part: part.parse(value) } });
      }}
    />
  );
};

export const VisibilityChoice = ({ draft }: { draft: DraftRef }) => {
  const chosen = useSelector(draft, (snapshot) => valuesOf(snapshot).visibility);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'visibility'));
  return (
    <ChoiceChips
      label={m.making_visibility()}
      name="visibility"
      items={visibility.options.map((value) => ({
        value,
        text: visibilityText(value),
        detail: visibilityDetail(value),
      }))}
      value={chosen}
      error={error}
      onChoose={(value) => {
        draft.send({ type: 'draft.changed', change: { visibility: visibility.parse(value) } });
      }}
    />
  );
};

/** Stands for no voice in particular. */
const ANY = 'any';

export const VoiceChoice = ({ draft }: { draft: DraftRef }) => {
  const offered = useSelector(draft, (snapshot) => snapshot.context.options?.guided.voices ?? null);
  const chosen = useSelector(draft, (snapshot) => valuesOf(snapshot).voice);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'voice'));
  return (
    <ChoiceChips
      label={m.making_voice()}
      name="voice"
      items={[null, ...(offered ?? [])].map((value) => ({
        value: value ?? ANY,
        text: voiceText(value),
        detail: voiceDetail(value),
      }))}
      value={chosen ?? ANY}
      error={error}
      onChoose={(value) => {
        draft.send({ type: 'draft.changed', change: { voice: value === ANY ? null : voice.parse(value) } });
      }}
    />
  );
};
