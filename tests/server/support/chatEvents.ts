import { type ChatEvent } from '#contract/chat.ts';
import { readChatEvents } from '#src/api/eventStream.ts';

/** All events of a stream, as the browser reads them. */
export const readAll = (response: Response): Promise<ChatEvent[]> => Array.fromAsync(readChatEvents(response));

/** The events of a stream until `count` of them have come; then the connection is closed. */
export const readSome = async (response: Response, count: number): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = [];
  for await (const event of readChatEvents(response)) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
};

/** The text that the pieces of a stream make. */
export const textOf = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
