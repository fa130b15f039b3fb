import { limits } from '@plaza/contracts/limits';
import { CardSurface, Skeleton, Stack, styled, usePhone, VisuallyHidden } from '@plaza/ui';
import { useNarrowPanel } from '../../controls/use-narrow-panel';

const keys = Array.from({ length: limits.adminPageSize }, (_, index) => `person-${index}`);

/** The widths of the columns beside the user; a column has one fact, or two of them stacked. */
const facts = ['56px', '112px', '76px', '80px', '84px', '88px'];
const pairs = ['112px', '80px', '88px'];

/** The placeholder of the list: a table of users and their facts, or cards on a phone. */
export function UsersSkeleton() {
  const isNarrow = useNarrowPanel();
  return usePhone() ? <Cards /> : <Rows isNarrow={isNarrow} />;
}

function Rows({ isNarrow }: { isNarrow: boolean }) {
  const columns = isNarrow ? pairs : facts;
  return (
    <Frame role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Header $columns={columns.length} $isNarrow={isNarrow}>
        {['32px', ...columns.map(() => '56px'), '44px'].map((width, index) => (
          <Skeleton key={`${columns[index]} ${width}`} width={width} height="12px" />
        ))}
      </Header>
      {keys.map((key) => (
        <Line key={key} $columns={columns.length} $isNarrow={isNarrow}>
          <Person />
          {columns.map((width) => (
            <Stack key={width} gap={8}>
              <Skeleton width={width} height="12px" />
              {isNarrow && <Skeleton width="72px" height="12px" />}
            </Stack>
          ))}
          <Skeleton width="20px" height="12px" />
        </Line>
      ))}
    </Frame>
  );
}

const Cards = () => (
  <List role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {keys.map((key) => (
      <Card key={key}>
        <Person />
        <Skeleton width="64px" height="22px" />
      </Card>
    ))}
  </List>
);

const Person = () => (
  <Who>
    <Skeleton width="32px" height="32px" round />
    <Stack gap={8}>
      <Skeleton width="112px" />
      <Skeleton width="136px" height="12px" />
    </Stack>
  </Who>
);

const Frame = styled(CardSurface)`
  overflow: hidden;
`;

/** As high as the two lines of a cell, including its padding. */
const Line = styled.div<{ $columns: number; $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(200px, 1.6fr) repeat(${({ $columns }) => $columns}, minmax(0, 1fr)) 44px;
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  height: ${({ $isNarrow }) => ($isNarrow ? 57.8 : 53.4)}px;
  padding-inline: ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :last-child { justify-self: end; }
`;

const Header = styled(Line)`
  height: ${({ $isNarrow }) => ($isNarrow ? 43 : 38)}px;
  border-top: 0;
  background: ${({ theme }) => theme.color.sunken};
  > * { background: ${({ theme }) => theme.color.edge}; }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
`;

/** Styled like the cards of a table on a phone. */
const List = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
`;

const Card = styled(CardSurface)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 62px;
  padding-inline: ${({ theme }) => theme.space[16]} 36px;
`;
