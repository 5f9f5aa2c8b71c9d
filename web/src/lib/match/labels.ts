/** Actions in words; those that would sound alike say where. Pure. */

export interface Way {
  said: string;
  where: string;
}

export function toldApart(ways: readonly Way[], at: (way: Way) => string): string[] {
  return ways.map((way) => {
    const alike = ways.some((other) => other.said === way.said && other.where !== way.where);
    return alike && way.where ? at(way) : way.said;
  });
}
