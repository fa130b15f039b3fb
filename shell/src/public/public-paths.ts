/**
 * The pages that need nobody to be signed in and no remote: the build draws them, and browsers show them without a
 * script.
 */
export const publicPaths = ['/', '/about', '/contact'] as const;
export type PublicPath = (typeof publicPaths)[number];

export const isPublicPath = (path: string): path is PublicPath => publicPaths.some((one) => one === path);
