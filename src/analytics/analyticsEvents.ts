import { BRAND } from '../browser/brand.ts';
import type { TrackedEvent } from './eventUrl.ts';

/** What is told with an event: words and numbers of the product's own, never ids, names or what somebody wrote. */
export type EventParams = Readonly<Record<string, string | number | boolean>>;

/** An event without its prefix. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly params: EventParams;
}

/** The whole name of an event. An empty prefix leaves it as it is. */
export const eventNamed = (name: string, prefix: string = BRAND): string =>
  prefix === '' ? name : `${prefix}_${name}`;

/** An event that a flow gets, and the flow as it stood before. */
export interface FlowEvent {
  readonly event: { readonly type: string };
  readonly context: unknown;
}

/** What was noted at `time`, in milliseconds since 1970: an event of a flow, or what is told as it is. */
export type Noted = { readonly time: number } & (
  | FlowEvent
  | { readonly analyticsEvent: AnalyticsEvent; readonly prefix: string | undefined }
);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const paid = (output: unknown): AnalyticsEvent | null => {
  const kind = fieldOf(output, 'kind');
  if (fieldOf(output, 'status') !== 'paid' || typeof kind !== 'string') return null;
  return { name: 'purchase', params: { kind } };
};

/** By what a flow waited for, whose answer it gets. */
const answers: ReadonlyMap<string, (output: unknown) => AnalyticsEvent | null> = new Map([
  ['signIn', () => ({ name: 'login', params: { method: 'email' } })],
  ['linkIdentity', () => ({ name: 'login', params: { method: 'third_party' } })],
  ['confirmEmail', () => ({ name: 'sign_up', params: { method: 'email' } })],
  ['checkout', () => ({ name: 'begin_checkout', params: {} })],
  ['loadOrder', paid],
  ['cancelOrder', paid],
  ['createCharacter', () => ({ name: 'character_created', params: {} })],
  [
    'loadTask',
    (output) => (fieldOf(fieldOf(output, 'task'), 'status') === 'ready' ? { name: 'picture_made', params: {} } : null),
  ],
]);

/** What happens in telling somebody that a flow gets an event; `null` for most of them. */
export const analyticsEventIn = ({ event, context }: FlowEvent): AnalyticsEvent | null => {
  switch (event.type) {
    case 'oauth.returned':
      return fieldOf(event, 'errNo') === 0 ? { name: 'login', params: { method: 'third_party' } } : null;
    case 'answer.started': {
      // A message that was sent is waited for until it is accepted; an answer that is taken up again is not.
      const request = fieldOf(context, 'request');
      if (fieldOf(request, 'kind') !== 'send') return null;
      return { name: 'message_sent', params: { picture: fieldOf(request, 'picture') === true } };
    }
    default: {
      const read = answers.get(/^xstate\.done\.actor\.(\w+)$/.exec(event.type)?.[1] ?? '');
      return read === undefined ? null : read(fieldOf(event, 'output'));
    }
  }
};

/** What is told of that; `null` where it is nothing. */
export const trackedIn = (noted: Noted): TrackedEvent | null => {
  if ('analyticsEvent' in noted) {
    const { analyticsEvent, prefix, time } = noted;
    return { event: eventNamed(analyticsEvent.name, prefix), params: analyticsEvent.params, time };
  }
  const analyticsEvent = analyticsEventIn(noted);
  return analyticsEvent === null
    ? null
    : { event: eventNamed(analyticsEvent.name), params: analyticsEvent.params, time: noted.time };
};
