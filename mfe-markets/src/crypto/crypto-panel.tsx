import {
  Button,
  Empty,
  lightTheme,
  MarketsIcon,
  RefreshIcon,
  Skeleton,
  Stack,
  TableSkeleton,
  useMediaQuery,
} from '@plaza/ui';
import { useCryptoBoard } from '../markets-api';
import { ConnectionLost } from '../terminal/connection-lost';
import { OldQuotesNotice } from '../terminal/old-quotes-notice';
import { CoinBoard } from './coin-board';

const failed = 'Failed to load cryptocurrency data';
const placeholders = 12;
const narrow = `(max-width: ${lightTheme.breakpoint.phone - 0.02}px)`;

/** The Crypto tab. */
export function CryptoPanel() {
  const { data, error, isFetching, refetch } = useCryptoBoard();
  const phone = useMediaQuery(narrow);
  const again = { retrying: isFetching, onRetry: refetch };
  if (error && !data) {
    return <ConnectionLost title={failed} error={error} fallback="Failed to fetch crypto prices" {...again} />;
  }
  if (!data) {
    return (
      <Stack gap={12}>
        <Skeleton width={phone ? '100%' : '360px'} height="36px" />
        <TableSkeleton rows={placeholders} columns={phone ? 2 : 4} />
      </Stack>
    );
  }
  if (data.coins.length === 0) {
    return (
      <Empty
        icon={<MarketsIcon size={20} />}
        title="No Cryptocurrency Data Available"
        text="Unable to fetch cryptocurrencies at the moment. Please try refreshing."
        action={
          <Button icon={<RefreshIcon />} loading={isFetching} onClick={refetch}>
            Refresh
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={12}>
      {error && <OldQuotesNotice title={`${failed}.`} {...again} />}
      <CoinBoard coins={data.coins} phone={phone} />
    </Stack>
  );
}
