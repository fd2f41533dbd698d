import { CRISIS, EU_112, type HelpCountry } from './helpLine.ts';

export const PL: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Kryzysowy Telefon Zaufania',
      call: '116 123',
      address: 'https://116sos.pl',
      for: CRISIS,
      source: 'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania',
    },
    {
      name: 'Centrum Wsparcia',
      call: '800 70 2222',
      address: 'https://centrumwsparcia.pl',
      for: CRISIS,
      source: 'https://centrumwsparcia.pl',
    },
  ],
};

export const RU: HelpCountry = {
  emergency: '112',
  emergencySource: 'https://mchs.gov.ru',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Экстренная психологическая помощь МЧС России',
      call: '8 495 989-50-50',
      address: 'https://psi.mchs.gov.ru',
      for: CRISIS,
      source: 'https://psi.mchs.gov.ru',
    },
    {
      name: 'Детский телефон доверия',
      call: '8 800 2000-122',
      address: 'https://telefon-doveria.ru',
      for: CRISIS,
      source: 'https://telefon-doveria.ru',
    },
  ],
};

export const UA: HelpCountry = {
  emergency: '103',
  emergencySource: 'https://moz.gov.ua',
  police: '102',
  policeSource: 'https://www.npu.gov.ua',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Lifeline Ukraine',
      call: '7333',
      address: 'https://lifelineukraine.com',
      for: CRISIS,
      source:
        'https://dzerkalo.media/news/v-ukraini-zapratsyue-garyacha-liniya-psihologichnoi-pidtrimki-dlya-veteraniv-viyni',
    },
  ],
};
