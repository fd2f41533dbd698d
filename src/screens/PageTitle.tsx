import { m } from '#src/paraglide/messages.js';

/** Names the page in the browser's tabs and history. Pages without one have the name of the product. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${m.brand()}`}</title>;
