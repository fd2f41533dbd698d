import type { Appearance } from '../appearance.ts';
import type { PortraitSubject } from '../figure/portraitSubject.ts';
import type { Point } from '../path.ts';
import { paintCloud } from './cloud.ts';
import { paintScarfBack, paintScarfFront } from './headscarf.ts';
import { paintKnot, ponytail } from './knots.ts';
import { paintMass } from './mass.ts';
import { paintBraid, paintRopes } from './plaits.ts';
import { createSkull, tipsOf, type Skull } from './skull.ts';
import { backFall, combedBack, farSweep, fringe, gatheredSweep, nearSweep, type Parting } from './sweeps.ts';

const hairline = ({ appearance }: PortraitSubject): number => {
  const isMasculine = appearance.presentation === 'masculine';
  const isReceding = isMasculine && (appearance.maturity === 'elder' || appearance.maturity === 'mature');
  if (isReceding) return -144;
  return isMasculine ? -133 : -130;
};

const VOLUME: Record<Appearance['hairTexture'], number> = { straight: 9, wavy: 17, curly: 26, coily: 18 };
const TIGHT: ReadonlySet<Appearance['hairStyle']> = new Set(['bun', 'topKnot', 'ponytail', 'sideBraid']);

const skullOf = (subject: PortraitSubject): Skull => {
  const { hairTexture, hairLength, hairStyle } = subject.appearance;
  const volume = hairLength === 'cropped' ? 3 : VOLUME[hairTexture] * (TIGHT.has(hairStyle) ? 0.55 : 1);
  return createSkull(subject.head, volume, hairline(subject));
};

const partingOf = ({ head, appearance }: PortraitSubject): Parting => {
  const [middle] = head.at(0, 0, 98);
  return appearance.hairStyle === 'sideParted' ? { angle: -0.34, x: middle - 42 } : { angle: 0.08, x: middle };
};

/** How far a cloud of coils or curls stands off the head. */
const CLOUD: Record<Appearance['hairLength'], number> = { bald: 0, cropped: 2, short: 25, medium: 72, long: 96 };

const HATS: ReadonlySet<Appearance['accessories'][number]> = new Set(['beanie', 'beret', 'flatCap', 'brimmedHat']);

/** A hat presses the cloud down. */
const cloudSize = ({ appearance }: PortraitSubject): number =>
  appearance.accessories.some((worn) => HATS.has(worn))
    ? Math.min(18, CLOUD[appearance.hairLength])
    : CLOUD[appearance.hairLength];

/** Coils, and curls too short to fall, stand round the head. */
const isCloud = ({ appearance }: PortraitSubject): boolean => {
  const { hairTexture, hairLength, hairStyle } = appearance;
  if (TIGHT.has(hairStyle) || hairStyle === 'braids') return false;
  return hairTexture === 'coily' || (hairTexture === 'curly' && (hairLength === 'cropped' || hairLength === 'short'));
};

/** What lies behind head and shoulders. */
export const paintHairBack = (subject: PortraitSubject): void => {
  const { appearance, head } = subject;
  const { hairTexture: texture, hairLength, hairStyle } = appearance;
  if (hairStyle === 'covered') return paintScarfBack(subject);
  if (hairLength === 'bald') return;
  const skull = skullOf(subject);
  const tips = tipsOf(appearance);
  if (isCloud(subject)) {
    const size = cloudSize(subject);
    if (size < 40) return;
    const big = createSkull(head, size, 0);
    paintCloud(
      subject,
      Array.from({ length: 19 }, (_, index) => big.crown(-2.2 + (index / 18) * 4.4)),
      20,
      'afro',
    );
    return;
  }
  switch (hairStyle) {
    case 'loose':
    case 'fringe':
    case 'sideParted':
    case 'sweptBack':
      if (tips > 60)
        paintMass(subject, backFall(head, skull, tips, texture === 'straight' ? 4 : 22), {
          texture,
          part: 'back',
          isBack: true,
        });
      return;
    case 'braids':
      return paintRopes(subject, backFall(head, skull, Math.max(tips, 200), 12), 15, 'ropesBack', true);
    case 'ponytail':
      return paintMass(subject, ponytail(head, Math.max(tips, 200)), { texture, part: 'tail' });
    case 'bun':
      return paintKnot(subject, [head.near(40) - 14, 42], 58, 'bun');
    case 'topKnot':
      return paintKnot(subject, [skull.crown(-0.12)[0], skull.crown(0)[1] - 26], 54, 'topKnot');
    case 'sideBraid':
      return;
  }
};

/** What frames the face; painted after face and clothes. */
export const paintHairFront = (subject: PortraitSubject): void => {
  const { appearance, head } = subject;
  const { hairTexture: texture, hairLength, hairStyle } = appearance;
  if (hairStyle === 'covered') return paintScarfFront(subject);
  if (hairLength === 'bald') return;
  const skull = skullOf(subject);
  const parting = partingOf(subject);
  const tips = tipsOf(appearance);
  if (isCloud(subject)) return paintCap(subject, skull);
  const spread = texture === 'straight' ? 2 : texture === 'wavy' ? 12 : 18;
  switch (hairStyle) {
    case 'loose':
    case 'sideParted':
    case 'fringe':
      paintMass(subject, farSweep(head, skull, parting, tips, spread), { texture, part: 'far', density: 0.7 });
      paintMass(subject, nearSweep(head, skull, parting, tips, spread), { texture, part: 'near' });
      if (hairStyle === 'fringe')
        paintMass(subject, fringe(head, skull, appearance.presentation === 'masculine' ? -78 : -52), {
          texture,
          part: 'fringe',
        });
      return;
    case 'sweptBack':
    case 'bun':
    case 'topKnot':
    case 'ponytail':
      return paintMass(subject, combedBack(head, skull), {
        texture: texture === 'wavy' ? 'straight' : texture,
        part: 'combed',
        density: 1.7,
      });
    case 'sideBraid':
      paintMass(subject, farSweep(head, skull, parting, 6), { texture, part: 'far', density: 0.7, waveFrom: 0.7 });
      paintMass(subject, gatheredSweep(head, skull, parting), { texture: 'straight', part: 'near' });
      return paintBraid(subject);
    case 'braids':
      paintRopes(subject, farSweep(head, skull, parting, Math.max(tips, 200), 4), 5, 'ropesFar', false);
      return paintRopes(subject, nearSweep(head, skull, parting, Math.max(tips, 200), 6), 9, 'ropesNear', false);
  }
};

/** Coils and curls on the skull itself. */
const paintCap = (subject: PortraitSubject, skull: Skull): void => {
  const { head, appearance } = subject;
  const [middle] = head.at(0, 0, 98);
  const size = cloudSize(subject);
  const big = createSkull(head, Math.min(size, 40), 0);
  const sides = size > 40 ? 1.75 : 1.5;
  const isCurly = appearance.hairTexture === 'curly';
  const drop = isCurly ? 20 : 0;
  const edge: Point[] = [
    ...Array.from({ length: 13 }, (_, index) => big.crown(-sides + (index / 12) * sides * 2)),
    [head.far(-30) - 4, -28],
    [head.far(-70) - 16, -84 + drop * 0.4],
    [middle + 46, skull.line + 10 + drop],
    [middle, skull.line + drop * 0.7],
    [middle - 54, skull.line + 10 + drop],
    [head.near(-80) + 44, -90 + drop * 0.4],
    [head.near(-40) + 22, -46],
    [head.near(10) + 20, 8],
  ];
  const lump = size > 40 ? 17 : size > 10 ? 11 : 5;
  paintCloud(subject, edge, isCurly ? 19 : lump, 'cap');
};
