import type { Scene } from './scene.ts';

export const sunX = (scene: Scene): number => (scene.scheme.from === 1 ? 600 : 168);
