import fs from 'node:fs/promises';
import { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { registryCalls } from '@plaza/contracts/registry/calls';
import {
  type ConfigurationChange,
  ConfigurationCheck,
  type ConfigurationIssue,
  ConfigurationVersion,
  GatewayState,
  WholeConfigurationVersion,
} from '@plaza/contracts/registry/configuration';
import { z } from 'zod';
import type { GatewayRequest } from './gateway-request';
import { callRegistry, type ReleaseTarget } from './release-remotes';

/** What a command says, and whether it failed. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly hasFailed?: true;
}

/** Does what an operator asked for. @throws Error that says what the registry refused */
export async function runGatewayRequest(request: GatewayRequest, target: ReleaseTarget): Promise<Outcome> {
  switch (request.verb) {
    case 'show': {
      const { document } = await currentVersion(target);
      return { lines: [JSON.stringify(document, undefined, 2)] };
    }
    case 'schema':
      return { lines: [JSON.stringify(z.toJSONSchema(GatewayConfiguration, { io: 'input' }), undefined, 2)] };
    case 'versions':
      return { lines: (await versions(target)).map(describeVersion) };
    case 'gateways':
      return { lines: (await gateways(target)).map(describeGateway) };
    case 'check':
    case 'diff':
      return check(request.file, target);
    case 'apply':
      return apply(request, target);
    case 'back':
      return back(request, target);
  }
}

async function currentVersion(target: ReleaseTarget): Promise<WholeConfigurationVersion> {
  const answer = await callRegistry(target, registryCalls.gatewayConfiguration, {});
  return WholeConfigurationVersion.parse(await answer.json());
}

async function versions(target: ReleaseTarget): Promise<ConfigurationVersion[]> {
  const answer = await callRegistry(target, registryCalls.gatewayConfigurationVersions, {});
  return z.array(ConfigurationVersion).parse(await answer.json());
}

async function gateways(target: ReleaseTarget): Promise<GatewayState[]> {
  const answer = await callRegistry(target, registryCalls.gateways, {});
  return z.array(GatewayState).parse(await answer.json());
}

async function check(file: string, target: ReleaseTarget): Promise<Outcome> {
  const text = await fs.readFile(file, 'utf8');
  const answer = await callRegistry(target, registryCalls.checkGatewayConfiguration, {}, text);
  const { faults, changes } = ConfigurationCheck.parse(await answer.json());
  if (faults.length > 0) return { lines: faults.map((issue) => describeIssue(file, issue)), hasFailed: true };
  return { lines: changes.length > 0 ? changes.map(describeChange) : ['Nothing would be different.'] };
}

async function apply(
  { file, reason, on }: Extract<GatewayRequest, { verb: 'apply' }>,
  target: ReleaseTarget,
): Promise<Outcome> {
  const checked = await check(file, target);
  if (checked.hasFailed) return checked;
  const { method, path } = registryCalls.applyGatewayConfiguration;
  const call = { method, path: `${path}?${new URLSearchParams({ reason })}` };
  const ifMatch = on ?? (await currentVersion(target)).hash;
  const text = await fs.readFile(file, 'utf8');
  const answer = await callRegistry(target, call, {}, text, 'application/json', { 'If-Match': ifMatch });
  const version = ConfigurationVersion.parse(await answer.json());
  return { lines: [...checked.lines, `Version ${version.number} holds now.`] };
}

async function back(
  { reason, on }: Extract<GatewayRequest, { verb: 'back' }>,
  target: ReleaseTarget,
): Promise<Outcome> {
  const headers = { 'If-Match': on ?? (await currentVersion(target)).hash };
  const body = JSON.stringify({ reason });
  const call = registryCalls.backGatewayConfiguration;
  const answer = await callRegistry(target, call, {}, body, 'application/json', headers);
  const { number, restores } = ConfigurationVersion.parse(await answer.json());
  return {
    lines: [`Version ${number} holds now${restores === undefined ? '' : `, which is version ${restores} again`}.`],
  };
}

const describeIssue = (file: string, { path, message, line, column }: ConfigurationIssue): string =>
  `${line === undefined ? file : `${file}:${line}:${column}`} ${path}: ${message}`;

function describeChange({ path, before, after }: ConfigurationChange): string {
  if (before === undefined) return `+ ${path} ${JSON.stringify(after)}`;
  if (after === undefined) return `- ${path} ${JSON.stringify(before)}`;
  return `~ ${path} ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
}

const describeVersion = ({ number, kind, at, by, reason, hash }: ConfigurationVersion): string =>
  `${number} ${kind} ${at} by ${by}: ${reason} (${hash})`;

function describeGateway({ id, address, number, source, isBehind, refused }: GatewayState): string {
  const runs = number === null ? `its ${source}` : `version ${number}, from ${source}`;
  const why = refused
    ? `, as it refused ${refused.number}: ${refused.faults.map(({ message }) => message).join(' ')}`
    : '';
  return `${id} at ${address} runs ${runs}${isBehind ? ` and is behind${why}` : ''}`;
}
