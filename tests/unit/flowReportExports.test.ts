import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { flows } from '#machines/flows.ts';
import { stateIdOf } from '#machines/states.ts';
import { transitionName, transitionsOf } from '#machines/transitions.ts';
import { kettleMachine } from '#tests/flows/support/kettle.ts';
import { flowDataOf } from '../../scripts/flows/report/flowData.ts';
import { junitOf } from '../../scripts/flows/report/junit.ts';
import { mermaidOf } from '../../scripts/flows/report/mermaid.ts';
import { statelyOf } from '../../scripts/flows/report/stately.ts';
import { doorMachine, doorMeaning, doorModel } from './flowReportDoor.ts';

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
    expect(mermaidOf(kettleMachine)).toBe(`stateDiagram-v2
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

describe('statelyOf', () => {
  it('tells a flow with its meaning', () => {
    expect(statelyOf(doorMachine, doorMeaning)).toEqual({
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
  const kettle = { machine: kettleMachine, meaning: { purpose: 'Boils water.', screen: null, ...nothing } };

  it.each([kettle, ...flows])('makes $machine.id again when XState reads it', ({ machine, meaning }) => {
    const told = (one: AnyStateMachine) =>
      transitionsOf(one).map((transition) => [transitionName(transition), transition.target?.map(stateIdOf)]);
    const read = createMachine(JSON.parse(JSON.stringify(statelyOf(machine, meaning))));
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
