const PRODUCT =
  /^(?:(?:contract|machines|messages|packages\/(?:companion|painter)|public|server|src|theme)\/|index\.html$|(?:panda|vite)\.config\.ts$)/;
const SERVER = /^(?:contract|packages\/(?:companion|painter)|server)\//;

/** Whether the running product is made of it, by its path from the root of the repository. */
export const isProduct = (file: string): boolean => PRODUCT.test(file);

/** Whether a running server is. */
export const isOfServer = (file: string): boolean => SERVER.test(file);
