import { CRISIS, POISON, EU_112, type HelpCountry } from './helpLine.ts';

export const FR: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '3114',
      call: '3114',
      address: 'https://3114.fr',
      for: CRISIS,
      source: 'https://www.service-public.fr/particuliers/actualites/A15206',
    },
    {
      name: 'Centre antipoison de Paris',
      call: '01 40 05 48 48',
      address: 'https://centres-antipoison.net',
      for: POISON,
      source: 'https://centres-antipoison.net',
    },
    {
      name: 'Anorexie Boulimie, Info Écoute',
      call: '09 69 325 900',
      address: 'https://www.ffab.fr',
      for: ['eating'],
      source: 'https://www.ffab.fr/trouver-de-l-aide/permanence-telephonique',
    },
    {
      name: 'Viols Femmes Informations',
      call: '0 800 05 95 95',
      address: 'https://cfcv.asso.fr',
      for: ['sexualViolence'],
      source: 'https://cfcv.asso.fr',
    },
    {
      name: '3919 Violences Femmes Info',
      call: '3919',
      address: 'https://www.solidaritefemmes.org',
      for: ['abuse', 'sexualViolence'],
      source:
        'https://www.tf1info.fr/societe/journee-internationale-de-lutte-conte-les-violences-faites-aux-femmes-ces-numeros-de-telephone-utiles-qu-il-faut-connaitre-2277414.html',
    },
  ],
};

export const BE: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Zelfmoordlijn 1813',
      call: '1813',
      address: 'https://www.zelfmoord1813.be',
      for: CRISIS,
      source:
        'https://www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers',
    },
    {
      name: 'Centre de Prévention du Suicide',
      call: '0800 32 123',
      address: 'https://www.preventionsuicide.be',
      for: CRISIS,
      source:
        'https://www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers',
    },
    {
      name: 'Antigifcentrum · Centre Antipoisons',
      call: '070 245 245',
      address: 'https://www.antigifcentrum.be',
      for: POISON,
      source: 'https://www.antigifcentrum.be',
    },
    {
      name: 'SOS Viol',
      call: '0800 98 100',
      address: 'https://www.sosviol.be',
      for: ['sexualViolence'],
      source: 'https://www.sosviol.be',
    },
    {
      name: '1712',
      call: '1712',
      address: 'https://www.1712.be',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.1712.be',
    },
    {
      name: 'Écoute violences conjugales',
      call: '0800 30 030',
      address: 'https://www.ecouteviolencesconjugales.be',
      for: ['abuse'],
      source: 'https://www.ecouteviolencesconjugales.be',
    },
  ],
};

export const LU: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'SOS Détresse',
      call: '45 45 45',
      address: 'https://454545.lu',
      for: CRISIS,
      source: 'https://454545.lu',
    },
  ],
};

export const NL: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '113 Zelfmoordpreventie',
      call: '113',
      address: 'https://www.113.nl',
      for: CRISIS,
      source: 'https://www.113.nl/schoolopdracht',
    },
    {
      name: 'Proud2Bme',
      address: 'https://www.proud2bme.nl',
      for: ['eating'],
      source: 'https://www.proud2bme.nl',
    },
    {
      name: 'Veilig Thuis',
      call: '0800-2000',
      address: 'https://veiligthuis.nl',
      for: ['abuse'],
      source:
        'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
    },
    {
      name: 'Centrum Seksueel Geweld',
      call: '0800-0188',
      address: 'https://centrumseksueelgeweld.nl',
      for: ['sexualViolence'],
      source: 'https://centrumseksueelgeweld.nl',
    },
  ],
};
