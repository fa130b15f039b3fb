import { Button, Row } from '@plaza/ui';

/** Net worth as one line, or as an area for each of its parts. */
export const views = ['total', 'parts'] as const;

type View = (typeof views)[number];

/** Chooses what the chart draws. */
export function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <Row gap={0} wrap={false} role="group" aria-label="What the line shows">
      {views.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={view === one ? 'secondary' : 'ghost'}
          aria-pressed={view === one}
          onClick={() => onView(one)}
        >
          {one === 'total' ? 'Total' : 'By Part'}
        </Button>
      ))}
    </Row>
  );
}
