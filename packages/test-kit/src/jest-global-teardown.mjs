/** Stops what the set-up started. */
export default async function tearDown() {
  await Promise.all((globalThis.plazaTestServers ?? []).map((server) => server.stop()));
}
