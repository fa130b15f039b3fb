import { CardSurface, Skeleton, Stack, styled, usePhone, VisuallyHidden } from '@plaza/ui';

const bookings = ['first', 'second'];
const rows = ['first', 'second', 'third', 'fourth'];

/** The skeleton of the board: the unassigned bookings beside (on phones above) users and their hours. */
export function BoardSkeleton() {
  const isPhone = usePhone();
  return (
    <Board role="status">
      <VisuallyHidden>Loading the dispatch board</VisuallyHidden>
      <Unassigned>
        <Skeleton width="104px" height="16px" />
        {bookings.map((booking) => (
          <Booking key={booking}>
            <Skeleton width="75%" height="16px" />
            <Skeleton width="85%" height="12px" />
            <Skeleton width="45%" height="12px" />
            <Skeleton width="90%" height="12px" />
            <Skeleton width="60%" height="12px" />
            <Skeleton width="84px" height="28px" />
          </Booking>
        ))}
      </Unassigned>
      {isPhone ? (
        rows.map((row) => (
          <Section key={row}>
            <UserName />
          </Section>
        ))
      ) : (
        <UserRows />
      )}
    </Board>
  );
}

const UserName = () => (
  <Face>
    <Skeleton width="24px" height="24px" round />
    <Stack gap={8}>
      <Skeleton width="96px" />
      <Skeleton width="120px" height="12px" />
    </Stack>
  </Face>
);

const UserRows = () => (
  <Rows>
    <Hours>
      <span />
      <Skeleton width="70%" height="12px" />
    </Hours>
    {rows.map((row, index) => (
      <Row key={row}>
        <UserName />
        <div style={{ paddingInlineStart: `${index * 15}%` }}>
          <Skeleton width="40%" height="48px" />
        </div>
      </Row>
    ))}
  </Rows>
);

const Board = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Unassigned = styled(CardSurface)`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]};
`;

const Booking = styled.div`
  display: grid;
  align-content: space-between;
  height: 180px;
  padding: ${({ theme }) => theme.space[8]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
`;

const Rows = styled(CardSurface)`
  overflow: hidden;
`;

/** The columns of UserRow: the name and the hours. */
const columns = '200px minmax(0, 1fr)';

const Hours = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  height: 32px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  height: 57px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Face = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  padding-inline-start: ${({ theme }) => theme.space[8]};
`;

const Section = styled(CardSurface)`
  height: 94px;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[4]};
`;
