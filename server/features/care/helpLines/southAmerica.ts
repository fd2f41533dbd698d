import { CRISIS, POISON, type HelpCountry } from './helpLine.ts';

export const AR: HelpCountry = {
  emergency: '911',
  emergencySource: 'https://www.argentina.gob.ar',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Línea Nacional de Salud Mental',
      call: '0800 999 0091',
      address: 'https://www.argentina.gob.ar/salud/mental-y-adicciones',
      for: CRISIS,
      source:
        'https://www.cba24n.com.ar/sociedad/se-habilito-linea-telefonica-nacional-y-gratuita-para-urgencias-de-salud-mental_a631b4db37e12b42cd076b8cf',
    },
    {
      name: 'Centro de Asistencia al Suicida',
      call: '(011) 5275-1135',
      address: 'https://www.asistenciaalsuicida.org.ar',
      for: CRISIS,
      source:
        'https://elauditor.info/actualidad/-es-muy-importante-la-tarea-de-prevencion-del-suicidio-_a603ce26796773412c05b098e',
    },
    {
      name: 'Centro Nacional de Intoxicaciones',
      call: '0800 333 0160',
      address: 'https://www.argentina.gob.ar/salud/hospital-posadas',
      for: POISON,
      source: 'https://www.argentina.gob.ar/salud/hospital-posadas',
    },
    {
      name: 'Línea 144',
      call: '144',
      address: 'https://www.argentina.gob.ar/justicia',
      for: ['abuse'],
      source:
        'https://elespejoweb.com/2025/09/19/doce-anos-de-la-linea-144-un-pilar-contra-la-violencia-de-genero-en-argentina',
    },
    {
      name: 'Línea 137',
      call: '137',
      address: 'https://www.argentina.gob.ar/justicia',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.argentina.gob.ar/justicia/violencia-familiar-sexual',
    },
  ],
};

export const CO: HelpCountry = {
  emergency: '123',
  emergencySource: 'https://www.policia.gov.co',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Línea 106',
      call: '106',
      address: 'https://www.saludcapital.gov.co',
      for: CRISIS,
      source:
        'https://www.semana.com/nacion/articulo/se-siente-solo-llame-a-estas-lineas-para-recibir-atencion-sobre-salud-mental/202644/',
    },
  ],
};

export const CL: HelpCountry = {
  emergency: '131',
  emergencySource: 'https://www.minsal.cl',
  police: '133',
  policeSource: 'https://www.carabineros.cl',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Línea Prevención del Suicidio',
      call: '*4141',
      address: 'https://www.minsal.cl',
      for: CRISIS,
      source:
        'https://www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/',
    },
  ],
};

export const PE: HelpCountry = {
  emergency: '106',
  emergencySource: 'https://www.gob.pe/minsa',
  police: '105',
  policeSource: 'https://www.gob.pe/pnp',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Línea 113 Salud',
      call: '113 (opción 5)',
      address: 'https://www.gob.pe/minsa',
      for: CRISIS,
      source:
        'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional',
    },
  ],
};

export const BR: HelpCountry = {
  emergency: '192',
  emergencySource: 'https://www.gov.br/saude',
  police: '190',
  policeSource: 'https://www.gov.br/mj',
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'CVV',
      call: '188',
      address: 'https://cvv.org.br',
      for: CRISIS,
      source: 'https://www.tribunadenoticias.com.br/2019/09/na-prevencao-ao-suicidio-cvv-atende.html',
    },
    {
      name: 'Disque-Intoxicação',
      call: '0800 722 6001',
      address: 'https://www.gov.br/anvisa',
      for: POISON,
      source:
        'https://ultimosegundo.ig.com.br/brasil/2025-10-01/disque-intoxicacao-da-anvisa-falhas-durante-crise-de-metanol.html',
    },
    {
      name: 'Ligue 180',
      call: '180',
      address: 'https://www.gov.br/mulheres/pt-br/ligue180',
      for: ['abuse', 'sexualViolence'],
      source: 'https://www.gov.br/mulheres/pt-br/ligue180',
    },
  ],
};
