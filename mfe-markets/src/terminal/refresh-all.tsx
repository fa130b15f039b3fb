import { Button, RefreshIcon } from '@plaza/ui';
import { useAppDispatch, useAppSelector } from '@plaza/web-kit';
import { areQuotesLoading, marketsApi } from '../markets-api';

/** Refetches every list on screen and discards all others. `brief` shows only an arrow. */
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
