import { CRISIS, POISON, type HelpCountry } from './helpLine.ts';

export const US: HelpCountry = {
  emergency: '911',
  emergencySource: 'https://www.911.gov',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '988 Suicide & Crisis Lifeline',
      call: '988',
      text: '988',
      address: 'https://988lifeline.org',
      for: CRISIS,
      source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    },
    {
      name: 'Crisis Text Line',
      text: '741741 (HOME)',
      address: 'https://www.crisistextline.org',
      for: CRISIS,
      source: 'https://www.crisistextline.org',
    },
    {
      name: 'Poison Help',
      call: '1-800-222-1222',
      address: 'https://www.poisonhelp.org',
      for: POISON,
      source: 'https://poisonhelp.hrsa.gov',
    },
    {
      name: 'ANAD Eating Disorder Helpline',
      call: '1-888-375-7767',
      address: 'https://anad.org',
      for: ['eating'],
      source: 'https://anad.org/eating-disorder-helpline/',
    },
    {
      name: 'National Domestic Violence Hotline',
      call: '1-800-799-7233',
      text: '88788 (START)',
      address: 'https://www.thehotline.org',
      for: ['abuse'],
      source: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    },
    {
      name: 'RAINN National Sexual Assault Hotline',
      call: '1-800-656-4673',
      address: 'https://rainn.org',
      for: ['sexualViolence'],
      source: 'https://rainn.org/get-help/national-sexual-assault-hotline',
    },
  ],
};

export const CA: HelpCountry = {
  emergency: '911',
  emergencySource: 'https://crtc.gc.ca/eng/phone/911/',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: '9-8-8: Suicide Crisis Helpline',
      call: '988',
      text: '988',
      address: 'https://988.ca',
      for: CRISIS,
      source: 'https://cmhasaskatoon.ca/9-8-8/',
    },
    {
      name: 'Poison Centres',
      call: '1-844-764-7669',
      address: 'https://infopoison.ca',
      for: POISON,
      source: 'https://cmascanada.ca/2023/04/11/canadas-new-toll-free-1-844-poison-x-number-for-poison-centres/',
    },
    {
      name: 'Centre antipoison du Québec',
      call: '1-800-463-5060',
      address: 'https://www.ciusss-capitalenationale.gouv.qc.ca/antipoison',
      for: POISON,
      source: 'https://www.nexreg.com/canada-launches-poison-centre-telephone-number',
    },
    {
      name: 'NEDIC',
      call: '1-866-633-4220',
      address: 'https://nedic.ca',
      for: ['eating'],
      source:
        'https://www.vancouverislandmentalhealthsociety.org/its-eating-disorders-awareness-week-in-canada-from-february-1-to-7/',
    },
    {
      name: 'ShelterSafe',
      address: 'https://sheltersafe.ca',
      for: ['abuse'],
      source: 'https://sheltersafe.ca',
    },
  ],
};

export const MX: HelpCountry = {
  emergency: '911',
  emergencySource: 'https://www.gob.mx/sesnsp',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Línea de la Vida',
      call: '800 911 2000',
      address: 'https://www.gob.mx/lineadelavida',
      for: [...CRISIS, 'eating'],
      source:
        'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
    },
    {
      name: 'SAPTEL',
      call: '55 5259 8121',
      address: 'https://www.saptel.org.mx',
      for: CRISIS,
      source: 'https://www.saptel.org.mx',
    },
    {
      name: 'Línea de las Mujeres',
      call: '079 (opción 1)',
      address: 'https://www.gob.mx/mujeres',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.jornada.com.mx/2025/11/05/sociedad/039n2soc',
    },
  ],
};
