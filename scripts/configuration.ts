import { writeFile } from 'node:fs/promises';
import { configurationDocuments } from './lib/configuration.ts';
import { inRoot } from './lib/root.ts';

/** Writes docs/operating/configuration.md and .env.example, which git keeps: to be run after a change of a variable. */
for (const [file, text] of configurationDocuments()) await writeFile(inRoot(file), text);
