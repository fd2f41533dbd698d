/** The name of the product where programs read it: before ids and names of events. */
export const BRAND = 'liora';
/** Where the product itself is reached: what happens at any other host counts as a test. */
export const MAIN_DOMAIN = 'liora.example';
