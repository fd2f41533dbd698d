import { userDetail, userUpdate } from '#contract/user.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { describeAccount, type UserService } from './userService.ts';

export const userRoutes = (endpoints: Endpoints, service: UserService): void => {
  endpoints.open(userDetail, async (_request, caller) => (caller === undefined ? {} : describeAccount(caller)));
  endpoints.member(userUpdate, (request, caller) => service.update(caller.id, request));
};
