import { Button, RefreshIcon } from '@plaza/ui';
import { useAppDispatch, useAppSelector } from '@plaza/web-kit';
import { areQuotesLoading, marketsApi } from '../markets-api';

/** Fetches every list on screen again, and discards the others. `brief` is an arrow alone. */
export function RefreshAll({ brief }: { brief: boolean }) {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(areQuotesLoading);
  const handleClick = () => dispatch(marketsApi.util.invalidateTags(['markets/quotes']));
  return (
    <Button icon={<RefreshIcon />} loading={isLoading} aria-label="Refresh All" onClick={handleClick}>
      {!brief && 'Refresh All'}
    </Button>
  );
}
