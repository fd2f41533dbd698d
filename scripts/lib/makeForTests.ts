import { ensureParts } from './partsBuild.ts';
import { ensureServerBundle } from './serverBundle.ts';

await Promise.all([ensureServerBundle(), ensureParts()]);
