/** The places from which none of those that are wanted can be reached. `sourcesOf` tells from where one comes to a place at once. */
export const lost = <Place>(
  places: readonly Place[],
  isWanted: (place: Place) => boolean,
  sourcesOf: (place: Place) => readonly Place[],
): Place[] => {
  // A set also gives what is added while it is gone through.
  const saved = new Set(places.filter(isWanted));
  for (const place of saved) for (const source of sourcesOf(place)) saved.add(source);
  return places.filter((place) => !saved.has(place));
};
