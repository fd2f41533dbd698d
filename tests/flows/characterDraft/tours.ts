import type { CharacterDraftSnapshot } from '#machines/characterDraft/characterDraftSelectors.ts';
import type { TourRules } from '@liora/flow-kit/model/tours.ts';
import type { NotOffered } from '@liora/flow-kit/model/walk.ts';

const isQuick = ({ context }: CharacterDraftSnapshot): boolean => context.mode === 'quick';
const isCovered = (before: CharacterDraftSnapshot): boolean => before.matches('sent') || before.matches('startingOver');
const isTaglineHidden = ({ context }: CharacterDraftSnapshot): boolean =>
  context.mode === 'quick' || context.step !== 'personality';

/** What a screen does not offer: each shows one way, and of the guided one a step. */
export const characterDraftNotOffered = {
  ': mode chosen (guided)': { when: isCovered },
  ': mode chosen (quick)': { when: isCovered },
  'editing: draft changed': { when: (before) => !isQuick(before) && before.context.step !== 'looks' },
  'editing: help requested': { when: (before) => before.matches({ editing: 'writing' }) },
  'editing.writing: help cancelled': { when: isTaglineHidden },
  'editing.helpFailed: help dismissed': { when: isTaglineHidden },
} satisfies NotOffered<CharacterDraftSnapshot>;

export const characterDraftTours: TourRules<CharacterDraftSnapshot> = {
  notOffered: characterDraftNotOffered,
  looksInPassing: true,
  isThorough: true,
};
