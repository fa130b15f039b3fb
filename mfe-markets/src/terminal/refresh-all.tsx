import { Button, RefreshIcon } from '@plaza/ui';
import { useAppDispatch, useAppSelector } from '@plaza/web-kit';
import { marketsApi, quotesAreComing } from '../markets-api';

/** Fetches every list on screen anew, and forgets those that are not. */
export function RefreshAll() {
  const dispatch = useAppDispatch();
  const coming = useAppSelector(quotesAreComing);
  const handleClick = () => dispatch(marketsApi.util.invalidateTags(['markets/quotes']));
  return (
    <Button icon={<RefreshIcon />} loading={coming} onClick={handleClick}>
      Refresh All
    </Button>
  );
}
