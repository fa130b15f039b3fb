/** Method and path of every call of the registry, by name. Free of schemas, so that browsers can load it. */
export const registryRoutes = {
  remoteStates: 'GET /api/v1/registry/remotes',
  addRelease: 'POST /api/v1/registry/releases',
  pointRemote: 'PUT /api/v1/registry/remotes/:name/current',
} as const;
