import type {
  ConfigurationChange,
  ConfigurationIssue,
  ConfigurationVersion,
  GatewayState,
} from '@plaza/contracts/registry/configuration';

export const describeIssue = (file: string, { path, message, line, column }: ConfigurationIssue): string =>
  `${line === undefined ? file : `${file}:${line}:${column}`} ${path}: ${message}`;

export function describeChange({ path, before, after }: ConfigurationChange): string {
  if (before === undefined) return `+ ${path} ${JSON.stringify(after)}`;
  if (after === undefined) return `- ${path} ${JSON.stringify(before)}`;
  return `~ ${path} ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
}

export const describeVersion = ({ number, kind, at, by, reason, hash }: ConfigurationVersion): string =>
  `${number} ${kind} ${at} by ${by}: ${reason} (${hash})`;

export function describeGateway({ id, address, number, source, isBehind, refused }: GatewayState): string {
  const runs = number === null ? `its ${source}` : `version ${number}, from ${source}`;
  const why = refused
    ? `, as it refused ${refused.number}: ${refused.faults.map(({ message }) => message).join(' ')}`
    : '';
  return `${id} at ${address} runs ${runs}${isBehind ? ` and is behind${why}` : ''}`;
}
