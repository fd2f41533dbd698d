import type { Appearance } from '#contract/appearance.ts';
import { m } from '#src/paraglide/messages.js';

type Words<Value extends string> = Readonly<Record<Value, () => string>>;

const fabric: Words<Appearance['outfitColor']> = {
  ink: m.look_fabric_ink,
  charcoal: m.look_fabric_charcoal,
  cream: m.look_fabric_cream,
  sand: m.look_fabric_sand,
  camel: m.look_fabric_camel,
  rust: m.look_fabric_rust,
  crimson: m.look_fabric_crimson,
  rose: m.look_fabric_rose,
  mustard: m.look_fabric_mustard,
  olive: m.look_fabric_olive,
  forest: m.look_fabric_forest,
  teal: m.look_fabric_teal,
  sky: m.look_fabric_sky,
  navy: m.look_fabric_navy,
  plum: m.look_fabric_plum,
  lilac: m.look_fabric_lilac,
};

const presentation: Words<Appearance['presentation']> = {
  feminine: m.look_presentation_feminine,
  masculine: m.look_presentation_masculine,
  androgynous: m.look_presentation_androgynous,
};

const maturity: Words<Appearance['maturity']> = {
  young: m.look_maturity_young,
  settled: m.look_maturity_settled,
  mature: m.look_maturity_mature,
  elder: m.look_maturity_elder,
};

const build: Words<Appearance['build']> = {
  slight: m.look_build_slight,
  average: m.look_build_average,
  athletic: m.look_build_athletic,
  broad: m.look_build_broad,
  full: m.look_build_full,
};

const skin: Words<Appearance['skin']> = {
  porcelain: m.look_skin_porcelain,
  fair: m.look_skin_fair,
  rosy: m.look_skin_rosy,
  olive: m.look_skin_olive,
  honey: m.look_skin_honey,
  tan: m.look_skin_tan,
  bronze: m.look_skin_bronze,
  umber: m.look_skin_umber,
  ebony: m.look_skin_ebony,
};

const faceShape: Words<Appearance['faceShape']> = {
  oval: m.look_face_shape_oval,
  round: m.look_face_shape_round,
  square: m.look_face_shape_square,
  heart: m.look_face_shape_heart,
  long: m.look_face_shape_long,
  diamond: m.look_face_shape_diamond,
};

const eyeColor: Words<Appearance['eyeColor']> = {
  darkBrown: m.look_eye_color_dark_brown,
  brown: m.look_eye_color_brown,
  hazel: m.look_eye_color_hazel,
  amber: m.look_eye_color_amber,
  green: m.look_eye_color_green,
  blue: m.look_eye_color_blue,
  grey: m.look_eye_color_grey,
  violet: m.look_eye_color_violet,
};

const eyeShape: Words<Appearance['eyeShape']> = {
  almond: m.look_eye_shape_almond,
  round: m.look_eye_shape_round,
  hooded: m.look_eye_shape_hooded,
  monolid: m.look_eye_shape_monolid,
  upturned: m.look_eye_shape_upturned,
  downturned: m.look_eye_shape_downturned,
};

const noseShape: Words<Appearance['noseShape']> = {
  fine: m.look_nose_shape_fine,
  straight: m.look_nose_shape_straight,
  broad: m.look_nose_shape_broad,
  aquiline: m.look_nose_shape_aquiline,
  button: m.look_nose_shape_button,
};

const lips: Words<Appearance['lips']> = {
  thin: m.look_lips_thin,
  medium: m.look_lips_medium,
  full: m.look_lips_full,
};

const expression: Words<Appearance['expression']> = {
  gentle: m.look_expression_gentle,
  bright: m.look_expression_bright,
  wry: m.look_expression_wry,
  calm: m.look_expression_calm,
  thoughtful: m.look_expression_thoughtful,
  confident: m.look_expression_confident,
  curious: m.look_expression_curious,
};

const pose: Words<Appearance['pose']> = {
  left: m.look_pose_left,
  right: m.look_pose_right,
  front: m.look_pose_front,
};

const hairColor: Words<Appearance['hairColor']> = {
  black: m.look_hair_color_black,
  espresso: m.look_hair_color_espresso,
  chestnut: m.look_hair_color_chestnut,
  auburn: m.look_hair_color_auburn,
  copper: m.look_hair_color_copper,
  honey: m.look_hair_color_honey,
  blond: m.look_hair_color_blond,
  platinum: m.look_hair_color_platinum,
  pepper: m.look_hair_color_pepper,
  silver: m.look_hair_color_silver,
  midnight: m.look_hair_color_midnight,
  teal: m.look_hair_color_teal,
  rose: m.look_hair_color_rose,
  violet: m.look_hair_color_violet,
};

const hairTexture: Words<Appearance['hairTexture']> = {
  straight: m.look_hair_texture_straight,
  wavy: m.look_hair_texture_wavy,
  curly: m.look_hair_texture_curly,
  coily: m.look_hair_texture_coily,
};

const hairLength: Words<Appearance['hairLength']> = {
  bald: m.look_hair_length_bald,
  cropped: m.look_hair_length_cropped,
  short: m.look_hair_length_short,
  medium: m.look_hair_length_medium,
  long: m.look_hair_length_long,
};

