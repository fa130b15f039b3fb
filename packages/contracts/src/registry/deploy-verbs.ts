/** What a team's token can permit for a remote. Free of schemas, so that browsers can load it. */
export const deployVerbs = ['publish', 'rollout', 'revert', 'pin'] as const;
export type DeployVerb = (typeof deployVerbs)[number];

/** Phrases that follow "may". */
export const deployVerbLabels: Readonly<Record<DeployVerb, string>> = {
  publish: 'publish',
  rollout: 'roll out',
  revert: 'revert',
  pin: 'pin',
};

/**
 * What a call requires of a deploy token. `read`: any token for the remote is enough. `operate`: changing how gateways
 * behave, which the first deploy token permits and a team's token never does.
 */
export type DeployerVerb = DeployVerb | 'read' | 'operate';
