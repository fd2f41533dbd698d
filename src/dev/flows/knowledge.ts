import type { LabKnowledge } from '@liora/flow-kit/lab/knowledge.ts';
import { createLabActors } from '@liora/flow-kit/lab/labActors.ts';
import { flows } from '#machines/flows.ts';
import { Slider } from '#src/ui/Slider.tsx';
import { diagramOf } from './diagrams.ts';
import { pageLog } from './pageLog.ts';

/** What the lab knows of Liora. */
export const knowledge: LabKnowledge = { flows, diagramOf, Slider };

/** What the lab asks of the browser. */
export const labActors = createLabActors(pageLog, knowledge);
