import { makeTemplate } from './template.ts';

await makeTemplate();
