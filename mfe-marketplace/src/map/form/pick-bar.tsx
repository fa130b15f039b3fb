import { Button, MapIcon, Row, styled } from '@plaza/ui';
import { useEffect, useRef } from 'react';

/** Shown above the map while the user picks coordinates; scrolls the map into view. */
export function PickBar({ onCancel }: { onCancel: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Bar ref={bar} justify="space-between" wrap={false}>
      <Row role="status" wrap={false}>
        <MapIcon /> Press the map where the location is.
      </Row>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </Bar>
  );
}

const Bar = styled(Row)`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.info.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.info.tint};
  color: ${({ theme }) => theme.color.info.text};
  scroll-margin: 72px;
`;
