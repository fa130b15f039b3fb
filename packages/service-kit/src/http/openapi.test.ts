import type { Calls } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { openApiDocument } from './openapi';

interface Operation {
  operationId: string;
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  security: object[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

const documentOf = (name: string, calls: Calls): Document => JSON.parse(JSON.stringify(openApiDocument(name, calls)));

const services: [string, Calls][] = [
  ['finance', financeCalls],
  ['identity', identityCalls],
  ['marketplace', marketplaceCalls],
  ['markets', marketsCalls],
  ['registry', registryCalls],
];

test.each(services)('the document of %s contains every call', (name, calls) => {
  const { paths } = documentOf(name, calls);
  for (const [callName, { method, path, status, body, upload, answer, access }] of Object.entries(calls)) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: callName });
    expect(operation?.security.some((way) => 'bearer' in way)).toBe(access !== 'public');
    expect(operation?.responses).toHaveProperty(String(status ?? (answer ? 200 : 204)));
    expect(operation?.requestBody !== undefined).toBe((body ?? upload) !== undefined);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/:(\w+)/g)].map(([, part]) => part));
  }
});

test('a deployment authenticates with a token in a header, an admin_high with a session', () => {
  const { paths, components } = documentOf('registry', registryCalls);
  expect(paths['/api/v1/registry/remotes/{name}/releases']?.post).toMatchObject({
    description:
      'Access: holders of a deploy token that may publish, and admin_high. With a password or second factor entered within 10 minutes.',
    security: [{ deployToken: [] }, { bearer: [] }],
  });
  expect(components.securitySchemes.deployToken).toEqual({ type: 'apiKey', in: 'header', name: 'X-Deploy-Token' });
});

test('any deploy token for a remote may read it', () => {
  const { get } = documentOf('registry', registryCalls).paths['/api/v1/registry/remotes/{name}'] ?? {};
  expect(get?.description).toBe('Access: holders of any deploy token for the remote, and admin_high.');
});

test('path parameters are required, and query parameters as the schema declares', () => {
  const { paths } = documentOf('marketplace', marketplaceCalls);
  const parameters = paths['/api/v1/contractors']?.get?.parameters;
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'search', in: 'query', required: false }));
  const remote = documentOf('registry', registryCalls).paths['/api/v1/registry/remotes/{name}/current']?.put;
  expect(remote?.parameters).toEqual([expect.objectContaining({ name: 'name', in: 'path', required: true })]);
});

test('bodies are described with their limits', () => {
  const body = documentOf('finance', financeCalls).paths['/api/v1/finance/accounts']?.post?.requestBody;
  expect(body?.content['application/json'].schema).toMatchObject({
    required: expect.arrayContaining(['name', 'type']),
    properties: { name: { minLength: 1, maxLength: 255 } },
    additionalProperties: false,
  });
});
