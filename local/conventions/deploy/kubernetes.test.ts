import fs from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { programs } from '../../src/launch/programs';
import { Document, Kustomization } from './kubernetes-schemas';

const folder = path.resolve(__dirname, '../../../deploy/kubernetes');
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

const base = Kustomization.parse(parse(read('base/kustomization.yaml')));
const overlay = Kustomization.parse(parse(read('overlays/production/kustomization.yaml')));
const written = base.resources.flatMap((file) =>
  parseAllDocuments(read(`base/${file}`)).map((document): unknown => document.toJS()),
);
const documents = written.map((document) => Document.safeParse(document).data).filter((one) => one !== undefined);

function all<Kind extends Document['kind']>(kind: Kind) {
  return documents.filter((one): one is Extract<Document, { kind: Kind }> => one.kind === kind);
}

const deployments = all('Deployment').map(({ metadata: { name }, spec }) => ({
  name,
  spec,
  pod: spec.template.spec,
  container: spec.template.spec.containers[0],
  labels: spec.template.metadata.labels,
}));
const names = programs.map(({ service }) => service.name).sort();
const literals = [...base.configMapGenerator, ...overlay.configMapGenerator].flatMap((map) => map.literals);
const configured = new Map(
  literals.map((literal): [string, string] => {
    const at = literal.indexOf('=');
    return [literal.slice(0, at), literal.slice(at + 1)];
  }),
);
const matches = (selector: Record<string, string>, labels: Record<string, string>) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

test('every document has a known kind and no unknown fields', () => {
  for (const document of written) expect(Document.safeParse(document).error?.issues ?? []).toEqual([]);
});

