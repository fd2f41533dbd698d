import { errNo } from '#contract/errNo.ts';
import { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { blankEdit } from '#machines/characterEdit/characterEditSetup.ts';
import { valuesOf } from '#machines/characterEdit/editValues.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { detail, file, intentId, lore, otherIntentId, picture } from './model.ts';
import { characterId, own } from '../ownCharacters/model.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(characterEditMachine);

export const retried = { type: 'load.retried' } as const;
export const submitted = { type: 'changes.submitted', intentId } as const;
export const submittedAgain = { ...submitted, intentId: otherIntentId } as const;
export const leaving = { type: 'leave.requested' } as const;
export const left = { type: 'leave.confirmed' } as const;
export const closed = { type: 'dialog.closed' } as const;
export const description = 'Vesper keeps bees and grudges.';
export const typed = { type: 'fields.changed', change: { description } } as const;
export const unnamed = { type: 'fields.changed', change: { name: ' ' } } as const;

export const chosen = { type: 'lorebook.chosen', file } as const;
export const cancelled = { type: 'reading.cancelled' } as const;
export const pictured = { type: 'portrait.chosen', file: picture } as const;
export const confirmed = { type: 'portrait.confirmed', intentId } as const;
export const read = done('readLorebook', lore);
export const loaded = done('loadCharacter', detail);
export const saved = done('saveCharacter', own);
export const offline = new Error('offline');
export const internal = { errNo: errNo.internal };
export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const broken = { ...internal, fields: [] };

export const blank = blankEdit({ characterId });
export const values = valuesOf(detail.draft);
export const open = { ...blank, saved: values, values, creatorNotes: detail.creatorNotes };
export const edited = { ...values, description };
export const dirty = { ...open, values: edited };
export const nameMissing = { path: 'name', reason: 'tooShort' };
export const request = { characterId, change: { description }, intentId };
export const load = { id: 'loadCharacter', input: { characterId } };
export const readCall = { id: 'readLorebook', input: file };
export const saveCall = (input: unknown) => ({ id: 'saveCharacter', input });
export const changed = { type: 'character.changed', character: own } as const;
export const edit = (change: Partial<typeof values>) => ({ type: 'fields.changed', change }) as const;
