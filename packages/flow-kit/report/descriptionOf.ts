import type { AnyDescription } from '../machine/description.ts';
import type { AnyModel } from '../model/model.ts';

/** The description of a model, without which there is nothing to report; throws where it has none. */
export const descriptionOf = ({ machine, description }: AnyModel): AnyDescription => {
  if (description === undefined) throw new Error(`The model of "${machine.id}" has no description`);
  return description;
};
