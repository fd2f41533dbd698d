/** Runs the work of a key once at a time; whoever asks meanwhile gets the same answer. */
export const singleFlight = <Value>(): ((key: string, work: () => Promise<Value>) => Promise<Value>) => {
  const flights = new Map<string, Promise<Value>>();
  return (key, work) => {
    const running = flights.get(key);
    if (running !== undefined) return running;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
};
