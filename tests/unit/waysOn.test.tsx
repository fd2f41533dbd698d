import { createElement, createRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import { nothingAsked as nothingCreated } from '#machines/characterCreation/characterCreationSetup.ts';
import { blankValues } from '#machines/characterDraft/draftValues.ts';
import { meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import { nothingAsked } from '#machines/pictureTask/pictureTaskSetup.ts';
import { paths } from '#src/addresses/paths.ts';
import { flowAt } from '#src/dev/flowAt.ts';
import { character, helpSample, messages } from '#src/dev/samples.ts';
import { CreationView } from '#src/screens/generator/CreationView.tsx';
import { FirstLine } from '#src/screens/meeting/FirstLine.tsx';
import { TaskCard } from '#src/screens/pictures/TaskCard.tsx';

const drawn = (screen: ReactNode): string => renderToStaticMarkup(createElement(MemoryRouter, null, screen));

/** Links and buttons: which look is theirs, their words, and for links where they lead. */
const waysIn = (screen: ReactNode): string[] =>
  [...drawn(screen).matchAll(/<(a|button) ([^>]*)>(.*?)<\/\1>/gu)].map(([, , attributes = '', words = '']) => {
    const look = /button--variant_(\w+)/u.exec(attributes)?.[1] ?? '';
    const href = /href="([^"]*)"/u.exec(attributes)?.[1];
    return `${look}: ${words}${href === undefined ? '' : ` → ${href}`}`;
  });

const taskAt = (standing: 'tokensNeeded' | 'signedOut'): ReactNode =>
  createElement(TaskCard, {
    tasks: flowAt(pictureTaskMachine, { standing }, nothingAsked),
    view: standing,
    heading: () => undefined,
  });

describe('where there are too few tokens', () => {
  it('getting some is the first thing one can do, for a companion', () => {
    const creation = flowAt(characterCreationMachine, 'tokensNeeded', {
      ...nothingCreated,
      isHidden: false,
      subject: { name: 'Mira', looks: blankValues.appearance },
      needsTokens: true,
    });
    expect(waysIn(createElement(CreationView, { creation, view: 'tokensNeeded' }))).toEqual([
      `solid: Get tokens → ${paths.tokens()}`,
      'outline: Create Mira',
      'outline: Back to the draft',
    ]);
  });

  it('getting some is the first thing one can do, for a picture', () => {
    expect(waysIn(taskAt('tokensNeeded'))).toEqual([
      `solid: Get tokens → ${paths.tokens()}`,
      'outline: Create now',
      'ghost: Dismiss',
    ]);
  });
});

describe('pictures of somebody who is signed out', () => {
  it('offer signing in', () => {
    expect(waysIn(taskAt('signedOut'))).toEqual(['solid: Sign in']);
  });
});

const [asked, answer] = messages.slice(1, 3);
const exchange = [asked, answer].filter((message) => message !== undefined);
const inNeed = exchange.map((said) => (said.role === 'user' ? { ...said, help: helpSample } : said));

describe('how many answers there are without an account', () => {
  it.each([
    ['none had', [], 'Get two answers without an account. Then sign up, and'],
    ['one had', exchange, 'One more answer without an account. Then sign up, and'],
    ['two had', [...exchange, ...exchange], 'Sign up, and'],
    ['one had, and one in need', [...inNeed, ...exchange], 'One more answer without an account. Then sign up, and'],
  ])('is told: %s', (_, had, hint) => {
    const meeting = flowAt(meetingMachine, 'met', {
      characterId: character.characterId,
      line: '',
      greeting: 0,
      meetingId: character.characterId,
      messages: had,
      request: null,
      character: null,
      failure: null,
    });
    const html = drawn(createElement(FirstLine, { ref: createRef<HTMLFormElement>(), meeting, name: 'Mira' }));
    expect(/<p [^>]*aria-live="polite">([^<]*)</u.exec(html)?.[1]).toBe(
      `${hint} Mira picks up where you left off. Adults only, 18 and over.`,
    );
  });
});
