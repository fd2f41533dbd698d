import { type ComponentType, createContext, use } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { AnyDescription } from '../machine/description.ts';

/** What the lab's time is moved with. */
export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onValueChange: (value: number) => void;
}

/** A machine and what it means. */
export interface KnownFlow {
  readonly machine: AnyStateMachine;
  readonly description: AnyDescription;
}

/** What the lab knows of an app. */
export interface LabKnowledge {
  readonly flows: readonly KnownFlow[];
  /** The drawing of a flow as `drawDiagram` makes it, without its style, the same promise each time; `null` where there is none. */
  readonly diagramOf: (machine: string) => Promise<Element | null>;
  readonly Slider: ComponentType<SliderProps>;
}

/** Given to all parts of the lab. */
export const Knowledge = createContext<LabKnowledge | null>(null);

export const useKnowledge = (): LabKnowledge => {
  const knowledge = use(Knowledge);
  if (knowledge === null) throw new Error('The lab knows of no app');
  return knowledge;
};

/** What is known of a machine. */
export const flowIn = ({ flows }: Pick<LabKnowledge, 'flows'>, machine: string): KnownFlow | undefined =>
  flows.find((flow) => flow.machine.id === machine);

/** A machine as JSON, for inspectors. */
export const definitionIn = ({ flows }: Pick<LabKnowledge, 'flows'>, machine: string): string | undefined => {
  const flow = flowIn({ flows }, machine);
  return flow === undefined ? undefined : JSON.stringify(flow.machine.config);
};
