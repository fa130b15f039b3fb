import { type Access, type Call, type Calls, deployTokenHeader } from '@plaza/contracts/call';
import { ErrorEnvelope } from '@plaza/contracts/errors';
import { limits } from '@plaza/contracts/limits';
import { deployVerbLabels } from '@plaza/contracts/registry/deploy-verbs';
import { jsonSchema } from '@plaza/contracts/registry/needs';
import { z } from 'zod';
import { serviceTokenHeader } from '../internal/service-tokens';

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  serviceToken: { type: 'apiKey', in: 'header', name: serviceTokenHeader },
  deployToken: { type: 'apiKey', in: 'header', name: deployTokenHeader },
} as const;

/** The OpenAPI 3.1 document of a service, generated from its calls. */
export function openApiDocument(service: string, calls: Calls): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `Plaza ${service}`, version: '1' },
    paths,
    components: { securitySchemes },
  };
}

function operation(name: string, call: Call): object {
  const status = String(call.status ?? (call.answer ? 200 : 204));
  return {
    operationId: name,
    summary: call.summary,
    description: `Access: ${accessInWords(call.access)}.${call.reauthentication ? reauthenticationInWords : ''}`,
    security: security(call.access),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.upload ? { requestBody: { required: true, content: fileOf(call.upload.types) } } : {}),
    ...(call.body ? { requestBody: { required: true, content: json(call.body, 'input') } } : {}),
    responses: {
      [status]: { description: 'Done.', ...(call.answer ? { content: json(call.answer, 'output') } : {}) },
      default: { description: 'Failed.', content: json(ErrorEnvelope, 'output') },
    },
  };
}

const reauthenticationInWords = ` With a password or second factor entered within ${limits.reauthenticationSeconds / 60} minutes.`;

/** The security schemes of a call, any one of which is enough. */
function security(access: Access): Partial<Record<keyof typeof securitySchemes, string[]>>[] {
  if (access === 'public') return [];
  if (access === 'service') return [{ serviceToken: [] }];
  return typeof access === 'object' && 'deployer' in access ? [{ deployToken: [] }, { bearer: [] }] : [{ bearer: [] }];
}

function accessInWords(access: Access): string {
  if (access === 'public') return 'anybody';
  if (access === 'service') return 'other services';
  if (access === 'session') return 'any signed-in user';
  if ('deployer' in access) {
    const { deployer } = access;
    if (deployer === 'operate') return 'the deploy token of the first start, and admin_high';
    if (deployer === 'read') return 'holders of any deploy token for the remote, and admin_high';
    return `holders of a deploy token that may ${deployVerbLabels[deployer]}, and admin_high`;
  }
  const tab = access.scope && `users with a tab that allows ${access.scope}`;
  if (!('roles' in access)) return `${tab}`;
  return [access.roles.join(', '), tab].filter(Boolean).join(', ');
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(part as z.ZodType, undefined).success,
    schema: jsonSchema(part as z.ZodType, 'input'),
  }));
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

const fileOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
