import { createHash } from 'node:crypto';
import * as appearanceWords from '#contract/appearance.ts';
import { characterImport } from '#contract/cardImport.ts';
import { lorebookRead } from '#contract/lorebook.ts';
import { ugcPortrait } from '#contract/portrait.ts';
import {
  characterExport,
  characterList,
  characterOptions,
  characterPreview,
  characterQuickOptions,
  ugcCreate,
  ugcDelete,
  ugcDescribe,
  ugcDetail,
  ugcRetry,
  ugcStatus,
  ugcUpdate,
} from '#contract/ownCharacter.ts';
import { part, temperament, voice } from '#contract/characterDraft.ts';
import type { Database } from '#server/db/database.ts';
import { countTags } from './characterRepository.ts';
import { attachment } from '#server/http/attachment.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { repeatedlyAnIntent } from '#server/http/idempotency.ts';
import { readIdempotencyKey } from '#server/http/readRequest.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { ClientAddress } from '#server/http/clientAddress.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { SEED_TAGS } from '#server/seed/seedCharacter.ts';
import type { CardExport } from './cardExport.ts';
import type { CardImporter } from './cardImport.ts';
import type { CreationService } from './creation.ts';
import type { Describe } from './describe.ts';
import type { OwnCharacterService } from './ownCharacterService.ts';
import type { PortraitChange } from './portraitChange.ts';
import type { Preview } from './preview.ts';
import type { Reviews } from './reviews.ts';
import { looks } from './writing/looks.ts';

export interface OwnCharacterParts {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly service: OwnCharacterService;
  readonly creation: CreationService;
  readonly reviews: Reviews;
  readonly describe: Describe;
  readonly cards: CardImporter;
  readonly exportCard: CardExport;
  readonly changePortrait: PortraitChange;
  readonly preview: Preview;
  /** Whom previews are counted for. */
  readonly addressOf: ClientAddress;
}

const TAGS_MAX = 40;

/** The vocabulary of looks, in the order in which one chooses. */
const vocabulary = (): Record<string, string[]> => {
  const { accessories: _accessories, held: _held, crop: _crop, ...fields } = appearanceWords.appearance.shape;
  return {
    ...Object.fromEntries(Object.entries(fields).map(([field, { options }]) => [field, [...options]])),
    accessories: [...appearanceWords.accessory.options],
  };
};

export const ownCharacterRoutes = (endpoints: Endpoints, parts: OwnCharacterParts): void => {
  const { db, service, creation, reviews } = parts;

  endpoints.open(characterOptions, async () => {
    const used = await countTags(db);
    const tags = [...new Set([...used.map(({ tag }) => tag), ...SEED_TAGS])].slice(0, TAGS_MAX);
    return { appearance: vocabulary(), voices: [...voice.options], tags, cost: creation.cost };
  });

  endpoints.open(characterQuickOptions, () =>
    Promise.resolve({
      looks: [...looks],
      temperaments: [...temperament.options],
      parts: [...part.options],
      cost: creation.cost,
    }),
  );

  endpoints.open(characterPreview, async ({ appearance }, _caller, c) => {
    await parts.limiter.pass(limits.previewByAddress, parts.addressOf(c));
    const picture = new Uint8Array(await parts.preview(appearance));
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('Content-Type', 'image/webp');
    c.header('X-Content-Type-Options', 'nosniff');
    return c.body(picture);
  });

  endpoints.open(characterList, async ({ origin }, caller) => ({ characters: await service.list(caller, origin) }));

  endpoints.once(
    ugcCreate,
    (request, caller, tx, c) => creation.create(tx, caller, request, readIdempotencyKey(c)),
    undefined,
    creation.wake,
  );
  endpoints.once(
    ugcRetry,
    ({ characterId }, caller, tx) => service.retry(tx, caller, characterId),
    undefined,
    creation.wake,
  );
  endpoints.member(ugcStatus, ({ characterId }, caller) => service.status(caller, characterId));
  endpoints.member(ugcDetail, ({ characterId }, caller) => service.detail(caller, characterId));
  endpoints.once(
    ugcUpdate,
    ({ characterId, change }, caller, tx) => service.update(tx, caller, characterId, change),
    ({ characterId, change }, caller) => service.check(caller, characterId, change),
    reviews.wake,
  );
  endpoints.once(
    ugcDelete,
    async ({ characterId }, caller, tx) => {
      await service.remove(tx, caller, characterId);
      return {};
    },
    undefined,
    service.forgetPortraits,
  );
  endpoints.repeatable(ugcDescribe, (request, caller, key) => parts.describe.write(request, caller, key));

  endpoints.member(characterImport, async ({ file, age }, caller, c) => {
    const key = readIdempotencyKey(c);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const request = { file: createHash('sha256').update(bytes).digest('hex'), ...(age !== undefined && { age }) };
    const intent = { accountId: caller.id, key, path: characterImport.path, request };
    const { data } = await repeatedlyAnIntent(db, intent, async () => ({
      errNo: 0,
      data: await parts.cards.bring({ bytes, age }, caller, key),
    }));
    return characterImport.response.parse(data);
  });

  endpoints.member(ugcPortrait, async ({ characterId, file }, caller, c) => {
    const key = readIdempotencyKey(c);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const request = { characterId, file: createHash('sha256').update(bytes).digest('hex') };
    const intent = { accountId: caller.id, key, path: ugcPortrait.path, request };
    const { data } = await repeatedlyAnIntent(db, intent, async () => ({
      errNo: 0,
      data: await parts.changePortrait(bytes, characterId, caller, key),
    }));
    reviews.wake();
    return ugcPortrait.response.parse(data);
  });

  endpoints.member(lorebookRead, async ({ file }, caller) => {
    const { lorebook, leftOut } = await parts.cards.readLorebook(new Uint8Array(await file.arrayBuffer()), caller);
    return { lorebook, leftOut: [...leftOut] };
  });

  endpoints.member(characterExport, async ({ characterId, format }, caller, c) => {
    const { bytes, type, name, ending } = await parts.exportCard(characterId, format, caller);
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Type', type);
    c.header('Content-Disposition', attachment(name, ending, 'character'));
    c.header('X-Content-Type-Options', 'nosniff');
    return c.body(bytes);
  });
};
