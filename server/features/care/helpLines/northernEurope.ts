import { CRISIS, POISON, EU_112, type HelpCountry } from './helpLine.ts';

export const GB: HelpCountry = {
  emergency: '999',
  emergencySource: 'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Samaritans',
      call: '116 123',
      address: 'https://www.samaritans.org',
      for: CRISIS,
      source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    },
    {
      name: 'Shout',
      text: '85258 (SHOUT)',
      address: 'https://giveusashout.org',
      for: CRISIS,
      source: 'https://www.crisistextline.uk/how-it-works/',
    },
    {
      name: 'NHS 111',
      call: '111',
      address: 'https://111.nhs.uk',
      for: POISON,
      source: 'https://111.nhs.uk',
    },
    {
      name: 'Beat',
      call: '0808 801 0677',
      address: 'https://www.beateatingdisorders.org.uk',
      for: ['eating'],
      source:
        'https://www.beateatingdisorders.org.uk/get-information-and-support/get-help-for-myself/i-need-support-now/helplines/',
    },
    {
      name: 'National Domestic Abuse Helpline',
      call: '0808 2000 247',
      address: 'https://www.nationaldahelpline.org.uk',
      for: ['abuse'],
      source:
        'https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims',
    },
    {
      name: 'Men’s Advice Line',
      call: '0808 801 0327',
      address: 'https://mensadviceline.org.uk',
      for: ['abuse'],
      source: 'https://www.centre56.org.uk/domestic-abuse',
    },
    {
      name: 'Rape & Sexual Abuse Support Line',
      call: '0808 500 2222',
      address: 'https://247sexualabusesupport.org.uk',
      for: ['sexualViolence'],
      source: 'https://247sexualabusesupport.org.uk',
    },
  ],
};

export const IE: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Samaritans',
      call: '116 123',
      address: 'https://www.samaritans.org/ireland/',
      for: CRISIS,
      source: 'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
    },
    {
      name: '50808',
      text: '50808 (HELLO)',
      address: 'https://text50808.ie',
      for: CRISIS,
      source: 'https://text50808.ie',
    },
    {
      name: 'Public Poisons Line',
      call: '01 809 2166',
      address: 'https://poisons.ie',
      for: POISON,
      source: 'https://poisons.ie/public/',
    },
    {
      name: 'Bodywhys',
      call: '01 210 7906',
      address: 'https://www.bodywhys.ie',
      for: ['eating'],
      source: 'https://www.bodywhys.ie/supports/helpline/',
    },
    {
      name: 'Women’s Aid',
      call: '1800 341 900',
      address: 'https://www.womensaid.ie',
      for: ['abuse'],
      source: 'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
    },
    {
      name: 'Men’s Aid',
      call: '01 554 3811',
      address: 'https://www.mensaid.ie',
      for: ['abuse'],
      source: 'https://www.mensaid.ie',
    },
    {
      name: 'National Rape Crisis Helpline',
      call: '1800 77 88 88',
      address: 'https://www.drcc.ie',
      for: ['sexualViolence'],
      source: 'https://www.drcc.ie',
    },
  ],
};

export const SE: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Mind Självmordslinjen',
      call: '90101',
      address: 'https://mind.se',
      for: CRISIS,
      source: 'https://www.corren.se/nyheter/sjalvmord-ar-vanligast-bland-aldre-man-om5530243.aspx',
    },
    {
      name: 'Kvinnofridslinjen',
      call: '116 016',
      address: 'https://kvinnofridslinjen.se',
      for: ['abuse', 'sexualViolence'],
      source: 'https://kvinnofridslinjen.se',
    },
  ],
};

export const NO: HelpCountry = {
  emergency: '113',
  emergencySource: 'https://www.helsenorge.no',
  police: '112',
  policeSource: 'https://www.politiet.no',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Mental Helse Hjelpetelefonen',
      call: '116 123',
      address: 'https://mentalhelse.no',
      for: CRISIS,
      source:
        'https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352',
    },
    {
      name: 'Kirkens SOS',
      call: '22 40 00 40',
      address: 'https://www.kirkens-sos.no',
      for: CRISIS,
      source:
        'https://www.nrk.no/osloogviken/over-100-barn-under-ni-ar-har-tatt-kontakt-_-hjelpetelefoner-slar-alarm-1.15736352',
    },
    {
      name: 'VO-linjen',
      call: '116 006',
      address: 'https://www.volinjen.no',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.volinjen.no',
    },
  ],
};

export const DK: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Livslinien',
      call: '70 201 201',
      address: 'https://www.livslinien.dk',
      for: CRISIS,
      source: 'https://www.livslinien.dk',
    },
    {
      name: 'Lev Uden Vold',
      call: '1888',
      address: 'https://www.levudenvold.dk',
      for: ['abuse'],
      source: 'https://www.levudenvold.dk',
    },
  ],
};

export const FI: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'MIELI Kriisipuhelin',
      call: '09 2525 0111',
      address: 'https://mieli.fi',
      for: CRISIS,
      source: 'https://www.keskipohjanmaa.fi/uutinen/570555',
    },
    {
      name: 'Nollalinja',
      call: '116 016',
      address: 'https://www.nollalinja.fi',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.nollalinja.fi',
    },
  ],
};
