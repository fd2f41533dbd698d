import type { ReactNode } from 'react';
import type { ContextFrom, StateValueFrom } from 'xstate';
import type { Creation, OwnCharacter } from '#contract/ownCharacter.ts';
import { part, temperament, voice } from '#contract/characterDraft.ts';
import { accessory, appearance as looks, type Appearance } from '#contract/appearance.ts';
import { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import { nothingAsked } from '#machines/characterCreation/characterCreationSetup.ts';
import { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import type { DraftOptions } from '#machines/characterDraft/characterDraftSetup.ts';
import type { Mode } from '#machines/characterDraft/draftChecks.ts';
import { blankValues, type DraftValues, type Step } from '#machines/characterDraft/draftValues.ts';
import { portraitPreviewMachine } from '#machines/portraitPreview/portraitPreviewMachine.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { GeneratorScreen } from '#src/screens/generator/GeneratorScreen.tsx';
import { NewCharacterScreen } from '#src/screens/generator/NewCharacterScreen.tsx';
import { QuickScreen } from '#src/screens/generator/QuickScreen.tsx';
import { offline, session } from './actors.ts';
import { character } from './samples.ts';
import { flowAt } from './flowAt.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';

const look = (change: Partial<Appearance>): Appearance => ({ ...blankValues.appearance, ...change });
const changes: readonly Partial<Appearance>[] = [
  {},
  { presentation: 'masculine', hairColor: 'black', hairLength: 'short', facialHair: 'stubble', outfit: 'shirt' },
  { skin: 'ebony', hairTexture: 'coily', hairStyle: 'topKnot', outfit: 'dress', setting: 'garden' },
  { skin: 'porcelain', hairColor: 'copper', hairStyle: 'sideBraid', outfit: 'cloak', setting: 'forest' },
  { presentation: 'androgynous', hairColor: 'platinum', hairLength: 'cropped', outfit: 'blazer', setting: 'cityRoof' },
  { maturity: 'mature', hairColor: 'silver', outfit: 'turtleneck', accessories: ['glasses'], setting: 'library' },
];
const options: DraftOptions = {
  guided: {
    appearance: Object.fromEntries(
      Object.entries(looks.shape).map(([trait, rule]) => [
        trait,
        'options' in rule ? [...rule.options] : [...accessory.options],
      ]),
    ),
    voices: [...voice.options],
    tags: ['gentle', 'witty', 'fantasy', 'slow burn', 'mentor', 'science fiction', 'cosy'],
    cost: 30,
  },
  quick: {
    looks: changes.map((change, index) => ({ lookId: `look-${index}`, appearance: look(change) })),
    temperaments: [...temperament.options],
    parts: [...part.options],
    cost: 20,
  },
};

const begun: DraftValues = {
  ...blankValues,
  name: 'Mira',
  tagline: 'Listens before she answers',
  personality: 'Patient and kind. Listens first, asks softly, and remembers the small things.',
  description: 'Mira keeps a small bookshop by the harbour and reads the last page first.',
  greeting: 'Oh, hello! You are early. *She puts the kettle on.* Tea?',
  tags: ['gentle', 'cosy'],
  lookId: 'look-0',
  temperament: 'gentle',
  part: 'friend',
};

type DraftContext = Partial<ContextFrom<typeof characterDraftMachine>>;
const draft = (value: StateValueFrom<typeof characterDraftMachine> = { editing: 'idle' }, context: DraftContext = {}) =>
  flowAt(characterDraftMachine, value, {
    values: begun,
    step: 'looks',
    mode: 'guided',
    options,
    looked: [],
    refused: [],
    fields: [],
    missed: [],
    help: null,
    helped: null,
    failure: null,
    ...context,
  });

const idle = { ...nothingAsked, isHidden: false };
const creation = (
  value: StateValueFrom<typeof characterCreationMachine> = 'idle',
  context: Partial<ContextFrom<typeof characterCreationMachine>> = {},
) => flowAt(characterCreationMachine, value, { ...idle, ...context });

const preview = () => rootFlow(portraitPreviewMachine, { input: { looks: JSON.stringify(begun.appearance) } }).start();
const framed = (screen: ReactNode) => (
  <DefaultLayout session={session('signedIn')} onSignIn={() => undefined}>
    {screen}
  </DefaultLayout>
);
const guided = (step: Step, context: DraftContext = {}, value?: StateValueFrom<typeof characterDraftMachine>) =>
  framed(
    <GeneratorScreen
      draft={draft(value, { step, ...context })}
      creation={creation()}
      preview={preview()}
      tokens={74}
    />,
  );
const quick = (context: DraftContext = {}, value?: StateValueFrom<typeof characterDraftMachine>) =>
  framed(
    <QuickScreen
      draft={draft(value, { mode: 'quick' satisfies Mode, ...context })}
      creation={creation()}
      preview={preview()}
      tokens={74}
    />,
  );

const { characterId } = character;
const subject = { name: 'Mira', looks: begun.appearance };
const at = (status: Creation['status'], more: Partial<Creation> = {}): Creation => ({
  characterId,
  status,
  place: 0,
  progress: 0,
  refusal: null,
  ...more,
});
const made: OwnCharacter = {
  characterId,
  origin: 'ugc',
  name: 'Mira',
  age: 25,
  tagline: begun.tagline,
  tags: [],
  portrait: character.portrait,
  status: 'ready',
  refusal: null,
  visibility: 'private',
  review: 'none',
  createTime: 1,
};
const created = (
  value: StateValueFrom<typeof characterCreationMachine>,
  context: Partial<ContextFrom<typeof characterCreationMachine>>,
) =>
  framed(
    <GeneratorScreen
      draft={draft()}
      creation={creation(value, { subject, characterId, ...context })}
      preview={preview()}
      tokens={74}
    />,
  );

const wrong = [
  { path: 'name', reason: 'tooShort' },
  { path: 'greeting', reason: 'tooShort' },
];
const missing = ['lookId', 'temperament', 'part'].map((path) => ({ path, reason: 'missing' }));
const help = { field: 'personality', draft: {}, intentId: '' } as const;

/** Making a character, from the first choice to the first words with it. */
export const generatorScenes: Readonly<Record<string, () => ReactNode>> = {
  'generator-new': () =>
    framed(
      <NewCharacterScreen
        draft={draft({ editing: 'idle' }, { values: { ...blankValues, lookId: 'look-3' } })}
        creation={creation()}
        preview={preview()}
      />,
    ),
  'generator-new-under-way': () =>
    framed(<NewCharacterScreen draft={draft()} creation={creation('paused', { subject })} preview={preview()} />),
  'generator-loading': () => guided('looks', {}, 'loading'),
  'generator-load-failed': () => guided('looks', { failure: offline }, 'loadFailed'),
  'generator-looks': () => guided('looks'),
  'generator-personality': () => guided('personality', { looked: ['looks'] }),
  'generator-personality-writing': () => guided('personality', { help }, { editing: 'writing' }),
  'generator-personality-written': () => guided('personality', { helped: { field: 'personality', before: '' } }),
  'generator-personality-failed': () => guided('personality', { help, failure: offline }, { editing: 'helpFailed' }),
  'generator-voice': () => guided('voice', { looked: ['looks', 'personality'] }),
  'generator-story': () => guided('story', { looked: ['looks', 'personality', 'voice'] }),
  'generator-greeting': () =>
    guided('greeting', { values: { ...begun, alternateGreetings: ['You again. Good.'] }, looked: ['looks'] }),
  'generator-visibility': () => guided('visibility'),
  'generator-summary': () => guided('summary', { looked: ['looks', 'personality', 'voice', 'story'] }),
  'generator-wrong': () =>
    guided('summary', { fields: wrong, looked: ['looks', 'personality', 'voice', 'story', 'greeting', 'visibility'] }),
  'generator-start-over': () => guided('looks', {}, 'startingOver'),
  'generator-quick': () => quick(),
  'generator-quick-wrong': () => quick({ values: { ...blankValues, name: 'Mira' }, fields: missing }),
  'generator-queued': () => created('paused', { creation: at('queued', { place: 3 }) }),
  'generator-painting': () => created('paused', { creation: at('painting', { progress: 64 }) }),
  'generator-trouble': () => created('paused', { creation: at('moderating', { progress: 20 }), failure: offline }),
  'generator-given-up': () => created('givenUp', { creation: at('painting', { progress: 64 }) }),
  'generator-tokens-needed': () => created('tokensNeeded', { needsTokens: true }),
  'generator-not-created': () => created('notCreated', { failure: offline }),
  'generator-ready': () => created({ ready: 'revealed' }, { creation: at('ready'), character: made }),
  'generator-refused': () => created('refused', { creation: at('refused', { refusal: 'underAge' }) }),
  'generator-failed': () => created('failed', { creation: at('failed') }),
  'generator-gone': () => created('gone', {}),
};
