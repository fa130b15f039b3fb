import { Button, focusAfterRemoval, Row } from '@plaza/ui';

interface Props {
  readonly loading: boolean;
  readonly onMore: () => void;
}

/** The button for the next page of a list. If the last page removes it, the list's surroundings get the focus. */
export function ShowMore({ loading, onMore }: Props) {
  return (
    <Row justify="center" ref={focusAfterRemoval}>
      <Button loading={loading} onClick={onMore}>
        Show More
      </Button>
    </Row>
  );
}
