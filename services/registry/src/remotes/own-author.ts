import type { DeployAuthor } from '../deployer';

/** The author of what the registry decides by itself. */
export const ownAuthor: DeployAuthor = { name: 'rollout', actor: null, by: 'Rollout', requestId: 'rollout' };
