import { emailconfirm, emaillogin, logout, sendemail } from '#contract/session.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import type { SessionService } from './sessionService.ts';
import type { SessionCookie } from './sessionToken.ts';

export const sessionRoutes = (endpoints: Endpoints, service: SessionService, cookie: SessionCookie): void => {
  endpoints.open(emaillogin, async ({ email, password }, _caller, c) => {
    const { uid, token } = await service.signIn(email, password, cookie.read(c));
    cookie.write(c, token);
    return { uid };
  });

  endpoints.open(sendemail, async ({ email, password = '', redirect_uri: redirectPath }) => {
    await service.sendSignUpMail(email, password, redirectPath);
    return {};
  });

  endpoints.open(emailconfirm, async ({ code }, _caller, c) => {
    const { uid, token } = await service.confirmEmail(code, cookie.read(c));
    cookie.write(c, token);
    return { uid };
  });

  endpoints.open(logout, async (_request, _caller, c) => {
    await service.signOut(cookie.read(c));
    cookie.clear(c);
    return {};
  });
};
