import { describe, expect, it } from 'vitest';
import { baseForm, inFirstPerson, sceneLines } from '../firstPerson.ts';

describe('a card in the first person', () => {
  it.each([
    ['Mara runs a bakery and sleeps by day.', 'I run a bakery and sleep by day.'],
    ['She has her mother’s eyes, and hides them.', "I have my mother's eyes, and hide them."],
    ['Mara Quint’s shop never closes; she says it cannot.', 'My shop never closes; I say it cannot.'],
    ['People bring her what she loves.', 'People bring me what I love.'],
    ['Her brothers taught her chess.', 'My brothers taught me chess.'],
    ['She was a nurse and still is, a little.', 'I was a nurse and still am, a little.'],
    ['Once a week she parks by the sea, reads and truly rests.', 'Once a week I park by the sea, read and truly rest.'],
    ['She trusts beasts quickly and lords never.', 'I trust beasts quickly and lords never.'],
  ])('%s', (card, expected) => {
    const about = 'She waits. Her door is open. ';
    expect(inFirstPerson(about + card, 'Mara Quint')).toContain(expected);
  });

  it.each([
    ['somebody else may be meant', 'She likes a boy who never tells his mother what he does for her.'],
    ['the later verb may have another subject', 'She lives in a house that never sleeps and has a tower.'],
    ['markup', 'She loves {everything} about it.'],
  ])('leaves out a sentence where it holds %s', (_, sentence) => {
    expect(inFirstPerson(`She waits. Her door is open. ${sentence}`, 'Mara')).not.toContainEqual(
      expect.stringMatching(/boy|tower|everything/),
    );
  });

  it.each([
    ['tries', 'try'],
    ['watches', 'watch'],
    ['goes', 'go'],
    ['misses', 'miss'],
    ['lies', 'lie'],
    ['was', 'was'],
    ['ran', 'ran'],
  ])('knows the verb %s', (verb, expected) => {
    expect(baseForm(verb)).toBe(expected);
  });

  it('tells the scene, and leaves others out of it', () => {
    const scenario = 'It has rained since noon. Mara has put the kettle on. A young woman on a ladder waves at you.';
    expect(sceneLines(scenario, 'She smiles. Her shop is small.', 'Mara')).toEqual([
      'It has rained since noon.',
      'I have put the kettle on.',
    ]);
  });
});
