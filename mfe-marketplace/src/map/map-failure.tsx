import { AlertIcon, Button, CardSurface, Row, styled } from '@plaza/ui';

interface MapFailureProps {
  message: string;
  onRetry: () => void;
  onSimple: () => void;
}

/** Shown in place of a map that failed to load. */
export function MapFailure({ message, onRetry, onSimple }: MapFailureProps) {
  return (
    <Panel role="alert">
      <AlertIcon size={20} />
      <h2>Map Loading Error</h2>
      <p>{message}</p>
      <Row justify="center">
        <Button variant="primary" onClick={onRetry}>
          Retry Map
        </Button>
        <Button onClick={onSimple}>Show Simple Map</Button>
      </Row>
    </Panel>
  );
}

const Panel = styled(CardSurface)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[24]};
  text-align: center;
  > svg { color: ${({ theme }) => theme.color.bad.text}; }
  > p { max-width: 44ch; margin-bottom: ${({ theme }) => theme.space[8]}; color: ${({ theme }) => theme.color.muted}; }
`;
