import { call } from '@plaza/contracts/call';
import {
  ConfigurationRollback,
  GatewayAnswer,
  GatewayReport,
  gatewaysInternal,
  KnownGateways,
} from '@plaza/contracts/internal/gateways';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Context as KoaContext } from 'koa';
import type { RegistryDependencies } from '../dependencies';
import { deployAuthor, requireDeployer } from '../deployer';
import { applyConfiguration, checkConfiguration, rollBackConfiguration } from './change-configuration';
import { listGateways, reportGateway, rollBackForGateway } from './gateways';
import { findConfiguration, findVersion, toVersion, toWholeVersion } from './versions';

type Context = Pick<RegistryDependencies, 'trust' | 'deployToken' | 'flushOutbox' | 'now'>;
type InternalContext = Pick<RegistryDependencies, 'trust' | 'flushOutbox' | 'now' | 'log'>;

/** The gateways' configuration: reading, checking, changing and rolling it back. */
export function configurationRoutes({ trust, deployToken, flushOutbox, now }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(registryCalls.gatewayConfiguration, async () => toWholeVersion((await findConfiguration()).current))
    .on(registryCalls.gatewayConfigurationVersions, async () =>
      (await findConfiguration()).record.versions.map(toVersion).reverse(),
    )
    .on(registryCalls.gatewayConfigurationVersion, async ({ params }) =>
      toWholeVersion(await findVersion(params.number)),
    )
    .on(registryCalls.checkGatewayConfiguration, ({ file }) => checkConfiguration(file.toString('utf8')))
    .on(registryCalls.applyGatewayConfiguration, async ({ file, query, ...by }) => {
      const change = { reason: query.reason, seen: seenOf(by.ctx), author: deployAuthor(by), now: now() };
      const version = await applyConfiguration(file.toString('utf8'), change);
      await flushOutbox();
      return version;
    })
    .on(registryCalls.rollBackGatewayConfiguration, async ({ body, ...by }) => {
      const change = { reason: body.reason, seen: seenOf(by.ctx), author: deployAuthor(by), now: now() };
      const version = await rollBackConfiguration(change);
      await flushOutbox();
      return version;
    })
    .on(registryCalls.gateways, () => listGateways(now()));
}

/** The hash in If-Match, with or without quotation marks; an empty string if there is none. */
const seenOf = (ctx: KoaContext): string => ctx.get('if-match').replace(/^"|"$/g, '');

export const internalConfigurationCalls = {
  reportGateway: call(`POST ${gatewaysInternal.reportsPath}`, {
    access: 'service',
    summary: 'Report what a gateway runs; answers the active configuration.',
    body: GatewayReport,
    answer: GatewayAnswer,
  }),
  knownGateways: call(`GET ${gatewaysInternal.knownPath}`, {
    access: 'service',
    summary: 'The running gateways.',
    answer: KnownGateways,
  }),
  reportRollback: call(`POST ${gatewaysInternal.rollbacksPath}`, {
    access: 'service',
    summary: 'Report that a gateway rolled a version back automatically.',
    body: ConfigurationRollback,
  }),
};

/** Calls of the gateways, served on the private network only. */
export function internalConfigurationRoutes({ trust, flushOutbox, now, log }: InternalContext): Routes {
  return createRoutes(trust)
    .on(internalConfigurationCalls.reportGateway, ({ body }) => reportGateway(body, now()))
    .on(internalConfigurationCalls.knownGateways, async () =>
      (await listGateways(now())).map(({ id, address }) => ({ id, address })),
    )
    .on(internalConfigurationCalls.reportRollback, async ({ body, requestId }) => {
      const isTooOld = await rollBackForGateway(body, requestId, now());
      if (isTooOld) log.warn({ rollback: body }, 'a gateway rolled back an old version; the others keep it');
      await flushOutbox();
    });
}
