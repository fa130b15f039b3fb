import type { DeployAuthor } from '../deployer';

/** The author of decisions that the registry makes by itself. */
export const rolloutAuthor: DeployAuthor = { name: 'rollout', actor: null, by: 'Rollout', requestId: 'rollout' };
