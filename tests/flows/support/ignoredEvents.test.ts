import { createActor, type InspectionEvent } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyDescription } from '@liora/flow-kit/machine/description.ts';
import { noteIgnored, sentByUsers } from '#tests/browser/support/ignoredEvents.ts';
import { exampleMachine } from '@liora/flow-kit/tests/exampleMachine.ts';

const description: AnyDescription = {
  purpose: 'Boils water',
  screen: 'The kettle',
  begins: 'Begin',
  states: {},
  events: {
    'kettle.filled': { by: 'user', words: 'Fill in two cups' },
    'kettle.started': { by: ['flow app', 'user'], words: 'Press the switch' },
    'kettle.stopped': { by: 'user', words: 'Press the switch again' },
    'heat.felt': { by: 'browser', words: 'It becomes warmer' },
    'lamp.toggled': { by: ['server', 'flow app'], words: 'The lamp is switched' },
  },
  actors: {},
  guards: {},
  delays: {},
  home: [],
};
const types = ['kettle.filled', 'kettle.started', 'kettle.stopped'];
const shared = ['kettle.started'];

/** A page with one kettle; what it tells is noted. */
const pageWithExample = (flow = 'kettle', others: readonly string[] = []) => {
  const notes: unknown[] = [];
  globalThis.noteOfFlow = (note) => notes.push(note);
  noteIgnored({ flow, types, shared: others });
  const actor = createActor(exampleMachine, {
    inspect: (event: InspectionEvent) => globalThis.lioraInspect?.(event),
  });
  return { actor, notes };
};

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.noteOfFlow = undefined;
  globalThis.lioraInspect = undefined;
  globalThis.stateOfFlow = undefined;
});

describe('what a screen offers although its flow ignores it', () => {
  it('is asked of what a person sends', () => {
    expect(sentByUsers({ machine: exampleMachine, description })).toEqual({ flow: 'kettle', types, shared });
    expect(sentByUsers({ machine: exampleMachine })).toEqual({ flow: 'kettle', types: [], shared: [] });
  });

  it('is not asked of what is sent anyway', () => {
    const sentAnyway = { 'kettle.started': 'The switch has no state' };
    expect(sentByUsers({ machine: exampleMachine, description }, sentAnyway)).toEqual({
      flow: 'kettle',
      types: ['kettle.filled', 'kettle.stopped'],
      shared: [],
    });
  });

  it('is noted with the state, and whatever is taken is not', () => {
    const { actor, notes } = pageWithExample();
    actor.start();
    actor.send({ type: 'kettle.started' });
    actor.send({ type: 'kettle.filled', cups: 2 });
    actor.send({ type: 'kettle.started' });
    actor.send({ type: 'kettle.filled', cups: 1 });
    actor.send({ type: 'kettle.stopped' });
    expect(notes).toEqual([
      { kind: 'heard' },
      { kind: 'ignored', type: 'kettle.started', state: { water: 'idle', lamp: 'dark' } },
      { kind: 'ignored', type: 'kettle.filled', state: { water: 'checking', lamp: 'dark' } },
    ]);
    actor.stop();
  });

  it('goes with the state that the flow is in', () => {
    const { actor } = pageWithExample();
    actor.start();
    actor.send({ type: 'kettle.filled', cups: 2 });
    expect(globalThis.stateOfFlow?.()).toBe('{"water":"idle","lamp":"dark"}');
    actor.send({ type: 'kettle.started' });
    expect(globalThis.stateOfFlow?.()).toBe('{"water":"checking","lamp":"dark"}');
    actor.stop();
  });

  it('is not noted where others send it than persons', () => {
    const { actor, notes } = pageWithExample();
    actor.start();
    actor.send({ type: 'heat.felt', degrees: 60 });
    expect(notes).toEqual([{ kind: 'heard' }]);
    actor.stop();
  });

  it('is noted, of what others send as well, where a person has just done something', () => {
    const { actor, notes } = pageWithExample('kettle', shared);
    actor.start();
    actor.send({ type: 'kettle.started' });
    vi.stubGlobal('event', new Event('message'));
    actor.send({ type: 'kettle.started' });
    vi.stubGlobal('event', new Event('click'));
    actor.send({ type: 'kettle.started' });
    expect(notes).toEqual([
      { kind: 'heard' },
      { kind: 'ignored', type: 'kettle.started', state: { water: 'idle', lamp: 'dark' } },
    ]);
    actor.stop();
  });

  it('is noted where the flow has ended', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { actor, notes } = pageWithExample();
    actor.start();
    actor.stop();
    actor.send({ type: 'kettle.filled', cups: 2 });
    expect(notes).toEqual([
      { kind: 'heard' },
      { kind: 'ignored', type: 'kettle.filled', state: { water: 'idle', lamp: 'dark' } },
    ]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('is not noted of other flows, nor is it said then that there was anything to hear', () => {
    const { actor, notes } = pageWithExample('teapot');
    actor.start();
    actor.send({ type: 'kettle.stopped' });
    expect(notes).toEqual([]);
    actor.stop();
  });
});
