import type { chatExport } from '#contract/conversationFile.ts';

/** Told by its type alone: how a file looks would load with every list of conversations. */
const PATH: (typeof chatExport)['path'] = '/api/chat/export';

/** Has the browser keep a conversation: to bring it back, or to read. */
export const downloadConversation = (characterId: string, format: 'json' | 'text'): void => {
  const link = document.createElement('a');
  link.href = `${PATH}?${new URLSearchParams({ characterId, format })}`;
  link.download = '';
  link.click();
};
