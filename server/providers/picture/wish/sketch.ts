import type { Appearance } from '#contract/appearance.ts';
import type { Weather } from '@liora/painter/weather.ts';
import type { Occasion } from '../../image/clothesAt.ts';
import type { PictureStyle } from '#contract/picture.ts';
import { putOn } from './putOn.ts';
import type { Look, Term } from './term.ts';

/** What the words of a wish say. */
export interface Words {
  readonly look: Appearance;
  /** What the words spoke of. */
  readonly touched: ReadonlySet<string>;
  readonly weather: Weather | null;
  readonly occasion: Occasion | null;
  readonly style: PictureStyle | null;
}

/** What the words of a wish have said so far, of a given look. */
export class Sketch {
  #look: Appearance;
  #weather: Weather | null = null;
  #occasion: Occasion | null = null;
  #style: PictureStyle | null = null;
  readonly #touched = new Set<string>();
  readonly #isKnown: boolean;

  /** `isKnown`: the look is somebody's, so that "a man" is somebody else. */
  constructor(given: Appearance, isKnown: boolean) {
    this.#look = given;
    this.#isKnown = isKnown;
  }

  change(change: Look | undefined): void {
    if (change === undefined) return;
    this.#look = { ...this.#look, ...change };
    for (const key of Object.keys(change)) this.#touched.add(key);
  }

  say(term: Term): void {
    this.change(term.look);
    if (!this.#isKnown) this.change(term.person);
    if (term.wear !== undefined) this.change({ accessories: putOn(this.#look.accessories, term.wear) });
    this.#weather = term.weather ?? this.#weather;
    this.#occasion = term.occasion ?? this.#occasion;
    this.#style = term.style ?? this.#style;
  }

  /** The term is what there is not. */
  deny(term: Term): void {
    this.change(term.without?.(this.#look));
  }

  get words(): Words {
    return {
      look: this.#look,
      touched: this.#touched,
      weather: this.#weather,
      occasion: this.#occasion,
      style: this.#style,
    };
  }
}
