/**
 * Pages that need neither a session nor a remote. They are prerendered at build time, and browsers can show them
 * without scripts.
 */
export const publicPaths = ['/', '/about', '/contact'] as const;
export type PublicPath = (typeof publicPaths)[number];

export const isPublicPath = (path: string): path is PublicPath => publicPaths.some((one) => one === path);