test('every file is in its kustomization, and every name is unique', () => {
  const files = fs.readdirSync(path.join(folder, 'base')).filter((file) => file !== 'kustomization.yaml');
  expect([...base.resources].sort()).toEqual(files.sort());
  const keys = documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'] as const)(
  'every program has its %s',
  (kind) => {
    expect(
      all(kind)
        .map(({ metadata }) => metadata.name)
        .sort(),
    ).toEqual(names);
  },
);

test('every selector matches the pods of its own program only', () => {
  const selectors = [
    ...all('Deployment').map(({ metadata, spec }) => [metadata.name, spec.selector.matchLabels] as const),
    ...all('Service').map(({ metadata, spec }) => [metadata.name, spec.selector] as const),
    ...all('PodDisruptionBudget').map(({ metadata, spec }) => [metadata.name, spec.selector.matchLabels] as const),
  ];
  for (const [name, selector] of selectors) {
    expect(deployments.filter(({ labels }) => matches(selector, labels)).map((found) => found.name)).toEqual([name]);
  }
  for (const { metadata, spec } of all('HorizontalPodAutoscaler')) expect(spec.scaleTargetRef.name).toBe(metadata.name);
  for (const { metadata, spec } of all('NetworkPolicy')) {
    const found = deployments.filter(({ labels }) => matches(spec.podSelector.matchLabels ?? {}, labels));
    expect([metadata.name, found.length]).not.toEqual([metadata.name, 0]);
  }
});

test('the ports of services exist in the containers, and policies name ports that programs listen on', () => {
  for (const { metadata, spec } of all('Service')) {
    const { container } = deployments.find(({ name }) => name === metadata.name) ?? {};
    for (const { targetPort } of spec.ports) expect(container?.ports.map(({ name }) => name)).toContain(targetPort);
  }
  const listened = deployments.flatMap(({ container }) => container.ports.map(({ containerPort }) => containerPort));
  for (const { spec } of all('NetworkPolicy')) {
    for (const { ports } of spec.ingress ?? []) for (const { port } of ports) expect(listened).toContain(port);
  }
});

test.each(deployments.map(({ name, container }) => ({ name, container })))(
  'every variable of $name is one that the program reads, and its configuration is valid',
  ({ name, container }) => {
    const program = programs.find(({ service }) => service.name === name);
    const variables = container.env.map((one) => one.name);
    const known = Object.keys(Object(program && 'shape' in program.service.config && program.service.config.shape));
    expect(variables.filter((variable) => !known.includes(variable))).toEqual([]);
    const values = container.env.flatMap((one) => ('value' in one ? [[one.name, one.value]] : []));
    const { error } =
      program?.service.config.safeParse({ ...Object.fromEntries(configured), ...Object.fromEntries(values) }) ?? {};
    expect(error?.issues ?? []).toEqual([]);
  },
);

test('every shared variable is read by some program', () => {
  const known = programs.flatMap(({ service }) =>
    Object.keys(Object('shape' in service.config && service.config.shape)),
  );
  expect([...configured.keys()].filter((variable) => !known.includes(variable))).toEqual([]);
  for (const { container } of deployments) expect(container.envFrom[0].configMapRef.name).toBe('plaza');
});

test('every address of a service is the address of a Service', () => {
  const urls = [...configured].filter(([name]) => /^(IDENTITY|FINANCE|MARKETS|MARKETPLACE|REGISTRY)_URL$/.test(name));
  expect(urls).toHaveLength(5);
  for (const [variable, url] of urls) {
    const { hostname, port } = new URL(url);
    expect(`${hostname.toUpperCase()}_URL`).toBe(variable);
    const service = all('Service').find(({ metadata }) => metadata.name === hostname);
    expect(service?.spec.ports.map((one) => String(one.port))).toContain(port);
  }
});

test("the overlay's policies allow what the base cannot know: a collector of traces, and a team's own area", () => {
  const policies = overlay.resources
    .filter((file) => !file.startsWith('..'))
    .flatMap((file) => parseAllDocuments(read(`overlays/production/${file}`)))
    .map((document) => Document.safeParse(document.toJS()).data)
    .filter((document) => document?.kind === 'NetworkPolicy');
  const allowed = policies.map(({ metadata: { name }, spec: { ingress, egress } }) => {
    const ports = [...(ingress ?? []), ...(egress ?? [])].flatMap((rule) => rule.ports.map(({ port }) => port));
    return [name, ingress ? 'in' : 'out', ...ports];
  });
  expect(allowed).toEqual([
    ['traces-to-collector', 'out', 4318],
    ['gateway-to-loyalty', 'out', 8080],
    ['loyalty-to-identity-and-registry', 'in', 8080],
  ]);
});

test('secrets are referenced, not inlined, and available where they are needed', () => {
  const secret = /PASSWORD|SECRET|_KEY|TOKEN|MONGODB_URI|REDIS_URL|SMTP_URL/;
  for (const { container } of deployments) {
    for (const one of container.env) if ('value' in one) expect(one.name).not.toMatch(secret);
  }
  expect([...configured.keys()].filter((name) => secret.test(name))).toEqual([]);
  const having = (variable: string) =>
    deployments.filter(({ container }) => container.env.some(({ name }) => name === variable)).map(({ name }) => name);
  expect(having('MONGODB_URI').sort()).toEqual(names.filter((name) => name !== 'gateway'));
  expect([having('JWT_PRIVATE_KEY'), having('SECRETS_KEY'), having('SMTP_URL')]).toEqual(Array(3).fill(['identity']));
  expect(having('DEPLOY_TOKEN')).toEqual(['registry']);
  expect([having('REDIS_URL').sort(), having('BUS_SECRET').sort()]).toEqual([names, names]);
});

test('probes check liveness and readiness, and no program is killed within its grace period', () => {
  const stopMs = Number(configured.get('STOP_GRACE_MS')) + Number(configured.get('STOP_REQUESTS_MS'));
  for (const { container, pod } of deployments) {
    expect([container.startupProbe, container.livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/healthz',
      '/healthz',
    ]);
    const { httpGet, periodSeconds, timeoutSeconds = 1, failureThreshold } = container.readinessProbe;
    expect(httpGet.path).toBe('/readyz');
    // It is seen to stop before it does.
    expect((periodSeconds + timeoutSeconds) * failureThreshold * 1000).toBeLessThan(
      Number(configured.get('STOP_GRACE_MS')),
    );
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(stopMs + 2000);
  }
});

test('every writable path is a volume, and every volume is used', () => {
  for (const { pod, container } of deployments) {
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
  }
  const gateway = deployments.find(({ name }) => name === 'gateway');
  const image = fs.readFileSync(path.resolve(folder, '../Dockerfile'), 'utf8');
  for (const variable of ['REMOTES_CACHE_DIR', 'CONFIGURATION_DIR']) {
    const [, dir] = new RegExp(`${variable}=(\\S+)`).exec(image) ?? [];
    expect(gateway?.container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(dir);
  }
});

test('the overlay sets the image of every program, and no other', () => {
  expect(overlay.images?.map(({ name }) => name).sort()).toEqual(names.map((name) => `plaza-${name}`).sort());
  expect(deployments.map(({ container }) => container.image).sort()).toEqual(
    names.map((name) => `plaza-${name}`).sort(),
  );
  for (const file of [...overlay.resources, ...(overlay.patches ?? []).map((patch) => patch.path)])
    expect(fs.existsSync(path.join(folder, 'overlays/production', file))).toBe(true);
});
