import { roles } from '@plaza/contracts/roles';
import { tabIds } from '@plaza/contracts/tabs';
import { CardSurface, Grid, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { Columns } from './columns';

/** The roles and the cards, before they come. */
export function TabPermissionsSkeleton() {
  return (
    <Columns role="status">
      <VisuallyHidden>Loading tab permissions</VisuallyHidden>
      <Stack gap={8}>
        {roles.map((role) => (
          <Place key={role}>
            <Stack gap={8}>
              <Skeleton width="60%" />
              <Skeleton width="40%" height="12px" />
            </Stack>
          </Place>
        ))}
      </Stack>
      <Place>
        <Stack>
          <Skeleton width="30%" height="20px" />
          <Grid min={220} gap={8}>
            {tabIds.map((tab) => (
              <Place key={tab}>
                <Stack gap={8}>
                  <Skeleton width="45%" />
                  <Skeleton width="30%" height="12px" />
                </Stack>
              </Place>
            ))}
          </Grid>
        </Stack>
      </Place>
    </Columns>
  );
}

const Place = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
`;
