/** The packages of `packages/` that areas outside the repository are built with. */
export const kitNames = ['contracts', 'ui', 'web-kit', 'service-kit', 'test-kit', 'build-kit', 'embedded-mongodb'];

/**
 * Packages of which a program may have only one copy, whichever kits it uses, as two copies would not work together. An
 * area states their versions itself, and npm refuses versions other than those that the kits were built with.
 */
export const onlyOnce = ['koa', 'mongoose', 'react', 'react-dom', 'zod'];
