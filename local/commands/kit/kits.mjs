/** The packages of `packages/` that areas outside the repository are built with. */
export const kitNames = ['contracts', 'ui', 'web-kit', 'service-kit', 'test-kit', 'build-kit', 'embedded-mongodb'];

/**
 * What a program has once, whichever kit asks for it: two copies of it would not know each other. An area names the
 * version itself, and npm refuses another one than the kits were built with.
 */
export const onlyOnce = ['koa', 'mongoose', 'react', 'react-dom', 'zod'];
