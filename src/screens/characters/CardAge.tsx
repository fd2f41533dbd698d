import type { CardItem } from '#machines/cardImport/cardImportSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { editFieldText } from './characterWording.ts';
import type { CardImportRef } from './characterTypes.ts';

const DIGITS = 6;
const box = css({ pt: '2', maxWidth: '[20rem]' });
const act = css({ alignSelf: 'flex-start' });

/** Asks for the age of a card that tells none. */
export const CardAge = ({ cards, item: { id, name, failure } }: { cards: CardImportRef; item: CardItem }) => {
  const errors = failure?.fields ?? [];
  return (
    <fieldset className={box} aria-label={name}>
      <Form
        errors={errors}
        onChange={(read) => {
          cards.send({ type: 'age.changed', id, age: Number(read('age')) });
        }}
        onSubmit={(read) => {
          cards.send({ type: 'age.given', id, age: Number(read('age')) });
        }}
      >
        <TextField
          label={m.edit_age()}
          name="age"
          maxLength={DIGITS}
          inputMode="numeric"
          autoComplete="off"
          help={m.making_age_help()}
          error={editFieldText(errors, 'age')}
        />
        <span className={act}>
          <Button size="sm" type="submit">
            {m.cards_age_import()}
          </Button>
        </span>
      </Form>
    </fieldset>
  );
};
