/** Method and path of every call of the registry, by name. Free of schemas, so that browsers can load it. */

export const remoteStates = 'GET /api/v1/registry/remotes';
export const missingFiles = 'POST /api/v1/registry/remotes/:name/missing';
export const addRelease = 'POST /api/v1/registry/remotes/:name/releases';
export const pointRemote = 'PUT /api/v1/registry/remotes/:name/current';
