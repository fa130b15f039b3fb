const text = { type: 'string' };

/**
 * The options of `npm run release`, here and in areas: what comes here comes there. A test compares those of the
 * program.
 */
export const releaseOptions = {
  rollout: { type: 'boolean' },
  to: text,
  roles: text,
  subset: text,
  at: text,
  reason: text,
};