const hairStyle: Words<Appearance['hairStyle']> = {
  loose: m.look_hair_style_loose,
  fringe: m.look_hair_style_fringe,
  sideParted: m.look_hair_style_side_parted,
  sweptBack: m.look_hair_style_swept_back,
  bun: m.look_hair_style_bun,
  topKnot: m.look_hair_style_top_knot,
  ponytail: m.look_hair_style_ponytail,
  sideBraid: m.look_hair_style_side_braid,
  braids: m.look_hair_style_braids,
  covered: m.look_hair_style_covered,
};

const facialHair: Words<Appearance['facialHair']> = {
  none: m.look_facial_hair_none,
  stubble: m.look_facial_hair_stubble,
  moustache: m.look_facial_hair_moustache,
  goatee: m.look_facial_hair_goatee,
  beard: m.look_facial_hair_beard,
};

const outfit: Words<Appearance['outfit']> = {
  tee: m.look_outfit_tee,
  turtleneck: m.look_outfit_turtleneck,
  knit: m.look_outfit_knit,
  shirt: m.look_outfit_shirt,
  blazer: m.look_outfit_blazer,
  coat: m.look_outfit_coat,
  hoodie: m.look_outfit_hoodie,
  dress: m.look_outfit_dress,
  wrap: m.look_outfit_wrap,
  cloak: m.look_outfit_cloak,
  uniform: m.look_outfit_uniform,
  flightJacket: m.look_outfit_flight_jacket,
  waistcoat: m.look_outfit_waistcoat,
  apron: m.look_outfit_apron,
  labCoat: m.look_outfit_lab_coat,
  sari: m.look_outfit_sari,
  armour: m.look_outfit_armour,
};

const setting: Words<Appearance['setting']> = {
  cafe: m.look_setting_cafe,
  bookshop: m.look_setting_bookshop,
  observatory: m.look_setting_observatory,
  forest: m.look_setting_forest,
  sea: m.look_setting_sea,
  greenhouse: m.look_setting_greenhouse,
  cityRoof: m.look_setting_city_roof,
  atelier: m.look_setting_atelier,
  kitchen: m.look_setting_kitchen,
  library: m.look_setting_library,
  starship: m.look_setting_starship,
  mountains: m.look_setting_mountains,
  nightMarket: m.look_setting_night_market,
  castle: m.look_setting_castle,
  desert: m.look_setting_desert,
  garden: m.look_setting_garden,
  workshop: m.look_setting_workshop,
  train: m.look_setting_train,
};

const timeOfDay: Words<Appearance['timeOfDay']> = {
  morning: m.look_time_of_day_morning,
  day: m.look_time_of_day_day,
  goldenHour: m.look_time_of_day_golden_hour,
  dusk: m.look_time_of_day_dusk,
  night: m.look_time_of_day_night,
};

const light: Words<Appearance['light']> = {
  window: m.look_light_window,
  sun: m.look_light_sun,
  lamp: m.look_light_lamp,
  moon: m.look_light_moon,
  neon: m.look_light_neon,
  overcast: m.look_light_overcast,
};

const accessories: Words<Appearance['accessories'][number]> = {
  glasses: m.look_accessories_glasses,
  roundGlasses: m.look_accessories_round_glasses,
  studs: m.look_accessories_studs,
  hoops: m.look_accessories_hoops,
  drops: m.look_accessories_drops,
  necklace: m.look_accessories_necklace,
  scarf: m.look_accessories_scarf,
  beret: m.look_accessories_beret,
  brimmedHat: m.look_accessories_brimmed_hat,
  flatCap: m.look_accessories_flat_cap,
  beanie: m.look_accessories_beanie,
  flower: m.look_accessories_flower,
  circlet: m.look_accessories_circlet,
  headphones: m.look_accessories_headphones,
  freckles: m.look_accessories_freckles,
  beautyMark: m.look_accessories_beauty_mark,
  scar: m.look_accessories_scar,
};

/** What is chosen of a portrait. */
type Chosen = Exclude<keyof Appearance, 'held' | 'crop'>;

/** What each trait of a portrait is called, and each of its values. */
const traits: Readonly<Record<Chosen, readonly [name: () => string, values: Readonly<Record<string, () => string>>]>> =
  {
    presentation: [m.look_presentation, presentation],
    maturity: [m.look_maturity, maturity],
    build: [m.look_build, build],
    skin: [m.look_skin, skin],
    faceShape: [m.look_face_shape, faceShape],
    eyeColor: [m.look_eye_color, eyeColor],
    eyeShape: [m.look_eye_shape, eyeShape],
    noseShape: [m.look_nose_shape, noseShape],
    lips: [m.look_lips, lips],
    expression: [m.look_expression, expression],
    pose: [m.look_pose, pose],
    facialHair: [m.look_facial_hair, facialHair],
    hairColor: [m.look_hair_color, hairColor],
    hairTexture: [m.look_hair_texture, hairTexture],
    hairLength: [m.look_hair_length, hairLength],
    hairStyle: [m.look_hair_style, hairStyle],
    outfit: [m.look_outfit, outfit],
    outfitColor: [m.look_outfit_color, fabric],
    accentColor: [m.look_accent_color, fabric],
    accessories: [m.look_accessories, accessories],
    setting: [m.look_setting, setting],
    timeOfDay: [m.look_time_of_day, timeOfDay],
    light: [m.look_light, light],
  };

export const traitText = (trait: Chosen): string => traits[trait][0]();
/** `undefined` for a value that this page does not know yet. */
export const traitValueText = (trait: Chosen, value: string): string | undefined => traits[trait][1][value]?.();
