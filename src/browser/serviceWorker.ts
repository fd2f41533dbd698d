/** Trusted Types (https://www.w3.org/TR/trusted-types/), of which TypeScript's library knows nothing yet. */
interface TrustedScriptURL {
  toJSON(): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): TrustedScriptURL };
    };
  }
  interface ServiceWorkerContainer {
    register(scriptURL: TrustedScriptURL | string): Promise<ServiceWorkerRegistration>;
  }
}

const WORKER = '/service-worker.js';

const onlyOurs = (url: string): string => {
  if (url !== WORKER) throw new TypeError(`${url} is not the worker of this site`);
  return url;
};

/** Has the browser keep the worker. */
export const register = async (): Promise<void> => {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: onlyOurs });
  try {
    await navigator.serviceWorker.register(policy === undefined ? WORKER : policy.createScriptURL(WORKER));
  } catch {
    // Storage is off, or the network is gone already: then there is no offline page.
  }
};
