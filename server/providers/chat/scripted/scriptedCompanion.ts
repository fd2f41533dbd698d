import type { ChatProvider } from '../chatProvider.ts';

export const scriptedCompanion = (): ChatProvider => ({
  name: 'scripted',
  isDemo: true,
  async *answer() {
    yield 'Hello.';
  },
});
