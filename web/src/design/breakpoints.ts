/**
 * The widths at which the layout changes. Styles use them by name, `@media (--narrow)`; the
 * build replaces the name by its query (vite.config.ts).
 */
export const BREAKPOINTS = {
  /** Buttons in the table's header have their names beside their icons. */
  broad: '(min-width: 1500px)',
  /** A small desktop: the table's header has a short title. */
  tight: '(max-width: 1219px)',
  /** The phone layout: one column, with tabs at the table. */
  narrow: '(max-width: 1023px)',
  /** A phone on its side, or a page at 200 %: the table's controls stand beside the board. */
  short: '(max-width: 1023px) and (max-height: 540px)',
  /** The lobby's lists stand one under another. */
  medium: '(max-width: 860px)',
  /** Headers show only what is needed. */
  small: '(max-width: 760px)',
  /** A phone held upright. */
  tiny: '(max-width: 600px)',
} as const;
