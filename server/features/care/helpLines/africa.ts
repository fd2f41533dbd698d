import { CRISIS, EU_112, type HelpCountry } from './helpLine.ts';

export const ZA: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'SADAG Suicide Crisis Helpline',
      call: '0800 567 567',
      address: 'https://www.sadag.org',
      for: CRISIS,
      source: 'https://www.sadag.org',
    },
    {
      name: 'GBV Command Centre',
      call: '0800 428 428',
      address: 'https://gbv.org.za',
      for: ['abuse', 'sexualViolence'],
      source:
        'https://www.capetalk.co.za/articles/383281/gbv-call-centre-received-over-120-000-calls-in-the-first-three-weeks-of-lockdown',
    },
  ],
};

export const EG: HelpCountry = {
  emergency: '123',
  emergencySource: 'https://www.mohp.gov.eg',
  police: '122',
  policeSource: 'https://moi.gov.eg',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'الأمانة العامة للصحة النفسية وعلاج الإدمان',
      call: '16328',
      address: 'https://mentalhealth.mohp.gov.eg',
      for: CRISIS,
      source:
        'https://elnabaa.net/947913/%d8%a7%d9%84%d8%b5%d8%ad%d8%a9-%d8%aa%d8%b6%d8%b9-%d8%b1%d9%82%d9%85-%d8%b3%d8%a7%d8%ae%d9%86-%d9%84%d9%85%d9%86-%d9%8a%d9%88%d8%a7%d8%ac%d9%87-%d8%b6%d8%ba%d9%88%d8%b7-%d9%86%d9%81%d8%b3%d9%8a%d8%a9-%d9%88%d8%ad%d9%8a%d8%a7%d8%aa%d9%8a%d8%a9',
    },
  ],
};

export const MA: HelpCountry = {
  emergency: '150',
  emergencySource: 'https://www.gov.uk/foreign-travel-advice/morocco/getting-help',
  police: '19',
  policeSource: 'https://www.dgsn.gov.ma',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Stop Silence, Sourire de Reda',
      address: 'https://www.sourire2reda.org',
      for: CRISIS,
      source: 'https://www.sourire2reda.org/sourire-de-reda/',
    },
  ],
};
