import type { Lorebook } from '@liora/companion/lorebook/lorebook.ts';
import { amaraDiallo } from './lore/amaraDiallo.ts';
import { anoukTremblay } from './lore/anoukTremblay.ts';
import { bramVandersteen } from './lore/bramVandersteen.ts';
import { devikaMenon } from './lore/devikaMenon.ts';
import { eliasLindqvist } from './lore/eliasLindqvist.ts';
import { farahSiddiqui } from './lore/farahSiddiqui.ts';
import { ferrenAshgrove } from './lore/ferrenAshgrove.ts';
import { hamzaCelebi } from './lore/hamzaCelebi.ts';
import { idrisOkonjo } from './lore/idrisOkonjo.ts';
import { ilseBrandt } from './lore/ilseBrandt.ts';
import { isauraVidal } from './lore/isauraVidal.ts';
import { junoVale } from './lore/junoVale.ts';
import { kaiNakoa } from './lore/kaiNakoa.ts';
import { kofiMensah } from './lore/kofiMensah.ts';
import { leilaHaddad } from './lore/leilaHaddad.ts';
import { marenSolberg } from './lore/marenSolberg.ts';
import { mateoQuispe } from './lore/mateoQuispe.ts';
import { meiLinZhao } from './lore/meiLinZhao.ts';
import { nadiaPetrova } from './lore/nadiaPetrova.ts';
import { priyaRaghunathan } from './lore/priyaRaghunathan.ts';
import { saoirseBrennan } from './lore/saoirseBrennan.ts';
import { sunnivaFrostmark } from './lore/sunnivaFrostmark.ts';
import { thaddeusQuill } from './lore/thaddeusQuill.ts';
import { tomasArrieta } from './lore/tomasArrieta.ts';
import { viktorHalasz } from './lore/viktorHalasz.ts';
import { wrenCastellano } from './lore/wrenCastellano.ts';
import { yukiTanabe } from './lore/yukiTanabe.ts';
import { zenzileMbatha } from './lore/zenzileMbatha.ts';

/** The lorebooks of the characters that Liora comes with, by their slugs. */
export const lorebooks: Readonly<Record<string, Lorebook>> = {
  'amara-diallo': amaraDiallo,
  'anouk-tremblay': anoukTremblay,
  'bram-vandersteen': bramVandersteen,
  'devika-menon': devikaMenon,
  'elias-lindqvist': eliasLindqvist,
  'farah-siddiqui': farahSiddiqui,
  'ferren-ashgrove': ferrenAshgrove,
  'hamza-celebi': hamzaCelebi,
  'idris-okonjo': idrisOkonjo,
  'ilse-brandt': ilseBrandt,
  'isaura-vidal': isauraVidal,
  'juno-vale': junoVale,
  'kai-nakoa': kaiNakoa,
  'kofi-mensah': kofiMensah,
  'leila-haddad': leilaHaddad,
  'maren-solberg': marenSolberg,
  'mateo-quispe': mateoQuispe,
  'mei-lin-zhao': meiLinZhao,
  'nadia-petrova': nadiaPetrova,
  'priya-raghunathan': priyaRaghunathan,
  'saoirse-brennan': saoirseBrennan,
  'sunniva-frostmark': sunnivaFrostmark,
  'thaddeus-quill': thaddeusQuill,
  'tomas-arrieta': tomasArrieta,
  'viktor-halasz': viktorHalasz,
  'wren-castellano': wrenCastellano,
  'yuki-tanabe': yukiTanabe,
  'zenzile-mbatha': zenzileMbatha,
};
