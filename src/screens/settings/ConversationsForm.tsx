import { useSelector } from '@xstate/react';
import { pictureChoice, type PictureChoice } from '#contract/account.ts';
import { settingsUserOf } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Form } from '#src/ui/Form.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { countText } from '../money.ts';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

const hint = css({ textStyle: 'small', color: 'fg.muted' });

const ON = 'on';
const OFF = 'off';

const choiceText = (choice: PictureChoice): string => {
  switch (choice) {
    case 'ask':
      return m.settings_pictures_ask();
    case 'always':
      return m.settings_pictures_always();
    case 'never':
      return m.settings_pictures_never();
  }
};

/** What comes where words ask for a picture, as a sentence. */
export const pictureChoiceText = (choice: PictureChoice): string => {
  switch (choice) {
    case 'ask':
      return m.settings_pictures_value_ask();
    case 'always':
      return m.settings_pictures_value_always();
    case 'never':
      return m.settings_pictures_value_never();
  }
};

const costText = (cost: number): string =>
  cost === 1 ? m.settings_pictures_cost_one() : m.settings_pictures_cost({ cost: countText(cost) });

export interface ConversationsFormProps {
  settings: SettingsRef;
  /** What a picture costs, in tokens; `null` while that is not known. */
  pictureCost: number | null;
}

/** How conversations are to be. */
export const ConversationsForm = ({ settings, pictureCost }: ConversationsFormProps) => {
  const user = useSelector(settings, settingsUserOf);
  const fields = useSelector(settings, (snapshot) => snapshot.context.fields);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onSubmit={(read) => {
        const choice = pictureChoice.safeParse(read('pictureChoice')).data ?? user.pictureChoice;
        settings.send({
          type: 'conversations.submitted',
          pictureChoice: choice,
          showsReasoning: read('showsReasoning') === ON,
        });
      }}
    >
      <RadioCards
        label={m.settings_pictures()}
        name="pictureChoice"
        items={pictureChoice.options.map((value) => ({ value, text: choiceText(value) }))}
        defaultValue={user.pictureChoice}
      />
      {pictureCost === null ? null : <p className={hint}>{costText(pictureCost)}</p>}
      <RadioCards
        label={m.settings_reasoning()}
        name="showsReasoning"
        items={[
          { value: OFF, text: m.settings_reasoning_off() },
          { value: ON, text: m.settings_reasoning_on() },
        ]}
        defaultValue={user.showsReasoning ? ON : OFF}
      />
      <FailureLine failure={failure} />
      <SectionButtons settings={settings} text={m.settings_save()} />
    </Form>
  );
};
