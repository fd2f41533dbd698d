import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { nothingAsked, type PictureActsContext } from '#machines/pictureActs/pictureActsSetup.ts';
import { theoId } from '../gallery/model.ts';
import { intentId, ofMira, ofNobody, otherIntentId, recommended } from './model.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';

/** Words for the journeys of what is done with pictures. */

export const { done, failed } = actorsOf(pictureActsMachine);
/** The same act, pressed once more. */
export const again = <Act>(act: Act) => ({ ...act, intentId: otherIntentId });

export const deletion = { type: 'deletion.requested', ...ofMira } as const;
export const confirmed = { type: 'deletion.confirmed', intentId } as const;
export const use = { type: 'use.requested', ...ofMira, intentId } as const;
export const useOfNobody = { type: 'use.requested', ...ofNobody, intentId } as const;
export const chosen = { type: 'character.chosen', characterId: theoId, intentId } as const;
export const retried = { type: 'load.retried' } as const;
export const closed = { type: 'dialog.closed' } as const;
export const dismissed = { type: 'failure.dismissed' } as const;
export const offered = done('loadCharacters', recommended);

export const offline = new Error('offline');
export const internal = { errNo: errNo.internal };
export const gone = { errNo: errNo.notFound };
export const unanswered = { errNo: NO_ANSWER, fields: [] };
export const broken = { errNo: errNo.internal, fields: [] };

const { pictureId } = ofMira;
export const deleting = { kind: 'delete', pictureId, intentId } as const;
export const using = { kind: 'use', ...ofMira, intentId } as const;
export const showingTheo = { kind: 'use', pictureId: ofNobody.pictureId, characterId: theoId, intentId } as const;
export const deleteCall = (input: unknown) => ({ id: 'deletePicture', input });
export const useCall = (input: unknown) => ({ id: 'usePicture', input });
export const charactersCall = { id: 'loadCharacters', input: undefined };

export const idle = { resting: 'idle' } as const;
export const useFailed = { resting: 'useFailed' } as const;
export const about: PictureActsContext = { ...nothingAsked, target: ofMira };
export const aboutNobody: PictureActsContext = { ...nothingAsked, target: ofNobody };
export const choosing: PictureActsContext = { ...aboutNobody, characters: recommended.characters };
