import type { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { nothingAsked, PICTURE_ACTS_DELAYS } from '#machines/pictureActs/pictureActsSetup.ts';
import { errNo } from '#contract/errNo.ts';
import { miraId, theoId } from '../gallery/model.ts';
import { recommended } from './model.ts';
import {
  about,
  aboutNobody,
  again,
  broken,
  charactersCall,
  choosing,
  chosen,
  closed,
  deletion,
  dismissed,
  done,
  failed,
  gone,
  idle,
  internal,
  offered,
  offline,
  retried,
  showingTheo,
  unanswered,
  use,
  useCall,
  useFailed,
  useOfNobody,
  using,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** Pictures that are shown in conversations. */
export const usingPictures: Readonly<Record<string, Journey<typeof pictureActsMachine>>> = {
  '[PIC-02] shows a picture at once to whom it shows': {
    steps: [use, done('usePicture', undefined)],
    end: {
      value: idle,
      context: nothingAsked,
      emitted: [{ type: 'picture.used', characterId: miraId }],
      started: [useCall(using)],
    },
  },
  'tells why it could not be shown, until that was read': {
    steps: [use, failed('usePicture', internal), dismissed],
    end: { value: idle, context: nothingAsked, emitted: [] },
  },
  'keeps in mind why it could not be shown': {
    steps: [use, failed('usePicture', internal)],
    end: { value: useFailed, context: { ...about, request: using, failure: broken }, emitted: [] },
  },
  'shows it again with the same intent when no answer came in time': {
    steps: [use, waited(PICTURE_ACTS_DELAYS.useTimeout), again(use)],
    end: {
      value: 'usingAtOnce',
      context: { ...about, request: using },
      emitted: [],
      started: [useCall(using), useCall(using)],
    },
  },
  'tells when no answer came in time': {
    steps: [use, waited(PICTURE_ACTS_DELAYS.useTimeout - 1), waited(1)],
    end: { value: useFailed, context: { ...about, request: using, failure: unanswered }, emitted: [] },
  },
  'waits for it until then': {
    steps: [use, again(use), waited(PICTURE_ACTS_DELAYS.useTimeout - 1)],
    end: { value: 'usingAtOnce', context: { ...about, request: using }, emitted: [] },
  },
  'shows it again with a new intent once the server has refused': {
    steps: [use, failed('usePicture', internal), again(use)],
    end: { value: 'usingAtOnce', context: { ...about, request: again(using) }, emitted: [] },
  },
  'forgets that failure when something else is done': {
    steps: [use, failed('usePicture', internal), deletion],
    end: { value: 'confirmingDeletion', context: about, emitted: [] },
  },
  'and when one of nobody is used': {
    steps: [use, failed('usePicture', offline), useOfNobody],
    end: { value: 'loadingCharacters', context: aboutNobody, emitted: [] },
  },
  'offers others where whom it shows can be talked to no more': {
    steps: [use, failed('usePicture', gone), offered, again(chosen), done('usePicture', undefined)],
    end: {
      value: idle,
      context: nothingAsked,
      emitted: [{ type: 'picture.used', characterId: theoId }],
      started: [useCall(using), charactersCall, useCall({ ...again(using), characterId: theoId })],
    },
  },
  'or is somebody else’s': {
    steps: [use, failed('usePicture', { errNo: errNo.forbidden })],
    end: { value: 'loadingCharacters', context: { ...about, request: using }, emitted: [] },
  },
  '[PIC-02] asks to whom a picture of nobody is shown': {
    steps: [useOfNobody, offered, chosen, done('usePicture', undefined)],
    end: {
      value: idle,
      context: nothingAsked,
      emitted: [{ type: 'picture.used', characterId: theoId }],
      started: [charactersCall, useCall(showingTheo)],
    },
  },
  'offers recommended characters': {
    steps: [useOfNobody, offered],
    end: { value: 'choosingCharacter', context: choosing, emitted: [] },
  },
  'shows it to nobody when the dialog is closed': {
    steps: [useOfNobody, offered, closed],
    end: { value: idle, context: nothingAsked, emitted: [], started: [charactersCall] },
  },
  'waits for whom to offer, unless the dialog is closed': {
    steps: [useOfNobody, waited(PICTURE_ACTS_DELAYS.loadTimeout - 1), closed, offered],
    end: { value: idle, context: nothingAsked, emitted: [] },
  },
  'tells why nobody is offered, and loads them again': {
    steps: [useOfNobody, failed('loadCharacters', internal), retried],
    end: {
      value: 'loadingCharacters',
      context: aboutNobody,
      emitted: [],
      started: [charactersCall, charactersCall],
    },
  },
  'keeps in mind why nobody is offered': {
    steps: [useOfNobody, failed('loadCharacters', internal)],
    end: { value: 'charactersFailed', context: { ...aboutNobody, failure: broken }, emitted: [] },
  },
  'waits for whom to offer until then': {
    steps: [useOfNobody, waited(PICTURE_ACTS_DELAYS.loadTimeout - 1)],
    end: { value: 'loadingCharacters', context: aboutNobody, emitted: [] },
  },
  'gives up on whom to offer after a while': {
    steps: [useOfNobody, waited(PICTURE_ACTS_DELAYS.loadTimeout)],
    end: { value: 'charactersFailed', context: { ...aboutNobody, failure: unanswered }, emitted: [] },
  },
  'closes where nobody is offered': {
    steps: [useOfNobody, failed('loadCharacters', internal), closed],
    end: { value: idle, context: nothingAsked, emitted: [] },
  },
  'tells why it could not be shown to whom was chosen, and shows it again with a new intent': {
    steps: [useOfNobody, offered, chosen, failed('usePicture', gone), again(chosen)],
    end: {
      value: 'using',
      context: { ...choosing, request: again(showingTheo) },
      emitted: [],
      started: [charactersCall, useCall(showingTheo), useCall(again(showingTheo))],
    },
  },
  'keeps in mind why it could not be shown to whom was chosen': {
    steps: [useOfNobody, offered, chosen, failed('usePicture', internal)],
    end: {
      value: 'choosingCharacter',
      context: { ...choosing, request: showingTheo, failure: broken },
      emitted: [],
    },
  },
  'shows it again to whom was chosen with the same intent when no answer came in time': {
    steps: [useOfNobody, offered, chosen, waited(PICTURE_ACTS_DELAYS.useTimeout), again(chosen)],
    end: { value: 'using', context: { ...choosing, request: showingTheo }, emitted: [] },
  },
  'shows it to another with an intent of its own': {
    steps: [useOfNobody, offered, chosen, failed('usePicture', offline), { ...again(chosen), characterId: miraId }],
    end: {
      value: 'using',
      context: {
        ...choosing,
        characters: recommended.characters,
        request: { ...again(showingTheo), characterId: miraId },
      },
      emitted: [],
    },
  },
  'waits for whom was chosen until then, and cannot be closed': {
    steps: [useOfNobody, offered, chosen, closed, waited(PICTURE_ACTS_DELAYS.useTimeout - 1)],
    end: { value: 'using', context: { ...choosing, request: showingTheo }, emitted: [] },
  },
};
