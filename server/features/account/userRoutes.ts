import { userDetail } from '#contract/user.ts';
import { userDelete } from '#contract/userDelete.ts';
import { userUpdate } from '#contract/userUpdate.ts';
import { userExport } from '#contract/userExport.ts';
import type { SessionCookie } from './sessionToken.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { clientIdOf } from './underAgeBlocks.ts';
import type { UserService } from './userService.ts';

export interface UserParts {
  readonly service: UserService;
  readonly cookie: SessionCookie;
  readonly limiter: RateLimiter;
}

export const userRoutes = (endpoints: Endpoints, { service, cookie, limiter }: UserParts): void => {
  endpoints.open(userDetail, async (_request, caller) => (caller === undefined ? {} : service.describe(caller)));

  endpoints.once(userUpdate, (request, caller, tx, c) => service.update(tx, caller.id, request, clientIdOf(c)));

  endpoints.once(
    userDelete,
    async (_request, caller, tx, c) => {
      await service.remove(tx, caller.id);
      cookie.clear(c);
      return {};
    },
    ({ email, password }, caller) => service.checkOwner(caller, email, password),
    service.afterRemoval,
  );

  endpoints.member(userExport, async (_request, caller, c) => {
    await limiter.pass(limits.exportByAccount, caller.id);
    const { size, body } = await service.exportData(caller.id);
    return c.body(body, 200, { 'Content-Type': 'application/json', 'Content-Length': String(size) });
  });
};
