import { errNo } from '#contract/errNo.ts';
import { ICON_CACHE, iconDetail } from '#contract/icon.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { iconService, ownIcons } from './iconSources.ts';
import { keepRecent } from './recent.ts';

/** `service`: the address of an icon service; without one nobody outside is asked. */
export const iconRoutes = (endpoints: Endpoints, service: string | undefined): void => {
  const recent = keepRecent<string>(ICON_CACHE.entries, ICON_CACHE.life);
  const own = ownIcons();
  const outside = service === undefined ? undefined : iconService(service);
  // Whatever keeps the service from answering, there are icons of our own.
  const outsideOrNone = async (icon: string) => outside?.(icon).catch(() => undefined);

  endpoints.open(iconDetail, async ({ icon }) => {
    const svg = recent.get(icon) ?? (await outsideOrNone(icon)) ?? (await own(icon));
    if (svg === undefined) throw new ApiError(errNo.notFound, `No such icon: ${icon}`);
    recent.set(icon, svg);
    return { svg };
  });
};
