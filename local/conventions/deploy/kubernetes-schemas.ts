import { z } from 'zod';

/**
 * The parts of Kubernetes' schemas that the manifests use. They are strict, as a cluster only warns about an unknown
 * field and ignores its value.
 */
const Name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
const Labels = z.record(z.string(), z.string());
const Selector = z.strictObject({ matchLabels: Labels });
const Metadata = z.strictObject({
  name: Name,
  labels: Labels.optional(),
  annotations: Labels.optional(),
});
const Quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const Count = z.number().int().min(0);

const Probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port: z.literal('http') }),
  periodSeconds: Count,
  timeoutSeconds: Count.optional(),
  failureThreshold: Count,
});

const FromSecret = z.strictObject({ name: Name, key: z.string(), optional: z.literal(true).optional() });
const Variable = z.union([
  z.strictObject({ name: z.string(), value: z.string() }),
  z.strictObject({ name: z.string(), valueFrom: z.strictObject({ secretKeyRef: FromSecret }) }),
]);

const Container = z.strictObject({
  name: Name,
  image: z.string(),
  ports: z.array(z.strictObject({ name: Name, containerPort: Count })),
  envFrom: z.tuple([z.strictObject({ configMapRef: z.strictObject({ name: Name }) })]),
  env: z.array(Variable),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  resources: z.strictObject({
    requests: z.strictObject({ cpu: Quantity, memory: Quantity }),
    limits: z.strictObject({ memory: Quantity }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: Name, mountPath: z.string().startsWith('/') })),
});

const Pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: Count,
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: Count.min(1),
    runAsGroup: Count.min(1),
    fsGroup: Count.min(1),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: Count,
      topologyKey: z.string(),
      whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
      labelSelector: Selector,
    }),
  ),
  containers: z.tuple([Container]),
  volumes: z.array(z.strictObject({ name: Name, emptyDir: z.strictObject({ sizeLimit: Quantity }) })),
});

const Deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata: Metadata,
  spec: z.strictObject({
    selector: Selector,
    strategy: z.strictObject({ rollingUpdate: z.strictObject({ maxUnavailable: Count, maxSurge: Count }) }),
    template: z.strictObject({ metadata: z.strictObject({ labels: Labels }), spec: Pod }),
  }),
});

const Service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata: Metadata,
  spec: z.strictObject({
    selector: Labels,
    ports: z.array(z.strictObject({ name: Name, port: Count, targetPort: z.string() })),
  }),
});

const PodDisruptionBudget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata: Metadata,
  spec: z.strictObject({ maxUnavailable: Count.min(1), selector: Selector }),
});

const HorizontalPodAutoscaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata: Metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ apiVersion: z.literal('apps/v1'), kind: z.literal('Deployment'), name: Name }),
    minReplicas: Count.min(2),
    maxReplicas: Count,
    metrics: z.tuple([
      z.strictObject({
        type: z.literal('Resource'),
        resource: z.strictObject({
          name: z.literal('cpu'),
          target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: Count.max(100) }),
        }),
      }),
    ]),
  }),
});

const Ports = z.array(z.strictObject({ port: Count, protocol: z.enum(['TCP', 'UDP']).optional() }));
const Peers = z.array(z.strictObject({ podSelector: Selector.optional(), namespaceSelector: Selector.optional() }));
const NetworkPolicy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata: Metadata,
  spec: z.strictObject({
    podSelector: Selector.extend({
      matchExpressions: z.array(z.strictObject({ key: z.string(), operator: z.literal('In'), values: z.array(Name) })),
    }).partial(),
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(z.strictObject({ from: Peers.optional(), ports: Ports })).optional(),
    egress: z.array(z.strictObject({ to: Peers.optional(), ports: Ports })).optional(),
  }),
});

/** A document of the kustomize base. */
export const Document = z.discriminatedUnion('kind', [
  Deployment,
  Service,
  PodDisruptionBudget,
  HorizontalPodAutoscaler,
  NetworkPolicy,
]);
export type Document = z.infer<typeof Document>;

const Literals = z.array(
  z.strictObject({
    name: Name,
    behavior: z.literal('merge').optional(),
    literals: z.array(z.string().regex(/^[A-Z_]+=/)),
  }),
);

export const Kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: Name.optional(),
  resources: z.array(z.string()),
  configMapGenerator: Literals,
  images: z.array(z.strictObject({ name: Name, newName: z.string(), newTag: z.string() })).optional(),
  patches: z.array(z.strictObject({ path: z.string() })).optional(),
});
