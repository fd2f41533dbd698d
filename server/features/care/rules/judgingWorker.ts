import { parentPort } from 'node:worker_threads';
import type { ModeratedText } from '#server/providers/moderation/moderationProvider.ts';
import { verdictOn } from './verdictOn.ts';

parentPort?.on('message', (texts: readonly ModeratedText[]) => {
  parentPort?.postMessage({ verdict: verdictOn(texts) }, []);
});
