/**
 * Method and path of the calls that the gateway itself answers, by name. Free of schemas, so that browsers can load it.
 */

export const remotes = 'GET /api/v1/remotes';
export const candidate = 'GET /api/v1/remotes/:name/:version';
export const reportOutcome = 'POST /api/v1/remotes/outcomes';
