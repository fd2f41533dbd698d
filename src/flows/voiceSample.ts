import { speechMachine } from '#machines/speech/speechMachine.ts';
import { voiceSampleActors } from '#src/actors/speechActors.ts';
import { m } from '#src/paraglide/messages.js';
import type { FlowHost } from './screenFlows.ts';
import type { Speech } from './speech.ts';

/** Hearing a voice where it is chosen: what reads messages out, with a sentence in place of a message, on the screen at that path. */
export const createVoiceSample =
  (path: string) =>
  ({ flows }: FlowHost): Speech =>
    flows.begin(speechMachine.provide({ actors: voiceSampleActors(m.making_voice_sample) }), {
      id: 'voiceSample',
      isPersonal: true,
      screens: [path],
    });
