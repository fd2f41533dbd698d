import type { characterExport } from '#contract/ownCharacter.ts';

/** Told by its type alone: how it is asked for need not load with the list. */
const PATH: (typeof characterExport)['path'] = '/api/character/export';

/** Has the browser keep a character as a card. */
export const exportCard = (characterId: string, format: 'png' | 'json' | 'charx'): void => {
  const link = document.createElement('a');
  link.href = `${PATH}?${new URLSearchParams({ characterId, format })}`;
  link.download = '';
  link.click();
};
