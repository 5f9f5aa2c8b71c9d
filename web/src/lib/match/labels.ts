/** Labels of actions; those that would read alike say where. Pure. */

export interface PlacedLabel {
  label: string;
  /** The name of the place it is about; empty if there is none. */
  place: string;
}

export function distinctLabels(
  labels: readonly PlacedLabel[],
  withPlace: (label: PlacedLabel) => string,
): string[] {
  return labels.map((each) => {
    const alike = labels.some((other) => other.label === each.label && other.place !== each.place);
    return alike && each.place ? withPlace(each) : each.label;
  });
}
