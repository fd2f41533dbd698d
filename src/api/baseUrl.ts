/** Where requests go, from the page's `<meta name="liora-base-url">`; the page's own site without it. */
export const configuredBaseUrl = (page: Pick<ParentNode, 'querySelector'>): string =>
  page.querySelector('meta[name="liora-base-url"]')?.getAttribute('content') ?? '/';
