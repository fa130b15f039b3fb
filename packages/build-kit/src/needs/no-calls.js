/** In the place of an area's calls, where none is built. */
export {};
