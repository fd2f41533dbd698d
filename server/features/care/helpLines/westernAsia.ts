import { CRISIS, type HelpCountry } from './helpLine.ts';

export const TR: HelpCountry = {
  emergency: '112',
  emergencySource: 'https://www.112.gov.tr',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'ALO 183 Sosyal Destek Hattı',
      call: '183',
      address: 'https://www.aile.gov.tr',
      for: [...CRISIS, 'abuse', 'sexualViolence'],
      source: 'https://polisnoktasi.com/kadin-cocuk-ve-sosyal-hizmetleri-kapsaminda-alo-183-hatti/',
    },
  ],
};

export const SA: HelpCountry = {
  emergency: '997',
  emergencySource: 'https://www.srca.org.sa',
  police: '999',
  policeSource: 'https://www.moi.gov.sa',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'المركز الوطني لتعزيز الصحة النفسية',
      call: '920033360',
      address: 'https://ncmh.org.sa',
      for: CRISIS,
      source: 'https://ncmh.org.sa',
    },
  ],
};

export const AE: HelpCountry = {
  emergency: '998',
  emergencySource: 'https://u.ae',
  police: '999',
  policeSource: 'https://www.moi.gov.ae',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Mental Support Line 800 HOPE',
      call: '800 4673',
      address: 'https://u.ae',
      for: CRISIS,
      source:
        'https://www.thenationalnews.com/uae/health/coronavirus-uae-sets-up-free-national-helpline-to-support-mental-health-1.1021577',
    },
  ],
};

export const IL: HelpCountry = {
  emergency: '101',
  emergencySource: 'https://www.mdais.org',
  police: '100',
  policeSource: 'https://www.gov.il/en/departments/israel_police',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'ער״ן',
      call: '1201',
      address: 'https://www.eran.org.il',
      for: CRISIS,
      source: 'https://www.eran.org.il',
    },
  ],
};
