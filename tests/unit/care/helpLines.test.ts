import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { FIND_A_HELP_LINE, NEED_KINDS } from '#contract/care.ts';
import { HELP_COUNTRIES, helpFor, type HelpLine } from '#server/features/care/helpLines.ts';

const countries = Object.entries(HELP_COUNTRIES);
const lines = countries.flatMap(([country, help]) => help.lines.map((line) => ({ country, ...line })));

/** Digits as people write them, then perhaps a keyword or a choice in parentheses. */
const NUMBER = /^[*+(]?\d[\d ()-]*( \([\p{L}\d ]+\))?$/u;

const isHttps = (address: string): boolean => new URL(address).protocol === 'https:';

const named = (country: string | null, kind: Parameters<typeof helpFor>[1]): string[] =>
  helpFor(country, kind).lines.map(({ name }) => name);

describe('the help lines', () => {
  it('have an emergency number and somebody for self-harm in every country', () => {
    const lacking = countries.filter(
      ([code, { emergency, lines: its }]) =>
        !/^[A-Z]{2}$/.test(code) || !/^\d{3}$/.test(emergency) || !its.some((line) => line.for.includes('selfHarm')),
    );
    expect(lacking).toEqual([]);
  });

  it('know the countries that were asked for', () => {
    expect(Object.keys(HELP_COUNTRIES)).toEqual([
      ...'US CA GB IE AU NZ IN ZA SG DE AT CH ES MX AR CO CL PE FR BE LU IT'.split(' '),
      ...'PT BR NL PL RU UA TR EG SA AE MA CN TW HK JP KR SE NO DK FI IL PH'.split(' '),
    ]);
  });

  it('have numbers that can be dialled', () => {
    const numbers = lines.flatMap(({ country, name, call, text }) =>
      [call, text].filter((number) => number !== undefined).map((number) => ({ country, name, number })),
    );
    expect(numbers.filter(({ number }) => !NUMBER.test(number))).toEqual([]);
  });

  it('have addresses and sources over https', () => {
    expect(isHttps(FIND_A_HELP_LINE)).toBe(true);
    expect(lines.filter(({ address, source }) => !isHttps(address) || !isHttps(source))).toEqual([]);
  });

  it('have an https source for each emergency number and each of the police, and a day when they were looked at', () => {
    const today = new Date().toISOString().slice(0, 10);
    const lacking = countries.filter(
      ([, { emergencySource, police, policeSource, lookedAt }]) =>
        !isHttps(emergencySource) ||
        (police === undefined ? policeSource !== undefined : policeSource === undefined || !isHttps(policeSource)) ||
        !z.iso.date().safeParse(lookedAt).success ||
        lookedAt > today,
    );
    expect(lacking).toEqual([]);
  });

  it('are each for something, and named once in a country', () => {
    const names = lines.map(({ country, name }) => `${country} ${name}`);
    expect(lines.filter((line) => line.for.length === 0)).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have each a number of their own in a country', () => {
    const numbers = lines.flatMap(({ country, call, text }) =>
      [...new Set([call, text])].flatMap((number) => (number === undefined ? [] : [`${country} ${number}`])),
    );
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });
});

describe('helpFor', () => {
  const crisis: HelpLine['for'] = ['selfHarm', 'injury', 'harmToOthers'];

  it('names suicide and crisis lines for self-harm', () => {
    expect(helpFor('US', 'selfHarm')).toEqual({
      emergency: '911',
      lines: [
        {
          name: '988 Suicide & Crisis Lifeline',
          call: '988',
          text: '988',
          address: 'https://988lifeline.org',
          for: crisis,
          source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
        },
        {
          name: 'Crisis Text Line',
          text: '741741 (HOME)',
          address: 'https://www.crisistextline.org',
          for: crisis,
          source: 'https://www.crisistextline.org',
        },
      ],
    });
  });

  it('names lines against violence for abuse', () => {
    expect(helpFor('DE', 'abuse')).toEqual({
      emergency: '112',
      lines: [
        {
          name: 'Hilfetelefon Gewalt gegen Frauen',
          call: '116 016',
          address: 'https://www.hilfetelefon.de',
          for: ['abuse', 'sexualViolence'],
          source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
        },
        {
          name: 'Hilfetelefon Gewalt an Männern',
          call: '0800 1239900',
          address: 'https://www.maennerhilfetelefon.de',
          for: ['abuse', 'sexualViolence'],
          source: 'https://www.maennerhilfetelefon.de',
        },
      ],
    });
  });

  it('names the poison line for what was taken', () => {
    expect(helpFor('US', 'medical')).toEqual({
      emergency: '911',
      lines: [
        {
          name: 'Poison Help',
          call: '1-800-222-1222',
          address: 'https://www.poisonhelp.org',
          for: ['medical', 'injury'],
          source: 'https://poisonhelp.hrsa.gov',
        },
      ],
    });
  });

  it('puts what fits best first', () => {
    expect(named('US', 'injury')).toEqual(['Poison Help', '988 Suicide & Crisis Lifeline', 'Crisis Text Line']);
    expect(named('US', 'medical')).toEqual(['Poison Help']);
    expect(named('IT', 'eating')).toEqual(['SOS Disturbi Alimentari', 'Telefono Amico Italia']);
    expect(named('US', 'sexualViolence')).toEqual([
      'RAINN National Sexual Assault Hotline',
      'National Domestic Violence Hotline',
    ]);
    expect(named('FR', 'sexualViolence')).toEqual(['Viols Femmes Informations', '3919 Violences Femmes Info']);
    expect(named('FR', 'harmToOthers')).toEqual(['3114']);
  });

  it('falls back to the crisis lines of the country', () => {
    expect(named('ES', 'eating')).toEqual(['Línea 024', 'Teléfono de la Esperanza']);
    expect(named('LU', 'abuse')).toEqual(['SOS Détresse']);
    expect(named('NL', 'medical')).toEqual(['113 Zelfmoordpreventie']);
  });

  it('names at least one line and at most three', () => {
    const counts = countries.flatMap(([country]) => NEED_KINDS.map((kind) => helpFor(country, kind).lines.length));
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 3]);
  });

  it('names none for a country that is not known', () => {
    const none = { emergency: null, lines: [] };
    expect([helpFor('XX', 'selfHarm'), helpFor(null, 'abuse'), helpFor('constructor', 'medical')]).toEqual([
      none,
      none,
      none,
    ]);
  });

  it('names the police where the emergency number is for ambulances alone, and somebody is violent', () => {
    expect([helpFor('JP', 'abuse').emergency, helpFor('JP', 'medical').emergency]).toEqual(['110', '119']);
  });
});
