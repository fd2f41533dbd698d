// Preloaded into processes that tests start. Their painting threads look first whether the same was painted in this run already:
// see rememberedPaintings.ts. Plain JavaScript, so that nothing has to be made of it at each start.
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const remembered = new URL('rememberedPaintings.ts', import.meta.url).href;

if (!isMainThread && process.env.LIORA_PAINTED !== undefined)
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === './paintPortrait.ts' && context.parentURL?.endsWith('/painter/worker.ts')
        ? { url: remembered, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  });
