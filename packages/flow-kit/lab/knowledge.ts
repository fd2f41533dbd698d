import { type ComponentType, createContext, use } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { AnyMeaning } from '../machine/meaning.ts';

/** What the lab's time is moved with. */
export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onValueChange: (value: number) => void;
}

/** What the lab knows of an app. */
export interface LabKnowledge {
  readonly flows: readonly { readonly machine: AnyStateMachine; readonly meaning: AnyMeaning }[];
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

/** What is known of a machine in words. */
export const meaningIn = ({ flows }: Pick<LabKnowledge, 'flows'>, machine: string): AnyMeaning | undefined =>
  flows.find((flow) => flow.machine.id === machine)?.meaning;

/** A machine as JSON, for inspectors. */
export const definitionIn = ({ flows }: Pick<LabKnowledge, 'flows'>, machine: string): string | undefined => {
  const flow = flows.find((one) => one.machine.id === machine);
  return flow === undefined ? undefined : JSON.stringify(flow.machine.config);
};
