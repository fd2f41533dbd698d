import { useSelector } from '@xstate/react';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { errorsOf, valuesOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { greetingAdded, greetingChanged, greetingRemoved } from '#machines/characterDraft/draftChanges.ts';
import { m } from '#src/paraglide/messages.js';
import { TrashIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { TemperamentChoice } from './choices.tsx';
import { HelpedArea } from './HelpedArea.tsx';
import { draftErrorText } from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';
import { TagsField } from './TagsField.tsx';

const alternate = css({ width: 'full', display: 'flex', alignItems: 'flex-end', gap: '2' });
const grows = css({ flex: '1', minWidth: '0' });
const start = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });

/** What they are like. */
export const PersonalityStep = ({ draft }: { draft: DraftRef }) => (
  <>
    <HelpedArea draft={draft} field="tagline" label={m.making_tagline()} help={m.making_tagline_help()} rows={1} />
    <TemperamentChoice draft={draft} label={m.making_temperament_start()} />
    <HelpedArea
      draft={draft}
      field="personality"
      label={m.making_personality()}
      help={m.making_personality_help()}
      rows={5}
    />
    <TagsField draft={draft} />
  </>
);

/** Where they come from. */
export const StoryStep = ({ draft }: { draft: DraftRef }) => (
  <>
    <HelpedArea
      draft={draft}
      field="description"
      label={m.making_description()}
      help={m.making_description_help()}
      rows={7}
    />
    <HelpedArea draft={draft} field="scenario" label={m.making_scenario()} help={m.making_scenario_help()} rows={4} />
  </>
);

const Alternates = ({ draft }: { draft: DraftRef }) => {
  const values = useSelector(draft, valuesOf);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'alternateGreetings'));
  const last = values.alternateGreetings.length - 1;
  return (
    <div className={start}>
      {values.alternateGreetings.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have nothing else to be told apart by
        <div key={index} className={alternate}>
          <div className={grows}>
            <TextArea
              label={m.making_alternate({ number: index + 1 })}
              name="alternateGreetings"
              rows={2}
              value={text}
              error={index === last ? error : undefined}
              onChange={({ target }) => {
                draft.send({ type: 'draft.changed', change: greetingChanged(values, index, target.value) });
              }}
            />
          </div>
          <IconButton
            label={m.making_alternate_remove({ number: index + 1 })}
            icon={<TrashIcon />}
            onClick={() => {
              draft.send({ type: 'draft.changed', change: greetingRemoved(values, index) });
            }}
          />
        </div>
      ))}
      <Button
        size="md"
        variant="outline"
        color="ink"
        disabled={values.alternateGreetings.length >= CHARACTER_LIMITS.alternateGreetings}
        onClick={() => {
          draft.send({ type: 'draft.changed', change: greetingAdded(values) });
        }}
      >
        {m.making_alternate_add()}
      </Button>
    </div>
  );
};

/** What they say first, and how they talk. */
export const GreetingStep = ({ draft }: { draft: DraftRef }) => {
  const examples = useSelector(draft, (snapshot) => valuesOf(snapshot).exampleDialogue);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), 'exampleDialogue'));
  return (
    <>
      <HelpedArea
        draft={draft}
        field="greeting"
        label={m.making_greeting()}
        help={m.making_greeting_help({ user: '{{user}}', char: '{{char}}' })}
        rows={4}
      />
      <Alternates draft={draft} />
      <TextArea
        label={m.making_examples()}
        name="exampleDialogue"
        help={m.making_examples_help()}
        error={error}
        rows={4}
        placeholder={'{{user}}: …\n{{char}}: …'}
        value={examples}
        onChange={({ target }) => {
          draft.send({ type: 'draft.changed', change: { exampleDialogue: target.value } });
        }}
      />
    </>
  );
};
