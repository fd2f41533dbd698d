import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { nothingAsked } from '#machines/pictureActs/pictureActsSetup.ts';
import { paths } from '#src/addresses/paths.ts';
import { reportOf } from '#src/dev/actors.ts';
import { flowAt } from '#src/dev/flowAt.ts';
import { PictureButtons } from '#src/screens/gallery/PictureButtons.tsx';
import { first, miraId, second } from '#tests/flows/gallery/model.ts';

const linksOf = (picture: typeof first): string[] => {
  const acts = flowAt(pictureActsMachine, { resting: 'idle' }, nothingAsked);
  const buttons = createElement(PictureButtons, { acts, report: reportOf('closed'), picture });
  return [
    ...renderToStaticMarkup(createElement(MemoryRouter, null, buttons)).matchAll(/<a [^>]*?href="([^"]*)"/gu),
  ].map(([, href]) => href ?? '');
};
const downloadOf = (picture: typeof first): string => `/api/pictask/picture/download?pictureId=${picture.pictureId}`;

it('[PIC-02] leads from a picture to more of who is on it, or of nobody, and to its file', () => {
  expect([linksOf(first), linksOf(second)]).toEqual([
    [paths.imageGeneratorFor(miraId), downloadOf(first)],
    [paths.imageGenerator(), downloadOf(second)],
  ]);
});
