import { createLayer, type Layer } from '../canvas.ts';
import type { Random } from '../random.ts';

/** The picture painted again with visible strokes, large ones first: gouache instead of flat fills. */
export const daub = (source: Layer, random: Random): Layer => {
  const { width, height } = source.canvas;
  const { data } = source.brush.getImageData(0, 0, width, height);
  const target = createLayer(width, height);
  const { brush } = target;
  brush.drawImage(source.canvas, 0, 0);
  for (const [count, length, thickness, alpha] of [
    [900, 22, 11, 0.5],
    [1500, 12, 6, 0.55],
  ] as const) {
    brush.globalAlpha = alpha;
    for (let index = 0; index < count; index += 1) {
      const x = random.between(0, width);
      const y = random.between(0, height);
      const at = (Math.floor(y) * width + Math.floor(x)) * 4;
      const jitter = random.between(-9, 9);
      const [red, green, blue] = [0, 1, 2].map((channel) => Math.round((data[at + channel] ?? 0) + jitter));
      brush.strokeStyle = `rgb(${red},${green},${blue})`;
      brush.lineWidth = thickness * random.between(0.5, 1.2);
      const angle = -0.6 + Math.sin(x * 0.012) * 0.5 + Math.cos(y * 0.009) * 0.6 + random.between(-0.3, 0.3);
      const reach = (length / 2) * random.between(0.5, 1.2);
      brush.beginPath();
      brush.moveTo(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach);
      brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
      brush.stroke();
    }
  }
  return target;
};
