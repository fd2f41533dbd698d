import { CRISIS, POISON, EU_112, type HelpCountry } from './helpLine.ts';

export const ES: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Línea 024',
      call: '024',
      address: 'https://www.sanidad.gob.es/linea024/home.htm',
      for: CRISIS,
      source: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
    },
    {
      name: 'Teléfono de la Esperanza',
      call: '717 003 717',
      address: 'https://telefonodelaesperanza.org',
      for: CRISIS,
      source:
        'https://maldita.es/index.php/malditaciencia/20220510/024-numero-telefono-atencion-suicidio-espana-gratuito',
    },
    {
      name: 'Servicio de Información Toxicológica',
      call: '91 562 04 20',
      address: 'https://www.mjusticia.gob.es',
      for: POISON,
      source:
        'https://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html',
    },
    {
      name: '016',
      call: '016',
      address: 'https://violenciagenero.igualdad.gob.es',
      for: ['abuse', 'sexualViolence'],
      source: 'https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio',
    },
  ],
};

export const IT: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Telefono Amico Italia',
      call: '02 2327 2327',
      address: 'https://www.telefonoamico.it',
      for: CRISIS,
      source:
        'https://www.fanpage.it/attualita/cose-e-come-funziona-telefono-amico-portato-sul-palco-di-sanremo-da-la-sad/',
    },
    {
      name: 'Centro Antiveleni Niguarda',
      call: '02 6610 1029',
      address: 'https://www.ospedaleniguarda.it',
      for: POISON,
      source: 'https://www.ospedaleniguarda.it',
    },
    {
      name: 'SOS Disturbi Alimentari',
      call: '800 180 969',
      address: 'https://sosdisturbialimentari.it',
      for: ['eating'],
      source: 'https://sosdisturbialimentari.it',
    },
    {
      name: '1522',
      call: '1522',
      address: 'https://www.1522.eu',
      for: ['abuse', 'sexualViolence'],
      source:
        'https://www.ansa.it/sito/notizie/cronaca/2023/06/09/violenza-donne-150-chiamate-al-giorno-al-numero-1522_d153d4ec-0ac1-4106-88aa-95e5fea7c296.html',
    },
  ],
};

export const PT: HelpCountry = {
  emergency: '112',
  emergencySource: EU_112,
  lookedAt: '2026-11-25',
  lines: [
    {
      name: 'Linha Nacional de Prevenção do Suicídio',
      call: '1411',
      address: 'https://www.sns24.gov.pt',
      for: CRISIS,
      source:
        'https://24noticias.sapo.pt/atualidade/artigos/nova-linha-nacional-para-prevencao-do-suicidio-entra-em-funcionamento-como-funciona',
    },
    {
      name: 'SOS Voz Amiga',
      call: '213 544 545',
      address: 'https://www.sosvozamiga.org',
      for: CRISIS,
      source:
        'https://24noticias.sapo.pt/atualidade/artigos/nova-linha-nacional-para-prevencao-do-suicidio-entra-em-funcionamento-como-funciona',
    },
    {
      name: 'CIAV',
      call: '800 250 250',
      address: 'https://www.inem.pt',
      for: POISON,
      source: 'https://www.inem.pt',
    },
    {
      name: 'Serviço de Informação às Vítimas de Violência Doméstica',
      call: '800 202 148',
      text: '3060',
      address: 'https://www.cig.gov.pt',
      for: ['abuse'],
      source: 'https://protecaocivil.sintra.pt/noticias/novas-linhas-de-apoio-para-vitimas-de-violencia-domestica',
    },
    {
      name: 'Linha de Apoio à Vítima',
      call: '116 006',
      address: 'https://apav.pt',
      for: ['abuse', 'sexualViolence'],
      source:
        'https://24noticias.sapo.pt/atualidade/artigos/apav-apoia-mais-de-14-mil-vitimas-nos-primeiros-oito-meses-deste-ano',
    },
  ],
};
