/** The version of Pantheon that the pages are built with (see vite.config.ts). */
declare const __PANTHEON_VERSION__: string;
