/**
 * An error whose message we wrote, of words of our own, settings and addresses: nothing that a person or a provider's answer said, and
 * no secret. Logs show it; of any other error they show no message.
 */
export class PlainError extends Error {}
