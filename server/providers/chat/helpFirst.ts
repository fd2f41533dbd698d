import type { ChatProvider } from './chatProvider.ts';

/**
 * Has whoever is in need answered by the help lines of the request alone, whatever `provider` would do: that hangs on no server. Minors are
 * refused, and who asks whether they talk with a human being hears the truth first; the demo companion has words of its own for that.
 */
export const helpFirst = (provider: ChatProvider): ChatProvider => ({
  name: provider.name,
  isDemo: provider.isDemo,
  async *answer(request) {
    request.signal.throwIfAborted();
    const instead = request.help ?? request.refusal;
    if (instead !== undefined) {
      yield instead;
      return;
    }
    const before =
      request.truth === undefined || request.begun !== undefined || provider.isDemo ? '' : `${request.truth}\n\n`;
    if (before !== '') yield before;
    for await (const piece of provider.answer(request))
      yield typeof piece !== 'string' && 'instead' in piece ? { instead: before + piece.instead } : piece;
  },
});
