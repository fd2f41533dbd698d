import { bare, type Model } from '../model/model.ts';
import { teaMachine, teaDescription } from './tea.ts';

/** Something to try for everything that can happen. */
export const teaModel = {
  machine: teaMachine,
  description: teaDescription,
  fixtures: {
    events: { 'brew.pressed': bare, 'stop.pressed': bare, 'cup.emptied': bare },
    done: { boil: { hot: undefined } },
    failed: { boil: { off: new Error('The kettle is off') } },
  },
} satisfies Model<typeof teaMachine>;
