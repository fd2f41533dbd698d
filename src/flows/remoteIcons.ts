import type { ActorRefFrom } from 'xstate';
import { iconMachine } from '#machines/icon/iconMachine.ts';
import { iconActors } from '#src/actors/iconActors.ts';
import { ApiClient } from '#src/api/client.ts';
import { readIcon, writeIcon } from '#src/browser/iconStore.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';

type IconRef = ActorRefFrom<typeof iconMachine>;

/** Where the site says that the icon service is. */
const serviceOf = (page: Pick<ParentNode, 'querySelector'>): string | null =>
  page.querySelector('meta[name="icon-service"]')?.getAttribute('content') ?? null;

/** Only to be touched is refused where storage is switched off. */
const store = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

const icons = new Map<string, IconRef>();

const find = (icon: string): IconRef => {
  const service = serviceOf(document);
  // An icon that is nowhere is no reason to tell anybody of.
  const actors = iconActors(new ApiClient(() => undefined), service);
  const actor = rootFlow(iconMachine.provide({ actors }));
  actor.on('icon.found', ({ svg }) => writeIcon(icon, svg, store, Date.now()));
  actor.start();
  const kept = readIcon(icon, store, Date.now());
  actor.send({ type: 'icon.wanted', icon, kept, hasService: service !== null });
  return actor;
};

/** An icon by its name, such as `lucide:heart`: one for all places of the page that show it, looked for with the first. */
export const remoteIcon = (icon: string): IconRef => {
  const known = icons.get(icon);
  if (known !== undefined) return known;
  const found = find(icon);
  icons.set(icon, found);
  return found;
};
