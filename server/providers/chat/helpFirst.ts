import type { ChatProvider } from './chatProvider.ts';

/** Has whoever is in need answered by the help lines of the request alone, whatever `provider` would do: that hangs on no server. */
export const helpFirst = (provider: ChatProvider): ChatProvider => ({
  name: provider.name,
  isDemo: provider.isDemo,
  async *answer(request) {
    request.signal.throwIfAborted();
    if (request.help === undefined) yield* provider.answer(request);
    else yield request.help;
  },
});
