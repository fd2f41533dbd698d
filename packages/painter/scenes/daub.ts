import { createLayer, type Layer } from '../canvas.ts';
import type { Random } from '../random.ts';

interface Pass {
  readonly count: number;
  readonly length: number;
  readonly thickness: number;
  readonly alpha: number;
}

const PASSES: readonly Pass[] = [
  { count: 900, length: 24, thickness: 10, alpha: 0.42 },
  { count: 2600, length: 11, thickness: 4.5, alpha: 0.5 },
];

/**
 * The picture painted again with visible strokes, large ones first: gouache instead of flat fills. Strokes run along
 * edges, so that shapes stay what they are.
 */
export const daub = (source: Layer, random: Random): Layer => {
  const { width, height } = source.canvas;
  const { data } = source.brush.getImageData(0, 0, width, height);
  const target = createLayer(width, height);
  const { brush } = target;
  const offset = (x: number, y: number): number =>
    (Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))) * 4;
  const brightness = (x: number, y: number): number => {
    const at = offset(x, y);
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  };
  const direction = (x: number, y: number): { readonly angle: number; readonly isEdge: boolean } => {
    const across = brightness(x + 4, y) - brightness(x - 4, y);
    const down = brightness(x, y + 4) - brightness(x, y - 4);
    const isEdge = Math.hypot(across, down) > 46;
    const drift = -0.6 + Math.sin(x * 0.012) * 0.5 + Math.cos(y * 0.009) * 0.6 + random.between(-0.3, 0.3);
    return { angle: isEdge ? Math.atan2(down, across) + Math.PI / 2 : drift, isEdge };
  };

  brush.drawImage(source.canvas, 0, 0);
  for (const { count, length, thickness, alpha } of PASSES) {
    brush.globalAlpha = alpha;
    for (let index = 0; index < count; index += 1) {
      const x = random.between(0, width);
      const y = random.between(0, height);
      const { angle, isEdge } = direction(x, y);
      const at = offset(x, y);
      const jitter = random.between(-10, 10);
      const [red, green, blue] = [0, 1, 2].map((channel) => Math.round((data[at + channel] ?? 0) + jitter));
      brush.strokeStyle = `rgb(${red},${green},${blue})`;
      brush.lineWidth = thickness * random.between(0.5, 1.2) * (isEdge ? 0.5 : 1);
      const reach = (length / 2) * random.between(0.5, 1.2);
      brush.beginPath();
      brush.moveTo(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach);
      brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
      brush.stroke();
    }
  }
  return target;
};
