import type { Appearance } from '../appearance.ts';
import { createLayer, HEIGHT, release, WIDTH, type Brush } from '../canvas.ts';
import { createRandom } from '../random.ts';
import type { Scheme } from '../scheme.ts';
import { bookshop, library } from './books.ts';
import { castle } from './castle.ts';
import { cityRoof, nightMarket } from './city.ts';
import { daub } from './daub.ts';
import { greenhouse } from './greenhouse.ts';
import { mountains } from './mountains.ts';
import { SKIES, type Scene, tintAt } from './scene.ts';
import { observatory, starship } from './stars.ts';
import { cafe, train } from './town.ts';
import { desert, sea } from './wide.ts';
import { forest, garden } from './woods.ts';
import { atelier, kitchen, workshop } from './work.ts';

const SCENES: Record<Appearance['setting'], (scene: Scene) => void> = {
  cafe,
  bookshop,
  observatory,
  forest,
  sea,
  greenhouse,
  cityRoof,
  atelier,
  kitchen,
  library,
  starship,
  mountains,
  nightMarket,
  castle,
  desert,
  garden,
  workshop,
  train,
};

/** Half the size: the place behind the subject is out of focus. */
const SCALE = 0.5;

export const paintScene = (brush: Brush, appearance: Appearance, scheme: Scheme, seed: string): void => {
  const layer = createLayer(WIDTH * SCALE, HEIGHT * SCALE);
  const random = createRandom(seed, 'scene');
  layer.brush.scale(SCALE, SCALE);
  SCENES[appearance.setting]({
    brush: layer.brush,
    random,
    scheme,
    time: appearance.timeOfDay,
    sky: SKIES[appearance.timeOfDay],
    tint: tintAt(appearance.timeOfDay, scheme),
  });
  const painted = daub(layer, createRandom(seed, 'daubs'));
  brush.drawImage(painted.canvas, -8, -12, WIDTH + 16, HEIGHT + 24);
  release(layer);
  release(painted);
};
