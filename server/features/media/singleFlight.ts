/** Work that is done once at a time for a key. */
export interface SingleFlight<Value> {
  /** Whoever asks meanwhile gets the same answer. */
  (key: string, work: () => Promise<Value>): Promise<Value>;
  /** Whether it is being done. */
  has(key: string): boolean;
  /** For how many keys it is being done. */
  count(): number;
}

export const singleFlight = <Value>(): SingleFlight<Value> => {
  const flights = new Map<string, Promise<Value>>();
  const fly = (key: string, work: () => Promise<Value>): Promise<Value> => {
    const running = flights.get(key);
    if (running !== undefined) return running;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
  return Object.assign(fly, { has: (key: string) => flights.has(key), count: () => flights.size });
};
