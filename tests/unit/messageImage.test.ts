import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PictureFrame } from '#contract/picture.ts';
import { imageDetailMachine } from '#machines/imageDetail/imageDetailMachine.ts';
import { MessageImage } from '#src/screens/conversation/MessageImage.tsx';
import { portraitSources } from '#src/screens/portrait.ts';

const shown = {
  msgId: '00000000-0000-4000-8000-000000000001',
  image: 'chat/00000000-0000-4000-8000-000000000002.webp',
};
const placeholder = 'data:image/webp;base64,AAAA';
const drawn = (frame?: PictureFrame): string =>
  renderToStaticMarkup(
    createElement(MessageImage, { imageDetail: createActor(imageDetailMachine), ...shown, frame, name: 'Mira' }),
  );
const srcOf = (html: string) => /<img[^>]* src="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

it('shows a picture of a message in its own shape, blurred until it is there', () => {
  const wide = drawn({ aspect: '3:2', placeholder });
  expect([srcOf(wide), wide.includes(placeholder)]).toEqual([portraitSources(shown.image, '3:2').src, true]);
  const plain = drawn();
  expect([srcOf(plain), plain.includes('background-image')]).toEqual([portraitSources(shown.image).src, false]);
});
