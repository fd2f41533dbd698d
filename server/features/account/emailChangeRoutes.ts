import {
  emailChange,
  emailChangeCancel,
  emailChangeCheck,
  emailChangeConfirm,
  emailChangeDecline,
  emailChangeResend,
} from '#contract/emailChange.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import type { EmailChangeService } from './emailChangeService.ts';
import type { ClientReader } from './sessionRoutes.ts';
import type { UserService } from './userService.ts';

export const emailChangeRoutes = (
  endpoints: Endpoints,
  service: EmailChangeService,
  { describe }: Pick<UserService, 'describe'>,
  { clientOf }: Pick<ClientReader, 'clientOf'>,
): void => {
  endpoints.member(emailChange, async ({ email, password }, caller, c) => {
    await service.request(caller, email, password, clientOf(c));
    return describe(caller);
  });

  endpoints.member(emailChangeResend, async (_request, caller, c) => {
    await service.resend(caller, clientOf(c));
    return describe(caller);
  });

  endpoints.member(emailChangeCancel, async (_request, caller) => {
    await service.cancel(caller);
    return describe(caller);
  });

  endpoints.open(emailChangeCheck, async ({ code }, _caller, c) => service.check(code, clientOf(c)));

  endpoints.open(emailChangeConfirm, async ({ code }, _caller, c) => service.confirm(code, clientOf(c)));

  endpoints.open(emailChangeDecline, async ({ code }, _caller, c) => {
    await service.decline(code, clientOf(c));
    return {};
  });
};
