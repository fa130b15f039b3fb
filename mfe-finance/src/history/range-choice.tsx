import { Button, Row } from '@plaza/ui';
import { type RangeId, ranges } from './ranges';

/** Chooses how far back the history goes. */
export function RangeChoice({ range, onRange }: { range: RangeId; onRange: (range: RangeId) => void }) {
  return (
    <Row gap={0} role="group" aria-label="How far back">
      {ranges.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          variant={range === id ? 'secondary' : 'ghost'}
          aria-pressed={range === id}
          aria-label={label}
          onClick={() => onRange(id)}
        >
          {id}
        </Button>
      ))}
    </Row>
  );
}
