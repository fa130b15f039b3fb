/**
 * Method and path of the calls with which operators monitor and test the platform. Free of schemas, so that browsers
 * can load it.
 */

export const now = 'GET /api/v1/operations/now';
export const findRequests = 'GET /api/v1/operations/requests';
export const findRequest = 'GET /api/v1/operations/requests/:id';
export const drills = 'GET /api/v1/operations/drills';
export const startDrill = 'POST /api/v1/operations/drills';
export const endDrill = 'DELETE /api/v1/operations/drills/:id';
