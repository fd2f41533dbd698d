import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';
import { flows } from '#machines/flows.ts';
import { nodesOf, stateIdOf } from '@liora/flow-kit/machine/states.ts';
import { transitionName, transitionsOf } from '@liora/flow-kit/machine/transitions.ts';
import { exampleMachine } from '@liora/flow-kit/tests/exampleMachine.ts';
import { flowDataOf } from '@liora/flow-kit/report/flowData.ts';
import { junitOf } from '@liora/flow-kit/report/junit.ts';
import { mermaidOf } from '@liora/flow-kit/report/mermaid.ts';
import { statelyOf } from '@liora/flow-kit/report/stately.ts';
import { doorMachine, doorDescription, doorModel } from '@liora/flow-kit/tests/door.ts';
import { readMermaid } from '@liora/flow-kit/tests/mermaidReader.ts';

const byId = (one: { readonly id: string }, other: { readonly id: string }): number => one.id.localeCompare(other.id);

describe('mermaidOf', () => {
  it('draws a flow with its branches and its end', () => {
    expect(mermaidOf(doorMachine)).toBe(`stateDiagram-v2
  state "door" as door {
    [*] --> door_closed
    state "closed" as door_closed
    door_closed --> door_closed : bell.rung
    state "opening" as door_opening
    state "opened" as door_opened
    door_opened --> [*]
    door_closed --> door_opening : key.turned [isRight]
    door_opening --> door_opened : done openDoor
    door_opening --> door_closed : error openDoor
    door_opening --> door_closed : after openTimeout
  }
`);
  });

  it('draws regions side by side, each with its own transitions', () => {
    expect(mermaidOf(exampleMachine)).toBe(`stateDiagram-v2
  state "kettle" as kettle {
    state "water" as kettle_water {
      [*] --> kettle_water_idle
      state "idle" as kettle_water_idle
      kettle_water_idle --> kettle_water_idle : kettle.filled
      state "checking" as kettle_water_checking
      state "heating" as kettle_water_heating
      kettle_water_heating --> kettle_water_heating : heat.felt
      state "boiled" as kettle_water_boiled
      kettle_water_boiled --> [*]
      kettle_water_idle --> kettle_water_checking : kettle.started [hasWater]
      kettle_water_checking --> kettle_water_idle : kettle.stopped
      kettle_water_checking --> kettle_water_heating : done checkMains [isOn]
      kettle_water_checking --> kettle_water_idle : done checkMains
      kettle_water_checking --> kettle_water_idle : error checkMains
      kettle_water_heating --> kettle_water_idle : kettle.stopped
      kettle_water_heating --> kettle_water_idle : error heater
      kettle_water_heating --> kettle_water_idle : after boilTimeout
      kettle_water_heating --> kettle_water_boiled : always [isHot]
    }
    --
    state "lamp" as kettle_lamp {
      [*] --> kettle_lamp_dark
      state "dark" as kettle_lamp_dark
      state "lit" as kettle_lamp_lit
      kettle_lamp_dark --> kettle_lamp_lit : lamp.toggled
      kettle_lamp_lit --> kettle_lamp_dark : lamp.toggled
    }
  }
`);
  });
});

describe('the Mermaid text', () => {
  const idOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
  const isStart = ({ parent, key }: AnyStateNode): boolean =>
    parent?.type === 'compound' && parent.initial.target.some((target) => target.key === key);
  const stateOf = (node: AnyStateNode) => ({
    id: idOf(node),
    label: node.path.at(-1) ?? node.machine.id,
    parent: node.parent === undefined ? '' : idOf(node.parent),
    region: node.parent?.type === 'parallel' ? Object.keys(node.parent.states).indexOf(node.key) : 0,
    isStart: isStart(node),
    isEnd: node.type === 'final',
  });
  const transitionsTold = (machine: AnyStateMachine): string[] =>
    transitionsOf(machine).flatMap((transition) => {
      const { source, target = [source] } = transition;
      const cause = transitionName(transition)
        .replace(/^.*?: /, '')
        .replace(/\[\d+\]$/, '');
      return target.map((end) => `${idOf(source)} > ${idOf(end)} > ${cause}`);
    });

  it.each([exampleMachine, doorMachine, ...flows.map(({ machine }) => machine)])(
    'of $id has its states and transitions, and no others',
    (machine) => {
      const { states, transitions } = readMermaid(mermaidOf(machine));
      expect(states.toSorted(byId)).toEqual(nodesOf(machine).map(stateOf).toSorted(byId));
      const drawn = transitions.map(({ from, to, label }) => `${from} > ${to} > ${label.replace(/ \[.*\]$/, '')}`);
      expect(drawn.toSorted()).toEqual(transitionsTold(machine).toSorted());
    },
  );

  it.each([
    ['a label with a colon', 'a --> a : b: c', 'Not a statement'],
    ['an end of a label', 'a --> a : b; c', 'Not a statement'],
    ['a transition to nowhere', 'a --> b : c', 'No such state'],
    ['an id with a dash', 'state "b" as b-c', 'Not a statement'],
    ['a word of the language', 'state "b" as note', 'A word of the language cannot be an id'],
    ['a state told twice', 'state "b" as a', 'A state is told twice'],
    ['a start that is not there', '[*] --> b', 'A region begins with what is not in it'],
    ['an end that is not there', 'b --> [*]', 'An end of what is not there'],
    ['a block that stays open', 'state "b" as b {', 'Not closed'],
    ['a block that nobody opened', '}', 'Nothing to close'],
    ['a region of nothing', '--', 'No region to divide'],
  ])('is refused with %s', (_, line, why) => {
    expect(() => readMermaid(`stateDiagram-v2\n  state "a" as a\n  ${line}\n`)).toThrow(why);
  });
});

