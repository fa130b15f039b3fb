import { Button, focusAfterRemoval } from '@plaza/ui';
import { ListFoot } from '../../../panes/list-foot';

/** The button for the tickets that were changed before the listed ones. */
export function MoreTickets({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  return (
    <ListFoot ref={focusAfterRemoval}>
      <Button loading={loading} onClick={onMore}>
        Show More
      </Button>
    </ListFoot>
  );
}
