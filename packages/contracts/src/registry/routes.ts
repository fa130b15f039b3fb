/** Method and path of every call of the registry, by name. Free of schemas, so that browsers can load it. */

export const liveReleases = 'GET /api/v1/registry/live-releases';
export const remoteCalls = 'GET /api/v1/registry/remote-calls';
export const remoteStates = 'GET /api/v1/registry/remotes';
export const remoteState = 'GET /api/v1/registry/remotes/:name';
export const missingFiles = 'POST /api/v1/registry/remotes/:name/missing';
export const addRelease = 'POST /api/v1/registry/remotes/:name/releases';
export const setCurrentRelease = 'PUT /api/v1/registry/remotes/:name/current';
export const subsetChoices = 'GET /api/v1/registry/remotes/:name/releases/:version/subsets';
export const startRollout = 'POST /api/v1/registry/remotes/:name/rollout';
export const moveRollout = 'POST /api/v1/registry/remotes/:name/rollout/:verb';
export const rollBackRelease = 'POST /api/v1/registry/remotes/:name/back';
export const switchOff = 'PUT /api/v1/registry/remotes/:name/off';
export const switchOn = 'POST /api/v1/registry/remotes/:name/on';
export const pinRelease = 'PUT /api/v1/registry/remotes/:name/pin';
export const unpinRelease = 'DELETE /api/v1/registry/remotes/:name/pin';

export const teams = 'GET /api/v1/registry/teams';
export const addTeam = 'POST /api/v1/registry/teams';
export const changeTeam = 'PATCH /api/v1/registry/teams/:id';
export const removeTeam = 'DELETE /api/v1/registry/teams/:id';
export const addTeamKey = 'POST /api/v1/registry/teams/:id/keys';
export const removeTeamKey = 'DELETE /api/v1/registry/teams/:id/keys/:key';
export const addTeamToken = 'POST /api/v1/registry/teams/:id/tokens';
export const revokeTeamToken = 'DELETE /api/v1/registry/teams/:id/tokens/:token';

export const areas = 'GET /api/v1/registry/areas';
export const approveArea = 'PUT /api/v1/registry/areas/:area/approval';
export const removeArea = 'DELETE /api/v1/registry/areas/:area';

export const gatewayConfiguration = 'GET /api/v1/registry/gateway-configuration';
export const gatewayConfigurationVersions = 'GET /api/v1/registry/gateway-configuration/versions';
export const gatewayConfigurationVersion = 'GET /api/v1/registry/gateway-configuration/versions/:number';
export const checkGatewayConfiguration = 'POST /api/v1/registry/gateway-configuration/check';
export const applyGatewayConfiguration = 'PUT /api/v1/registry/gateway-configuration';
export const rollBackGatewayConfiguration = 'POST /api/v1/registry/gateway-configuration/back';
export const gateways = 'GET /api/v1/registry/gateways';
