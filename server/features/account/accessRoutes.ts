import type { Context } from 'hono';
import { accessList, endIdentity, endSession } from '#contract/access.ts';
import { errNo } from '#contract/errNo.ts';
import type { SessionCookie } from './sessionToken.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { localeOf } from '#server/http/pageLocale.ts';
import type { AccessService, Asker } from './accessService.ts';

export const accessRoutes = (endpoints: Endpoints, service: AccessService, cookie: SessionCookie): void => {
  const askerOf = ({ id, passwordHash }: Caller, c: Context): Asker => {
    const token = cookie.read(c);
    if (token === undefined) throw new ApiError(errNo.notSignedIn, 'Sign in first');
    return { id, passwordHash, token, locale: localeOf(c) };
  };

  endpoints.member(accessList, async (_request, caller, c) => service.list(askerOf(caller, c)));

  endpoints.member(endIdentity, async ({ identityId }, caller, c) =>
    service.endIdentity(askerOf(caller, c), identityId),
  );

  endpoints.member(endSession, async ({ sessionId }, caller, c) => service.endSession(askerOf(caller, c), sessionId));
};
