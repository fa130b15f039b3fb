import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';

export const kindLabels: Readonly<Record<ConfigurationVersion['kind'], string>> = {
  first: 'Initial version',
  apply: 'Applied',
  back: 'Rolled back',
  return: 'Rolled back automatically',
};

/** Nobody was asked for the reason of the first version. */
export const reasonOf = ({ kind, reason }: ConfigurationVersion) =>
  kind === 'first' ? 'Built-in defaults of the gateways' : reason;
