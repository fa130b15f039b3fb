import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import { capitalise, Field, Select } from '@plaza/ui';
import { Notice } from '../../../notices/notice';
import { useAdminSubsetChoicesQuery } from '../remotes-api';

/**
 * The subset chosen for each service. For all other services, the rollout's visitors share the targets of everybody.
 */
export type Subsets = Readonly<Partial<Record<ServiceName, string>>>;

interface SubsetFieldsProps {
  name: RemoteName;
  /** The version of the release; empty if none is chosen. */
  version: string;
  chosen: Subsets;
  onChange: (chosen: Subsets) => void;
}

/** A value that is no valid name of a subset. */
const none = '*';

/** For each service that the release calls and that has subsets: which targets the rollout's visitors reach. */
export function SubsetFields({ name, version, chosen, onChange }: SubsetFieldsProps) {
  const { currentData = [], error } = useAdminSubsetChoicesQuery({ name, version }, { skip: version === '' });
  if (error) return <Notice tone="attention">Which services have a canary is not known just now.</Notice>;
  return currentData.map(({ service, subsets }) => (
    <Field key={service} label={`Targets of ${capitalise(service)}`}>
      <Select
        value={chosen[service] ?? none}
        onValueChange={(value) => onChange(withSubset(chosen, service, value))}
        options={[
          { value: none, label: 'As everybody' },
          ...subsets.map((subset) => ({ value: subset, label: `“${subset}”, for its people alone` })),
        ]}
      />
    </Field>
  ));
}

function withSubset(chosen: Subsets, service: ServiceName, value: string): Subsets {
  const { [service]: _before, ...others } = chosen;
  return value === none ? others : Object.assign({ [service]: value }, others);
}
