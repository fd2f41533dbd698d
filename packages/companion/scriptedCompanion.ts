import { setTimeout as wait } from 'node:timers/promises';
import { compose, piecesOf } from './compose.ts';
import { conversationOf } from './conversation.ts';
import { type Interpreter, interpreterOf } from './interpreter.ts';
import type { Companion, CompanionRequest } from './request.ts';

export interface ScriptedCompanionSettings {
  /** Milliseconds before each word; 28, about the pace of reading. */
  readonly delayMs?: number;
}

/**
 * The built-in demo companion. It needs no network and keeps nothing: what it knows of the person, which question it asked and what it has
 * said already follows from the turns of the request, so that the same request has the same answer, also after a restart.
 */
export const scriptedCompanion = ({ delayMs = 28 }: ScriptedCompanionSettings = {}): Companion => {
  let interpreter: Interpreter | undefined;
  return {
    name: 'scripted',
    isDemo: true,
    async *answer(request: CompanionRequest) {
      const { signal } = request;
      signal.throwIfAborted();
      // Read when somebody first says something, so that no start waits for it.
      interpreter ??= interpreterOf(new URL('./scripts/', import.meta.url));
      const text = await compose(await conversationOf(interpreter, request));
      for (const piece of piecesOf(text)) {
        if (delayMs > 0) await wait(delayMs, undefined, { signal }).catch(() => {});
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
};
