import { EventSourceParserStream } from 'eventsource-parser/stream';
import { chatEvent, type ChatEvent } from '#contract/chat.ts';
import { noAnswer } from './apiFailure.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The events of a streamed answer. Ends when the connection does; throws `ApiFailure` on what is no event of ours. */
export async function* readChatEvents(response: Response): AsyncGenerator<ChatEvent> {
  if (response.body === null) throw noAnswer('The stream is empty');
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const event = chatEvent.safeParse({ event: value.event, seq: Number(value.id), data: parseJson(value.data) });
      if (!event.success) throw noAnswer('The stream holds something else than events of an answer');
      yield event.data;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
