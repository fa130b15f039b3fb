/** What a token of a team may do with a remote. Free of schemas, so that browsers can load it. */
export const deployVerbs = ['publish', 'rollout', 'revert', 'pin'] as const;
export type DeployVerb = (typeof deployVerbs)[number];

/** Each in words that follow "may". */
export const deployVerbLabels: Readonly<Record<DeployVerb, string>> = {
  publish: 'publish',
  rollout: 'roll out',
  revert: 'revert',
  pin: 'pin',
};

/**
 * What calls ask of a deploy token. `read`: nothing but that it is for the remote, whatever else it may do. `operate`:
 * what the first deploy token may do as well, and no token of a team ever: change how gateways behave.
 */
export type DeployerVerb = DeployVerb | 'read' | 'operate';
