/** Variants that have an icon instead of a number. */
export const VARIANT_ICONS: Readonly<Record<string, string>> = { turn: 'rotate', face: 'flip' };
