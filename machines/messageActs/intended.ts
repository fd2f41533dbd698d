import { type Failure, NO_ANSWER } from '#machines/failure.ts';

/** What a person asks for once; `intentId` is a UUID. */
export interface Intent {
  intentId: string;
}

/** What was asked for last, and why it failed. */
export interface Asked<Request extends Intent> {
  request: Request | null;
  failure: Failure | null;
}

/** Stands in for the intent in an event that `can` asks about: nothing is allowed or not by its intent. */
export const anyIntent: Intent = { intentId: '' };

/** Whether both ask for the same, whatever their intents. */
const isSame = (one: Intent, other: Intent): boolean =>
  JSON.stringify({ ...one, intentId: other.intentId }) === JSON.stringify(other);

/**
 * `request`, or the one before, when that asked for the same and got no answer: nobody knows whether it took effect, so it keeps
 * its intent and takes effect once. Any answer, also a refusal, ends an intent.
 */
export const intended = <Request extends Intent>(asked: Asked<Request>, request: Request): Request =>
  asked.request !== null && asked.failure?.errNo === NO_ANSWER && isSame(asked.request, request)
    ? asked.request
    : request;

interface Kind {
  kind: string;
}
const isOf = <Request extends Kind, K extends Request['kind']>(
  request: Request,
  kinds: readonly K[],
): request is Extract<Request, { kind: K }> => kinds.some((kind) => kind === request.kind);

/** The request that a state relies on, of one of these kinds: a machine that came there with another must not go on. */
export const askedFor = <Request extends Kind, K extends Request['kind']>(
  request: Request | null,
  ...kinds: readonly K[]
): Extract<Request, { kind: K }> => {
  if (request === null || !isOf(request, kinds)) throw new Error('The request does not fit the state');
  return request;
};
