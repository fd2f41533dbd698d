import type { ChatProvider } from './chatProvider.ts';
import { isInNeed } from './scripted/concerns.ts';

/**
 * Has `companion`, who brings help lines first, answer whoever is in need, whatever `provider` would do: such an answer costs
 * nobody anything, and does not hang on a server elsewhere.
 */
export const careFirst = (provider: ChatProvider, companion: ChatProvider): ChatProvider => ({
  name: provider.name,
  isDemo: provider.isDemo,
  answer(request) {
    const said = request.turns.at(-1)?.text ?? '';
    return (isInNeed(said) ? companion : provider).answer(request);
  },
});
