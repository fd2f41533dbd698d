import type { Illustration } from '#server/features/media/illustrator.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider, ChatRequest } from '#server/providers/chat/chatProvider.ts';
import type { Progress } from './alternativeRepository.ts';

export interface GenerationDeps {
  readonly provider: ChatProvider;
  readonly log: Log;
  /** What the provider is asked. */
  request(): Promise<Omit<ChatRequest, 'signal'>>;
  /** Tells how far the picture is that is made while the text is written; undefined where none comes with it. */
  readonly picture: (() => Promise<Illustration | undefined>) | undefined;
  /** What the answer said until it was gone on with; undefined for one that begins. */
  readonly before: string | undefined;
  /**
   * For an answer to `asked`, which was said after `earlier`: what stands in place of one whose beginning nobody may be told; undefined where
   * it may go on. `begun` was there before, and is empty for an answer from its beginning; `isWhole` tells that nothing more comes.
   */
  takeBack(asked: string, earlier: string, begun: string): (said: string, isWhole: boolean) => string | undefined;
  /** Stores text, status and picture; gives whether a stop is wanted, undefined when the answer has ended elsewhere. */
  save(values: Progress, isFree?: boolean): Promise<boolean | undefined>;
}