describe('statelyOf', () => {
  it('tells a flow with its description', () => {
    expect(statelyOf(doorMachine, doorDescription)).toEqual({
      id: 'door',
      description: 'Lets people in & out.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The door is shut.',
          on: {
            'bell.rung': [{ description: 'Ring the bell', actions: [{ type: 'ring' }] }],
            'key.turned': [{ description: 'Turn the key', guard: { type: 'isRight' }, target: '#door.opening' }],
          },
        },
        opening: {
          description: 'The door moves.',
          tags: ['open'],
          invoke: [
            {
              id: 'openDoor',
              src: 'openDoor',
              onDone: [{ description: 'The door has opened', target: '#door.opened' }],
              onError: [{ description: 'The door <sticks>', target: '#door.closed' }],
            },
          ],
          after: { openTimeout: [{ description: 'The door does not move for 5 s', target: '#door.closed' }] },
        },
        opened: { description: 'The door is open.', type: 'final' },
      },
    });
  });

  const nothing = { states: {}, events: {}, actors: {}, guards: {}, delays: {}, home: [] };
  const kettle = {
    machine: exampleMachine,
    description: { purpose: 'Boils water.', screen: null, begins: 'Begin', ...nothing },
  };

  it.each([kettle, ...flows])('makes $machine.id again when XState reads it', ({ machine, description }) => {
    const told = (one: AnyStateMachine) =>
      transitionsOf(one).map((transition) => [transitionName(transition), transition.target?.map(stateIdOf)]);
    const read = createMachine(JSON.parse(JSON.stringify(statelyOf(machine, description))));
    expect(told(read)).toEqual(told(machine));
  });
});

describe('junitOf', () => {
  it('tells how paths and properties came out, a suite a flow', () => {
    const door = flowDataOf(doorModel, {
      results: {
        properties: [
          { name: 'always ends', holds: true },
          { name: 'never sticks', holds: false, counterexample: 'key turned > open door failed' },
        ],
      },
      outcomes: new Map([
        ['1 bell rung', 'passed'],
        ['3 key turned (the right one) > open door failed', 'failed'],
      ]),
    });
    const runs: Readonly<Record<string, { milliseconds: number; failure: string }>> = {
      '1 bell rung': { milliseconds: 12, failure: '' },
      '3 key turned (the right one) > open door failed': { milliseconds: 5, failure: 'a < b & "c"\nat door.ts' },
    };
    expect(junitOf([door], (_, title) => runs[title])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flows" tests="6" failures="2" skipped="2" time="0.017">
  <testsuite name="door" tests="6" failures="2" skipped="2" time="0.017">
    <testcase name="1 bell rung" classname="door.paths" time="0.012"/>
    <testcase name="2 key turned (the right one) &gt; open door done" classname="door.paths" time="0.000"><skipped message="not run"/></testcase>
    <testcase name="3 key turned (the right one) &gt; open door failed" classname="door.paths" time="0.005"><failure message="a &lt; b &amp; &quot;c&quot;">a &lt; b &amp; &quot;c&quot;
at door.ts</failure></testcase>
    <testcase name="4 key turned (the right one) &gt; open timeout passed" classname="door.paths" time="0.000"><skipped message="not run"/></testcase>
    <testcase name="always ends" classname="door.properties" time="0.000"/>
    <testcase name="never sticks" classname="door.properties" time="0.000"><failure message="key turned &gt; open door failed">key turned &gt; open door failed</failure></testcase>
  </testsuite>
</testsuites>
`);
  });
});
