/** A place in a diagram, in whole pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export const moved = <Place extends Point>(place: Place, { x, y }: Point): Place => ({
  ...place,
  x: place.x + x,
  y: place.y + y,
});
