import type { AnyMeaning } from '../machine/meaning.ts';
import type { AnyModel } from '../model/model.ts';

/** The meaning of a model, without which there is nothing to report; throws where it has none. */
export const meaningOf = ({ machine, meaning }: AnyModel): AnyMeaning => {
  if (meaning === undefined) throw new Error(`The model of "${machine.id}" has no meaning`);
  return meaning;
};
