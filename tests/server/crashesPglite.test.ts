import { describeCrashes } from './support/describeCrashes.ts';

describeCrashes('pglite');
