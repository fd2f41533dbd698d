import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { expression, setting } from '#contract/appearance.ts';
import {
  PICTURE_ASPECTS,
  PICTURE_COUNT_MAX,
  PICTURE_PROMPT_MAX,
  pictureAspect,
  pictureStyle,
} from '#contract/picture.ts';
import {
  canRestoreWish,
  costOf,
  errorsOf,
  isFree,
  optionsOf,
  viewOf,
  wishOf,
} from '#machines/pictureTask/pictureTaskSelectors.ts';
import type { WishChange } from '#machines/pictureTask/pictureWish.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { traitValueText } from '../generator/lookWords.ts';
import { countText, tokensLeftText } from '../money.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { styleText } from '../pictureWording.ts';
import { focusPrompt } from './focusPrompt.ts';
import { GeneratorCharacters } from './GeneratorCharacters.tsx';
import { quiet } from './generatorLayout.ts';
import type { PictureTaskRef } from './generatorTypes.ts';
import { aspectText, exampleTexts, promptErrorText } from './generatorWording.ts';

const whole = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const examples = css({ display: 'flex', gap: '2', flexWrap: 'wrap' });
const example = css({
  maxWidth: 'full',
  '& button': { flexShrink: '1', py: '1.5', whiteSpace: 'normal', textAlign: 'start' },
});
const pair = css({ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: '6' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  pt: '5',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
const submit = css({ width: { base: 'full', sm: 'auto' } });

/** Stands for leaving it as the character has it. */
const ANY = 'any';

const Prompt = ({ tasks }: { tasks: PictureTaskRef }) => {
  const prompt = useSelector(tasks, (snapshot) => wishOf(snapshot).prompt);
  const error = useSelector(tasks, (snapshot) => promptErrorText(errorsOf(snapshot), wishOf(snapshot).prompt));
  const write = (text: string) => {
    tasks.send({ type: 'wish.changed', change: { prompt: text } });
  };
  return (
    <div className={words}>
      <TextArea
        label={m.picture_prompt()}
        name="prompt"
        placeholder={m.picture_prompt_placeholder()}
        help={m.picture_prompt_count({ count: countText(prompt.length), max: countText(PICTURE_PROMPT_MAX) })}
        error={error}
        rows={3}
        value={prompt}
        onChange={({ target }) => {
          write(target.value);
        }}
      />
      <ul className={examples} aria-label={m.picture_examples()}>
        {exampleTexts().map((text) => (
          <li key={text} className={example}>
            <Chip
              isPressed={prompt === text}
              onClick={() => {
                write(text);
              }}
            >
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Choices = ({ tasks }: { tasks: PictureTaskRef }) => {
  const options = useSelector(tasks, optionsOf);
  const wish = useSelector(tasks, wishOf);
  const change = (made: WishChange) => {
    tasks.send({ type: 'wish.changed', change: made });
  };
  const any = { value: ANY, text: m.picture_as_is() };
  return (
    <>
      <ChoiceChips
        label={m.picture_style()}
        name="style"
        items={(options?.styles ?? []).map((value) => ({ value, text: styleText(value) }))}
        value={wish.style}
        onChoose={(value) => {
          change({ style: pictureStyle.parse(value) });
        }}
      />
      <ChoiceChips
        label={m.picture_mood()}
        name="mood"
        items={[
          any,
          ...(options?.moods ?? []).map((value) => ({ value, text: traitValueText('expression', value) ?? value })),
        ]}
        value={wish.mood ?? ANY}
        onChoose={(value) => {
          change({ mood: value === ANY ? null : expression.parse(value) });
        }}
      />
      <ChoiceChips
        label={m.picture_setting()}
        name="setting"
        items={[
          any,
          ...(options?.settings ?? []).map((value) => ({ value, text: traitValueText('setting', value) ?? value })),
        ]}
        value={wish.setting ?? ANY}
        onChoose={(value) => {
          change({ setting: value === ANY ? null : setting.parse(value) });
        }}
      />
      <div className={pair}>
        <ChoiceChips
          label={m.picture_aspect()}
          name="aspect"
          items={PICTURE_ASPECTS.map((value) => ({ value, text: aspectText(value) }))}
          value={wish.aspect}
          onChoose={(value) => {
            change({ aspect: pictureAspect.parse(value) });
          }}
        />
        <ChoiceChips
          label={m.picture_number()}
          name="count"
          items={Array.from({ length: PICTURE_COUNT_MAX }, (_, index) => String(index + 1)).map((value) => ({
            value,
            text: value,
          }))}
          value={String(wish.count)}
          onChoose={(value) => {
            change({ count: Number(value) });
          }}
        />
      </div>
    </>
  );
};

/** The wish of a picture stands where something else was typed. */
const Replaced = ({ tasks }: { tasks: PictureTaskRef }) => {
  const canRestore = useSelector(tasks, canRestoreWish);
  if (!canRestore) return null;
  return (
    <Notice
      actions={
        <Button
          size="sm"
          variant="outline"
          color="ink"
          onClick={() => {
            tasks.send({ type: 'wish.restored' });
            focusPrompt();
          }}
        >
          {m.picture_replaced_undo()}
        </Button>
      }
    >
      {m.picture_replaced()}
    </Notice>
  );
};

const focusWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** What is to be on pictures, and what they cost; `tokens` are those that the person has, `null` while not known. */
export const GeneratorForm = ({ tasks, tokens }: { tasks: PictureTaskRef; tokens: number | null }) => {
  const cost = useSelector(tasks, costOf);
  const canSend = useSelector(tasks, isFree);
  const isSending = useSelector(tasks, (snapshot) => viewOf(snapshot) === 'creating');
  const form = useRef<HTMLFormElement>(null);
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending) focusWrong(form.current);
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <form
      ref={form}
      className={whole}
      data-kept
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tasks.send({ type: 'wish.submitted', intentId: newIntentId() });
        // The field is marked with the next paint.
        requestAnimationFrame(() => {
          focusWrong(form.current);
        });
      }}
    >
      <Replaced tasks={tasks} />
      <GeneratorCharacters tasks={tasks} />
      <Prompt tasks={tasks} />
      <Choices tasks={tasks} />
      <div className={foot}>
        <Button type="submit" className={submit} disabled={!canSend} isLoading={isSending}>
          {m.picture_create({ cost: countText(cost ?? 0) })}
        </Button>
        {tokens === null ? null : <p className={quiet}>{tokensLeftText(tokens)}</p>}
      </div>
    </form>
  );
};
