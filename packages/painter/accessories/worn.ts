import type { Appearance } from '../appearance.ts';
import { oklch } from '../colour.ts';
import type { Sitter } from '../figure/sitter.ts';
import { tonesOf } from '../scheme.ts';

export const wears = (sitter: Sitter, what: Appearance['accessories'][number]): boolean =>
  sitter.appearance.accessories.includes(what);

export const goldOf = (sitter: Sitter) => tonesOf(oklch(0.78, 0.115, 82), sitter.scheme);
