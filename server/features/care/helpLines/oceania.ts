import { CRISIS, POISON, type HelpCountry } from './helpLine.ts';

export const AU: HelpCountry = {
  emergency: '000',
  emergencySource: 'https://www.triplezero.gov.au',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Lifeline',
      call: '13 11 14',
      text: '0477 13 11 14',
      address: 'https://www.lifeline.org.au',
      for: CRISIS,
      source: 'https://www.tandemcarers.org.au/Web/Web/COVID-19/Mental-Health-Support.aspx',
    },
    {
      name: 'Poisons Information Centre',
      call: '13 11 26',
      address: 'https://www.poisonsinfo.health.qld.gov.au',
      for: POISON,
      source: 'https://www.poisonsinfo.health.qld.gov.au',
    },
    {
      name: 'Butterfly National Helpline',
      call: '1800 33 4673',
      address: 'https://butterfly.org.au',
      for: ['eating'],
      source: 'https://butterfly.org.au/get-support/helpline/',
    },
    {
      name: '1800RESPECT',
      call: '1800 737 732',
      address: 'https://www.1800respect.org.au',
      for: ['abuse', 'sexualViolence'],
      source: 'https://docs.ozsparkhub.com.au/en/community/crisis/immediate-help',
    },
  ],
};

export const NZ: HelpCountry = {
  emergency: '111',
  emergencySource: 'https://www.police.govt.nz/contact-us',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '1737, need to talk?',
      call: '1737',
      text: '1737',
      address: 'https://1737.org.nz',
      for: CRISIS,
      source:
        'https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy',
    },
    {
      name: 'Lifeline Aotearoa',
      call: '0800 543 354',
      text: '4357 (HELP)',
      address: 'https://www.lifeline.org.nz',
      for: CRISIS,
      source: 'https://nzfamilies.org.nz/?p=1578',
    },
    {
      name: 'National Poisons Centre',
      call: '0800 764 766',
      address: 'https://poisons.co.nz',
      for: POISON,
      source: 'https://poisons.co.nz',
    },
    {
      name: 'Women’s Refuge',
      call: '0800 733 843',
      address: 'https://womensrefuge.org.nz',
      for: ['abuse'],
      source:
        'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    },
    {
      name: 'Are You OK',
      call: '0800 456 450',
      address: 'https://areyouok.org.nz',
      for: ['abuse'],
      source:
        'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    },
    {
      name: 'Safe to talk',
      call: '0800 044 334',
      text: '4334',
      address: 'https://safetotalk.nz',
      for: ['sexualViolence'],
      source: 'https://safetotalk.nz',
    },
  ],
};
