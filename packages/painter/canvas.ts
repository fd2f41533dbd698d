import { createCanvas, type Canvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';

export type Brush = SKRSContext2D;

/** Pixels of a portrait. */
export const WIDTH = 768;
export const HEIGHT = 1152;
/** Where the square part of an upright picture begins: the head stays whole. */
export const SQUARE_TOP = 90;

export interface Layer {
  readonly canvas: Canvas;
  readonly brush: Brush;
}

export const createLayer = (width = WIDTH, height = HEIGHT): Layer => {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  return { canvas, brush };
};

/** Gives the pixels back at once; the garbage collector does not see how large they are. */
export const release = ({ canvas }: Layer): void => {
  canvas.width = 1;
  canvas.height = 1;
};

/** Paints with the brush's state put back afterwards. */
export const aside = (brush: Brush, paint: () => void): void => {
  brush.save();
  paint();
  brush.restore();
};

export interface FillOptions {
  /** Radius of softness, in pixels. */
  readonly blur?: number;
  readonly alpha?: number;
  readonly mode?: Brush['globalCompositeOperation'];
}

/** Without a clip a blur goes over the whole canvas, which is 50 times slower. */
const clipTo = (brush: Brush, path: Path2D, margin: number): void => {
  const [left, top, right, bottom] = path.getBounds();
  brush.beginPath();
  brush.rect(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
  brush.clip();
};

const withOptions = (brush: Brush, path: Path2D, reach: number, options: FillOptions, paint: () => void): void =>
  aside(brush, () => {
    // Skia blurs by less than 2 pixels with a method that takes four times as long.
    if (options.blur !== undefined && options.blur >= 1.2) {
      const blur = Math.max(2, options.blur);
      clipTo(brush, path, blur * 3 + reach);
      brush.filter = `blur(${blur}px)`;
    }
    if (options.alpha !== undefined) brush.globalAlpha = options.alpha;
    if (options.mode !== undefined) brush.globalCompositeOperation = options.mode;
    paint();
  });

export const fill = (brush: Brush, path: Path2D, style: Brush['fillStyle'], options: FillOptions = {}): void =>
  withOptions(brush, path, 2, options, () => {
    brush.fillStyle = style;
    brush.fill(path);
  });

export const stroke = (
  brush: Brush,
  path: Path2D,
  style: Brush['strokeStyle'],
  width: number,
  options: FillOptions = {},
): void =>
  withOptions(brush, path, width, options, () => {
    brush.strokeStyle = style;
    brush.lineWidth = width;
    brush.stroke(path);
  });

/** Paints inside a path only. */
export const within = (brush: Brush, path: Path2D, paint: () => void): void =>
  aside(brush, () => {
    brush.clip(path);
    paint();
  });

type Stops = readonly (readonly [offset: number, color: string])[];

export const linear = (
  brush: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: Stops,
): ReturnType<Brush['createLinearGradient']> => {
  const gradient = brush.createLinearGradient(...from, ...to);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
};

export const radial = (
  brush: Brush,
  [x, y]: readonly [number, number],
  radius: number,
  stops: Stops,
): ReturnType<Brush['createRadialGradient']> => {
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
};
