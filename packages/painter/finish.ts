import { ImageData } from '@napi-rs/canvas';
import { css, mix, oklch, tune } from './colour.ts';
import { aside, createLayer, HEIGHT, linear, radial, release, WIDTH, type Brush, type Layer } from './canvas.ts';
import { createRandom, type Random } from './random.ts';
import type { Scheme } from './scheme.ts';

/** Puts the light of the place on the figure: a rim along its edge, the shade of the far side. */
export const lightFigure = (figure: Layer, scheme: Scheme): void => {
  const { from, rimStrength } = scheme;
  const fill = css(mix(scheme.ambient, oklch(0.85, 0.06, 250), 0.4));
  rim(figure, { offset: [from * 26, -14], colour: css(scheme.rim), alpha: 0.34 * rimStrength, blur: 12, scale: 0.25 });
  rim(figure, { offset: [-from * 5, -3], colour: fill, alpha: 0.42 * rimStrength, blur: 2, scale: 0.5 });
  rim(figure, { offset: [from * 6, -4], colour: css(scheme.rim), alpha: 0.8 * rimStrength, blur: 0, scale: 1 });
  const { brush } = figure;
  aside(brush, () => {
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = linear(
      brush,
      [from === 1 ? 700 : 68, 150],
      [from === 1 ? 60 : 708, 900],
      [
        [0, css(scheme.key, 0.1)],
        [0.4, css(scheme.key, 0)],
        [1, css(tune(scheme.ambient, { l: 0.4 }), 0.26)],
      ],
    );
    brush.fillRect(0, 0, WIDTH, HEIGHT);
    brush.fillStyle = linear(
      brush,
      [0, 760],
      [0, HEIGHT],
      [
        [0, css(tune(scheme.ambient, { l: 0.3 }), 0)],
        [1, css(tune(scheme.ambient, { l: 0.28 }), 0.4)],
      ],
    );
    brush.fillRect(0, 600, WIDTH, HEIGHT - 600);
  });
};

/** Air behind the head: sets it off from the place. */
export const paintAura = (brush: Brush, scheme: Scheme, [x, y]: readonly [number, number]): void => {
  aside(brush, () => {
    brush.fillStyle = linear(
      brush,
      [0, 560],
      [0, HEIGHT],
      [
        [0, 'rgba(12,8,18,0)'],
        [1, 'rgba(12,8,18,0.42)'],
      ],
    );
    brush.fillRect(0, 0, WIDTH, HEIGHT);
    brush.globalCompositeOperation = 'soft-light';
    brush.fillStyle = radial(brush, [x + scheme.from * 110, y - 40], 470, [
      [0, css(tune(scheme.key, { l: 1.05 }), 0.75)],
      [0.5, css(scheme.key, 0.35)],
      [1, css(scheme.key, 0)],
    ]);
    brush.fillRect(0, 0, WIDTH, HEIGHT);
  });
};

interface Rim {
  readonly offset: readonly [x: number, y: number];
  readonly colour: string;
  readonly alpha: number;
  readonly blur: number;
  /** Soft rims are made small and enlarged. */
  readonly scale: number;
}

/** The strip of the figure that its own shape, moved away from a light, leaves free. */
const rim = (figure: Layer, { offset, colour, alpha, blur, scale }: Rim): void => {
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  const strip = createLayer(width, height);
  const { brush } = strip;
  brush.drawImage(figure.canvas, 0, 0, width, height);
  brush.globalCompositeOperation = 'destination-out';
  if (blur > 0) brush.filter = `blur(${blur * scale}px)`;
  brush.drawImage(figure.canvas, -offset[0] * scale, -offset[1] * scale, width, height);
  brush.filter = 'none';
  // Where the picture cuts the figure off there is no edge.
  const margin = Math.ceil((Math.abs(offset[0]) + blur) * scale);
  aside(brush, () => {
    brush.beginPath();
    brush.rect(0, 0, margin, height);
    brush.rect(width - margin, 0, margin, height);
    brush.rect(0, height - margin, width, margin);
    brush.clip();
    brush.drawImage(figure.canvas, 0, 0, width, height);
  });
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  aside(figure.brush, () => {
    figure.brush.globalCompositeOperation = 'source-atop';
    figure.brush.globalAlpha = Math.min(1, alpha);
    figure.brush.drawImage(strip.canvas, 0, 0, WIDTH, HEIGHT);
  });
  release(strip);
};

/** Grain of paper: made once, the same for every picture. */
const grainTile = (): Layer => {
  const size = 256;
  const random = createRandom('grain', 'tile');
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const value = 128 + (random.next() + random.next() - 1) * 95;
    pixels.set([value, value, value, 255], at);
  }
  const tile = createLayer(size, size);
  tile.brush.putImageData(new ImageData(pixels, size, size), 0, 0);
  return tile;
};

let grain: Layer | undefined;

/** Light that spills, dust in it, grain and a soft dark edge. */
export const finish = (brush: Brush, scheme: Scheme, random: Random): void => {
  const x = scheme.from === 1 ? 700 : 68;
  aside(brush, () => {
    brush.globalCompositeOperation = 'screen';
    brush.fillStyle = radial(brush, [x, 190], 760, [
      [0, css(scheme.key, 0.1 * scheme.rimStrength)],
      [1, css(scheme.key, 0)],
    ]);
    brush.fillRect(0, 0, WIDTH, HEIGHT);
    for (let index = 0; index < 22; index += 1) {
      const [dustX, dustY, size] = [random.between(0, WIDTH), random.between(0, HEIGHT), random.between(1, 3.4)];
      brush.fillStyle = css(scheme.rim, random.between(0.1, 0.5));
      brush.beginPath();
      brush.arc(dustX, dustY, size, 0, 7);
      brush.fill();
    }
  });
  aside(brush, () => {
    brush.globalCompositeOperation = 'multiply';
    brush.fillStyle = radial(brush, [WIDTH / 2, HEIGHT * 0.4], 860, [
      [0, 'rgba(255,255,255,1)'],
      [0.55, 'rgba(255,255,255,1)'],
      [1, css(mix(oklch(0.5, 0.05, 300), scheme.ambient, 0.4))],
    ]);
    brush.fillRect(0, 0, WIDTH, HEIGHT);
  });
  const tile = grain ?? grainTile();
  grain = tile;
  aside(brush, () => {
    brush.globalCompositeOperation = 'soft-light';
    brush.globalAlpha = 0.13;
    brush.fillStyle = brush.createPattern(tile.canvas, 'repeat') ?? 'transparent';
    brush.fillRect(0, 0, WIDTH, HEIGHT);
  });
};
