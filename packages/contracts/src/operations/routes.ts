/** Method and path of the calls for those who operate the platform, by name. Free of schemas, so that browsers can load it. */

export const now = 'GET /api/v1/operations/now';
export const drills = 'GET /api/v1/operations/drills';
export const startDrill = 'POST /api/v1/operations/drills';
export const endDrill = 'DELETE /api/v1/operations/drills/:id';
