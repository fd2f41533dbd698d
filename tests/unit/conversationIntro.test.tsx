import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { character, longDescription } from '#src/dev/samples.ts';
import { paths } from '#src/addresses/paths.ts';
import { ConversationIntro } from '#src/screens/conversation/ConversationIntro.tsx';

const drawn = (description: string): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(ConversationIntro, { character: { ...character, name: 'Mira', description } }),
    ),
  );

describe('the head of a conversation', () => {
  it('[CHAR-05] tells a description with its Markdown, each paragraph in its own direction', () => {
    const html = drawn('**Mira** waits.\n\nשלום');
    expect(html).toContain('>Mira</strong> waits.</p>');
    expect(html.match(/<p dir="auto"/gu)).toHaveLength(2);
    expect(html).not.toContain('<a ');
  });

  it('[CHAR-05] begins a long one, and leads to all of it', () => {
    const html = drawn(`${longDescription}\n\n${'x '.repeat(5000)}THE END`);
    expect(html).toContain(`href="${paths.profile(character.characterId)}"`);
    expect(html).toContain('aria-label="More about Mira"');
    expect(html).not.toContain('THE END');
  });
});
