import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { Drill, DrillFault, NewDrill } from '@plaza/contracts/operations/drills';
import { remoteNames } from '@plaza/contracts/permission-graph';
import { capitalise, Field, FormDialog, Select } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import { notifySuccess } from '../../notices/notify';
import { BlastSummary } from '../blast-radius/blast-summary';
import { blastOf, type GraphNode } from '../blast-radius/graph';
import { usePlatform } from '../blast-radius/use-platform';
import { nameDrill, nameTarget } from './drill-labels';
import { useAdminStartDrillMutation } from './drills-api';

interface StartDrillDialogProps {
  hasRedis: boolean;
  onClose: () => void;
}

type Target = Pick<Drill, 'kind' | 'name'>;

interface Draft {
  /** Kind and name, such as "service markets". */
  readonly target: string;
  readonly fault: string;
  readonly seconds: string;
}

/** Starts a drill of up to a minute, after showing whom it affects. */
export function StartDrillDialog({ hasRedis, onClose }: StartDrillDialogProps) {
  const [start] = useAdminStartDrillMutation();
  const { platform } = usePlatform();
  const areas = platform?.areas ?? [];
  const targets: Target[] = [
    ...services.map((one) => ({ kind: 'service', name: one }) as const),
    ...[...remoteNames, ...areas.map(({ area }) => area)].map((one) => ({ kind: 'remote', name: one }) as const),
    ...(hasRedis ? [{ kind: 'redis', name: 'redis' } as const] : []),
  ];
  const close = useWhileOpen(onClose);
  const form = useForm<Draft, Parameters<typeof nameDrill>[0]>({
    initial: { target: 'service markets', fault: 'stopped', seconds: '30' },
    validate: () => undefined,
    save: (draft) => start({ body: toNewDrill(draft) }),
    onSaved(drill) {
      notifySuccess(`${nameDrill(drill)}.`);
      close();
    },
  });
  const { kind, name } = toNewDrill(form.draft);
  const node: GraphNode | undefined = kind === 'redis' ? undefined : { kind, name };

  function changeTarget(target: string) {
    const isService = target.startsWith('service ');
    form.change(isService ? { target } : { target, fault: 'stopped' });
  }

  return (
    <FormDialog
      title="Start a Drill"
      description="It fails for everybody. Meanwhile common tasks are tried again and again, and the report shows which of them work."
      form={form}
      submitLabel="Start Drill"
      submitVariant="danger"
      onClose={onClose}
    >
      <Field label="What fails">
        <Select
          value={form.draft.target}
          onValueChange={changeTarget}
          options={targets.map((one) => ({
            value: `${one.kind} ${one.name}`,
            label: capitalise(nameTarget(one, areas)),
          }))}
        />
      </Field>
      <Field label="How">
        <Select
          value={form.draft.fault}
          onValueChange={(fault) => form.change({ fault })}
          options={kind === 'service' ? faults : faults.slice(0, 1)}
        />
      </Field>
      <Field label="For how long">
        <Select value={form.draft.seconds} onValueChange={(seconds) => form.change({ seconds })} options={lengths} />
      </Field>
      {node && platform && (
        <BlastSummary
          node={node}
          name={nameTarget({ kind, name }, areas)}
          blast={blastOf(node, platform)}
          areas={areas}
        />
      )}
    </FormDialog>
  );
}

function toNewDrill({ target, fault, seconds }: Draft): NewDrill {
  const [kind = '', name = ''] = target.split(' ');
  return { kind, name, fault, seconds: Number(seconds) } as NewDrill;
}

/** An object type, so that the compiler reports a missing service. */
const isService: Record<ServiceName, true> = {
  identity: true,
  finance: true,
  markets: true,
  marketplace: true,
  registry: true,
};
const services = Object.keys(isService);

const faults: { value: DrillFault; label: string }[] = [
  { value: 'stopped', label: 'Stopped: it answers nobody' },
  { value: 'slow', label: 'Slow: each answer takes three seconds longer' },
  { value: 'faulty', label: 'Faulty: half of the requests fail' },
];

const lengths = [10, 30, 60].map((seconds) => ({ value: `${seconds}`, label: `${seconds} seconds` }));
