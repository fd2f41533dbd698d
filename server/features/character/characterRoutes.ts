import { characterExplore, homepage } from '#contract/character.ts';
import { characterDetail } from '#contract/characterProfile.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { localeOf } from '#server/http/pageLocale.ts';
import type { CharacterService } from './characterService.ts';

export const characterRoutes = (endpoints: Endpoints, service: CharacterService): void => {
  endpoints.open(characterExplore, (request, _caller, c) => service.explore(request, localeOf(c)));
  endpoints.open(characterDetail, ({ characterId }, caller, c) => service.detail(characterId, caller, localeOf(c)));
  endpoints.open(homepage, (_request, _caller, c) => service.homepage(localeOf(c)));
};
