import { registryCalls } from '@plaza/contracts/registry/calls';
import {
  ConfigurationCheck,
  ConfigurationVersion,
  GatewayState,
  WholeConfigurationVersion,
} from '@plaza/contracts/registry/configuration';
import { z } from 'zod';
import { callRegistry, type ReleaseTarget } from '../release/registry-client';

/** The active configuration. */
export async function currentVersion(target: ReleaseTarget): Promise<WholeConfigurationVersion> {
  const answer = await callRegistry(target, registryCalls.gatewayConfiguration, {});
  return WholeConfigurationVersion.parse(await answer.json());
}

/** The latest versions, newest first. */
export async function fetchVersions(target: ReleaseTarget): Promise<ConfigurationVersion[]> {
  const answer = await callRegistry(target, registryCalls.gatewayConfigurationVersions, {});
  return z.array(ConfigurationVersion).parse(await answer.json());
}

export async function fetchGateways(target: ReleaseTarget): Promise<GatewayState[]> {
  const answer = await callRegistry(target, registryCalls.gateways, {});
  return z.array(GatewayState).parse(await answer.json());
}

export async function checkDocument(text: string, target: ReleaseTarget): Promise<ConfigurationCheck> {
  const answer = await callRegistry(target, registryCalls.checkGatewayConfiguration, {}, text);
  return ConfigurationCheck.parse(await answer.json());
}

/** @param on the hash of the version that the document is based on @throws RegistryError if another one is active */
export async function applyDocument(
  text: string,
  { reason, on }: { readonly reason: string; readonly on: string },
  target: ReleaseTarget,
): Promise<ConfigurationVersion> {
  const { method, path } = registryCalls.applyGatewayConfiguration;
  const call = { method, path: `${path}?${new URLSearchParams({ reason })}` };
  const answer = await callRegistry(target, call, {}, text, 'application/json', { 'If-Match': on });
  return ConfigurationVersion.parse(await answer.json());
}

/** @param on the hash of the version to leave @throws RegistryError if another one is active */
export async function goBack(
  { reason, on }: { readonly reason: string; readonly on: string },
  target: ReleaseTarget,
): Promise<ConfigurationVersion> {
  const call = registryCalls.rollBackGatewayConfiguration;
  const headers = { 'If-Match': on };
  const answer = await callRegistry(target, call, {}, JSON.stringify({ reason }), 'application/json', headers);
  return ConfigurationVersion.parse(await answer.json());
}
