/** Hears of what happens around the page. */
export interface Presence {
  /** The page has come into view again: something may have changed meanwhile, on another device too. */
  onShown(): void;
  onHidden(): void;
  /** The network is there again. */
  onRestored(): void;
  /** Something was said or changed in the conversation with this character, in another tab. */
  onChanged(characterId: string): void;
  /** In another tab the reminder of that number was acknowledged. */
  onReminded(number: number): void;
}

const CHANNEL = 'conversations';

/** Watches the page, the network and the other tabs of this browser. */
export const watchPresence = (presence: Presence) => {
  const isShown = () => document.visibilityState === 'visible';
  const turned = () => (isShown() ? presence.onShown() : presence.onHidden());
  const restored = () => presence.onRestored();
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') presence.onChanged(data);
    if (typeof data === 'number') presence.onReminded(data);
  });
  document.addEventListener('visibilitychange', turned);
  window.addEventListener('online', restored);
  return {
    isShown,
    /** Tells the other tabs. */
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    tell: (characterId: string): void => channel.postMessage(characterId),
    /** The same, of a reminder that was acknowledged. */
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    tellReminded: (number: number): void => channel.postMessage(number),
    stop(): void {
      channel.close();
      document.removeEventListener('visibilitychange', turned);
      window.removeEventListener('online', restored);
    },
  };
};
