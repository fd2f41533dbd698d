import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { voice } from '#contract/characterDraft.ts';
import { isBusy } from '#machines/characterEdit/characterEditSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Chip } from '#src/ui/Chip.tsx';
import { SafeText } from '#src/ui/SafeText.tsx';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { CharacterEditRef } from './characterTypes.ts';
import { voiceText } from './characterWording.ts';
import { EditBar } from './EditBar.tsx';
import { EditField } from './EditField.tsx';
import { GreetingFields } from './GreetingFields.tsx';
import { LorebookFields } from './LorebookFields.tsx';
import { VisibilityFields } from './VisibilityFields.tsx';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '10',
  /* The bar below, which stays in sight, covers nothing that gets the focus. */
  '& :is(input, textarea)': { scrollMarginBottom: '20' },
});
const part = css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' });
const heading = css({ textStyle: 'nameSmall' });
const pair = css({ display: 'grid', gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr)' }, gap: '5' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' });
const notes = css({ color: 'fg.muted', maxHeight: 'list', overflowY: 'auto' });

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={part} aria-label={title}>
    <h2 className={heading}>{title}</h2>
    {children}
  </section>
);

/** The keyboard goes to the first field that is marked, when something is found wrong; not while it is being mended. */
const useFocusOnWrong = (edit: CharacterEditRef) => {
  const element = useRef<HTMLFormElement>(null);
  const fields = useSelector(edit, (snapshot) => snapshot.context.fields);
  const seen = useRef(fields);
  useEffect(() => {
    const before = seen.current;
    seen.current = fields;
    if (fields === before || fields.length === 0 || fields.length < before.length) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true], summary[data-wrong]')?.focus();
  }, [fields]);
  return element;
};

const VoiceFields = ({ edit, children }: { edit: CharacterEditRef; children: ReactNode }) => {
  const chosen = useSelector(edit, (snapshot) => snapshot.context.values.voice);
  const isWaiting = useSelector(edit, isBusy);
  const classes = field();
  return (
    <div className={classes.root}>
      <span className={classes.label}>{m.edit_voice()}</span>
      <fieldset className={chips} aria-label={m.edit_voice()} disabled={isWaiting}>
        {[null, ...voice.options].map((each) => (
          <Chip
            key={each}
            isPressed={each === chosen}
            onClick={() => {
              edit.send({ type: 'fields.changed', change: { voice: each } });
            }}
          >
            {voiceText(each)}
          </Chip>
        ))}
      </fieldset>
      {children}
    </div>
  );
};

/** Everything of a character that can be changed. */
export const EditForm = ({
  edit,
  voiceSample,
  onLorebookFile,
}: {
  edit: CharacterEditRef;
  /** Lets the chosen voice be heard. */
  voiceSample: ReactNode;
  /** A file was chosen whose entries are to be added. */
  onLorebookFile: (file: File) => void;
}) => {
  const element = useFocusOnWrong(edit);
  const visibility = useSelector(edit, (snapshot) => snapshot.context.values.visibility);
  const creatorNotes = useSelector(edit, (snapshot) => snapshot.context.creatorNotes);
  const isWaiting = useSelector(edit, isBusy);
  return (
    <form
      ref={element}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        edit.send({ type: 'changes.submitted', intentId: newIntentId() });
      }}
    >
      <Part title={m.edit_who()}>
        <div className={pair}>
          <EditField edit={edit} name="name" label={m.edit_name()} />
          <EditField edit={edit} name="age" label={m.edit_age()} inputMode="numeric" />
        </div>
        <EditField edit={edit} name="tagline" label={m.edit_tagline()} help={m.edit_tagline_help()} size="short" />
        <EditField edit={edit} name="tags" label={m.edit_tags()} help={m.edit_tags_help()} />
      </Part>
      <Part title={m.edit_inside()}>
        <EditField edit={edit} name="description" label={m.edit_description()} size="long" />
        <EditField edit={edit} name="personality" label={m.edit_personality()} size="short" />
        <EditField edit={edit} name="scenario" label={m.edit_scenario()} size="short" />
        <VoiceFields edit={edit}>{voiceSample}</VoiceFields>
      </Part>
      <Part title={m.edit_speech()}>
        <EditField
          edit={edit}
          name="greeting"
          label={m.edit_greeting()}
          help={m.edit_greeting_help({ names: '{{user}}, {{char}}' })}
          size="long"
        />
        <GreetingFields edit={edit} />
        <EditField edit={edit} name="exampleDialogue" label={m.edit_example()} size="long" />
      </Part>
      <Part title={m.edit_model()}>
        <p className={field().help}>{m.edit_model_help()}</p>
        <EditField
          edit={edit}
          name="systemPrompt"
          label={m.edit_system_prompt()}
          help={m.edit_system_prompt_help({ original: '{{original}}' })}
          size="short"
        />
        <EditField
          edit={edit}
          name="postHistoryInstructions"
          label={m.edit_post_history()}
          help={m.edit_post_history_help()}
          size="short"
        />
      </Part>
      <Part title={m.edit_lore()}>
        <LorebookFields edit={edit} onFile={onLorebookFile} />
      </Part>
      <Part title={m.edit_who_finds()}>
        <VisibilityFields
          label={m.edit_who_finds()}
          isLabelHidden
          value={visibility}
          isDisabled={isWaiting}
          onChange={(chosen) => {
            edit.send({ type: 'fields.changed', change: { visibility: chosen } });
          }}
        />
      </Part>
      {creatorNotes === '' ? null : (
        <Part title={m.edit_notes()}>
          <div className={notes}>
            <SafeText text={creatorNotes} />
          </div>
          <p className={field().help}>{m.edit_notes_help()}</p>
        </Part>
      )}
      <EditBar edit={edit} />
    </form>
  );
};
