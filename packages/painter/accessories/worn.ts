import type { Appearance } from '../appearance.ts';
import { oklch } from '../colour.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import { tonesOf } from '../scheme.ts';

export const wears = (subject: PortraitSubject, what: Appearance['accessories'][number]): boolean =>
  subject.appearance.accessories.includes(what);

export const goldOf = (subject: PortraitSubject) => tonesOf(oklch(0.78, 0.115, 82), subject.scheme);
