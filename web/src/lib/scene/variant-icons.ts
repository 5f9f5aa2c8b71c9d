/** What a choice leaves open and a picture says better than a number. */
export const VARIANT_ICONS: Readonly<Record<string, string>> = { turn: 'rotate', face: 'flip' };
