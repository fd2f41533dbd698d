import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, imageUrl, type ImageWidth } from '#contract/image.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import { median, percentile, report, write } from './chat/figures.ts';
import { type Asked, type Figures, load } from './images/load.ts';

/**
 * How many pictures a second are answered: `npm run bench:images`.
 *
 * The real server in a process of its own, with a folder of its own, asked over HTTP by this process on the same machine. Cached ones
 * were resized before; new ones are resized when they are asked for. Each figure is the median of the runs. Ends with 1 below a bar.
 */
const RUNS = 3;
const CACHED = 6000;
const CONNECTIONS = 32;
/** As many pictures as a page of the catalogue asks for at once over six connections, by three people. */
const CONNECTIONS_FOR_NEW = 18;
const PRIVATE = 2000;
const CACHED_BAR = 1500;
/** Of each the database is asked whose session it is, and whose picture. */
const PRIVATE_BAR = 100;
const NEW_BAR = 40;

const dataDir = await makeDataDir();
const server = await startServer({ dataDir });
const keys = seedCharacters.map(({ slug }) => portraitKey(slug));
const addressOf = (key: string, width: ImageWidth, format: ImageFormat): string =>
  server.origin + imageUrl(key, width, { format });

/** The same few over and over. */
function* again(requests: readonly Asked[], count: number): Iterable<Asked> {
  for (let index = 0; index < count; index += 1) {
    const next = requests[index % requests.length];
    if (next !== undefined) yield next;
  }
}

const measure = async (name: string, bar: number | undefined, run: () => Promise<Figures>): Promise<void> => {
  const runs: Figures[] = [];
  for (let index = 0; index < RUNS; index += 1) runs.push(await run());
  const times = runs.flatMap((figures) => figures.times);
  const kilobytes = runs.reduce((sum, { bytes }) => sum + bytes, 0) / times.length / 1024;
  const rate = median(runs.map(({ perSecond }) => perSecond));
  if (bar !== undefined && rate < bar) process.exitCode = 1;
  const latency = `p50 ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
  report(
    name,
    `${rate.toFixed(0)}/s, ${latency}, ${kilobytes.toFixed(1)} kB each`,
    bar === undefined ? undefined : `≥ ${bar}/s`,
  );
};

const cached = (name: string, requests: readonly Asked[], bar?: number, status = 200, count = CACHED): Promise<void> =>
  measure(name, bar, () => load({ connections: CONNECTIONS, requests: again(requests, count), status }));

const made = (width: ImageWidth, format: ImageFormat, bar?: number): Promise<void> =>
  measure(`new, ${width} px, ${format}`, bar, async () => {
    await rm(path.join(dataDir, 'image-cache'), { recursive: true, force: true });
    return load({
      connections: CONNECTIONS_FOR_NEW,
      requests: keys.map((key) => ({ url: addressOf(key, width, format) })),
      status: 200,
    });
  });

/** A picture of a conversation, and whoever may see it. */
const privatePicture = async (): Promise<Asked> => {
  const visitor = new Visitor(server.origin);
  await visitor.join();
  const key = `chat/${randomUUID()}.webp`;
  await mkdir(path.join(dataDir, 'media/chat'), { recursive: true });
  await copyFile(path.join(dataDir, 'media', keys[0] ?? ''), path.join(dataDir, 'media', key));
  const [{ characterId, name } = { characterId: '', name: '' }] = seedCharacters;
  const said = (createTime: number, role: string, image: string | null) => ({
    role,
    createTime,
    chosen: 0,
    alternatives: [{ text: 'Here.', status: 'done', liked: false, feedback: null, image }],
  });
  const messages = [said(1_700_000_000_000, 'user', null), said(1_700_000_000_001, 'companion', key)];
  await visitor.post('/api/chat/import', {
    conversation: { format: 'liora.conversation.v1', character: { characterId, name }, messages },
  });
  const cookie = [...visitor.cookies].map(([cookieName, value]) => `${cookieName}=${value}`).join('; ');
  return { url: addressOf(key, 384, 'webp'), headers: { cookie } };
};

try {
  write(
    `${RUNS} runs each on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  // Painted, which is measured elsewhere.
  await load({ connections: 2, requests: keys.map((key) => ({ url: addressOf(key, 96, 'webp') })), status: 200 });

  await made(384, 'webp', NEW_BAR);
  await made(768, 'webp');
  await made(384, 'avif');
  await made(768, 'avif');

  const all = keys.flatMap((key) =>
    IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => ({ url: addressOf(key, width, format) }))),
  );
  await load({ connections: CONNECTIONS_FOR_NEW, requests: all, status: 200 });
  const middle = keys.map((key) => ({ url: addressOf(key, 384, 'webp') }));
  await cached('cached, 384 px, webp', middle, CACHED_BAR);
  await cached('cached, every width and format', all, CACHED_BAR);
  const etag = (await fetch(middle[0]?.url ?? '')).headers.get('etag') ?? '';
  await cached(
    'known to the browser',
    [{ url: middle[0]?.url ?? '', headers: { 'if-none-match': etag } }],
    CACHED_BAR,
    304,
  );
  const own = await privatePicture();
  await load({ connections: 1, requests: [own], status: 200 });
  await cached('cached, of a conversation', [own], PRIVATE_BAR, 200, PRIVATE);
} finally {
  await server.stop();
  await removeDataDir(dataDir);
}
