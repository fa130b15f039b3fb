import type { Drill, JourneyOutcome, JourneyReport } from '@plaza/contracts/operations/drills';
import { Badge, type Column, Table } from '@plaza/ui';
import { nameDrill, outcomeOf } from './drill-labels';

/** The result of each journey before, during and after a drill. */
export function DrillReport({ drill }: { drill: Drill }) {
  return (
    <Table
      label={`Journeys: ${nameDrill(drill)}`}
      columns={columns}
      rows={drill.journeys}
      rowKey={({ name }) => name}
      maxHeight="none"
    />
  );
}

const columns: Column<JourneyReport>[] = [
  { id: 'journey', header: 'Journey', cell: ({ name }) => name },
  { id: 'before', header: 'Before', cell: ({ before }) => <Outcome outcome={before} missing="Not available to you" /> },
  { id: 'worst', header: 'During', cell: ({ worst }) => <Outcome outcome={worst} missing="—" /> },
  {
    id: 'failures',
    header: 'Failed',
    align: 'end',
    cell: ({ tries, failures }) => (tries === 0 ? '—' : `${failures} of ${tries}`),
  },
  { id: 'after', header: 'After', cell: ({ after }) => <Outcome outcome={after} missing="—" /> },
];

function Outcome({ outcome, missing }: { outcome: JourneyOutcome | null; missing: string }) {
  if (outcome === null) return missing;
  const { label, tone } = outcomeOf(outcome);
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
