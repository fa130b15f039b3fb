import {
  CardSkeleton,
  CardsSkeleton,
  Grid,
  Skeleton,
  Stack,
  styled,
  TableSkeleton,
  usePhone,
  VisuallyHidden,
} from '@plaza/ui';
import { delayedAppearance } from './delayed-appearance';

/**
 * The layout of most tabs: a title, some figures and a table, or a card and a list on a phone. Set `quiet` where
 * loading is announced elsewhere.
 */
export function TabSkeleton({ quiet = false }: { quiet?: boolean }) {
  const isPhone = usePhone();
  return (
    <Late role={quiet ? undefined : 'status'}>
      {!quiet && <VisuallyHidden>Loading</VisuallyHidden>}
      <Stack gap={24} aria-hidden>
        <Skeleton width="180px" height="24px" />
        {isPhone ? (
          <>
            <CardSkeleton lines={2} />
            <CardsSkeleton cards={6} />
          </>
        ) : (
          <>
            <Grid min={260}>
              <CardSkeleton lines={2} />
              <CardSkeleton lines={2} />
              <CardSkeleton lines={2} />
            </Grid>
            <TableSkeleton rows={7} columns={5} />
          </>
        )}
      </Stack>
    </Late>
  );
}

const Late = styled.div`${delayedAppearance}`;
