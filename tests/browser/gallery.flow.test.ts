import { createGalleryDriver, galleryNotOffered } from '#tests/flows/gallery/browser.ts';
import { galleryModel } from '#tests/flows/gallery/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[PIC-02] [SHELL-13] gallery machine on its screen', galleryModel, createGalleryDriver, '/ai-image', {
  notOffered: galleryNotOffered,
  looksInPassing: true,
  isThorough: true,
});
