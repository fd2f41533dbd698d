import { paths } from '#src/addresses/paths.ts';
import { createColorModeDriver } from '#tests/flows/colorMode/browser.ts';
import { colorModeModel } from '#tests/flows/colorMode/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[SHELL-01] colorMode machine on its screen', colorModeModel, createColorModeDriver, paths.about(), {});
