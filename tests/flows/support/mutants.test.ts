import { describe, expect, it } from 'vitest';
import { kettleMachine } from './kettle.ts';
import { mutantsOf } from './mutants.ts';

describe('mutantsOf', () => {
  it('changes everything that a machine says, one thing at a time', () => {
    expect(mutantsOf(kettleMachine).map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "water: begins with checking",
        "water: begins with heating",
        "water.idle: kettle.filled dropped",
        "water.idle: kettle.filled without fill",
        "water.idle: kettle.started dropped",
        "water.idle: kettle.started leads to water.heating",
        "water.idle: kettle.started leads to water.boiled",
        "water.idle: kettle.started leads nowhere",
        "water.idle: kettle.started without guard",
        "water.idle: kettle.started with guard negated",
        "water.checking: kettle.stopped dropped",
        "water.checking: kettle.stopped leads to water.checking",
        "water.checking: kettle.stopped leads to water.heating",
        "water.checking: kettle.stopped leads nowhere",
        "water.checking: done checkMains[0] dropped",
        "water.checking: done checkMains[0] leads to water.boiled",
        "water.checking: done checkMains[0] leads to water.idle",
        "water.checking: done checkMains[0] leads nowhere",
        "water.checking: done checkMains[0] without guard",
        "water.checking: done checkMains[0] with guard negated",
        "water.checking: done checkMains[1] dropped",
        "water.checking: done checkMains[1] leads to water.checking",
        "water.checking: done checkMains[1] leads to water.heating",
        "water.checking: done checkMains[1] leads nowhere",
        "water.checking: error checkMains dropped",
        "water.checking: error checkMains leads to water.checking",
        "water.checking: error checkMains leads to water.heating",
        "water.checking: error checkMains leads nowhere",
        "water.checking: invoke checkMains dropped",
        "water.checking: tag busy dropped",
        "water.heating: heat.felt dropped",
        "water.heating: heat.felt without feel",
        "water.heating: kettle.stopped dropped",
        "water.heating: kettle.stopped leads to water.checking",
        "water.heating: kettle.stopped leads to water.heating",
        "water.heating: kettle.stopped leads nowhere",
        "water.heating: error heater dropped",
        "water.heating: error heater leads to water.checking",
        "water.heating: error heater leads to water.heating",
        "water.heating: error heater leads nowhere",
        "water.heating: after boilTimeout dropped",
        "water.heating: after boilTimeout leads to water.checking",
        "water.heating: after boilTimeout leads to water.heating",
        "water.heating: after boilTimeout leads nowhere",
        "water.heating: always dropped",
        "water.heating: always leads to water.idle",
        "water.heating: always leads to water.checking",
        "water.heating: always leads nowhere",
        "water.heating: always without guard",
        "water.heating: always with guard negated",
        "water.heating: exit without turnOff",
        "water.heating: invoke heater dropped",
        "water.heating: invoke heater without input",
        "water.heating: tag busy dropped",
        "water.boiled: entry without whistle",
        "water.boiled: not final",
        "lamp: begins with lit",
        "lamp.dark: lamp.toggled dropped",
        "lamp.dark: lamp.toggled leads to lamp.dark",
        "lamp.dark: lamp.toggled leads nowhere",
        "lamp.lit: lamp.toggled dropped",
        "lamp.lit: lamp.toggled leads to lamp.lit",
        "lamp.lit: lamp.toggled leads nowhere",
        "guard hasWater always holds",
        "guard hasWater never holds",
        "guard isHot always holds",
        "guard isHot never holds",
        "guard isOn always holds",
        "guard isOn never holds",
        "action fill does nothing",
        "action feel does nothing",
        "action whistle does nothing",
        "action turnOff does nothing",
        "action fill without assigning cups",
        "action feel without assigning degrees",
        "delay boilTimeout of 1 ms",
      ]
    `);
  });

  it('leaves the machine itself as it is', () => {
    const before = JSON.stringify(kettleMachine.config);
    for (const { machine } of mutantsOf(kettleMachine)) machine();
    expect(JSON.stringify(kettleMachine.config)).toBe(before);
  });
});
