import { CardSurface, Skeleton, styled, usePhone } from '@plaza/ui';
import { ChartCardSkeleton } from '../charts/chart-skeleton';
import { ListSkeleton } from '../records/list/list-skeleton';
import { ChartColumns } from './chart-columns';

/** The charts and the list while they load, in the order of the screen. */
export function ExpensesSkeleton() {
  const isPhone = usePhone();
  const all = (
    <ListSkeleton title="All Expenses" rows={6} columns={6} cardLines={0}>
      <ControlPlace />
      {isPhone && <ControlPlace />}
    </ListSkeleton>
  );
  return (
    <>
      {isPhone && all}
      <ChartColumns>
        <PieSkeleton categories={5} />
        <TopCategoriesPlace aria-hidden>
          <Skeleton width="50%" height="16px" />
          {places.map((place) => (
            <Category key={place}>
              <Skeleton width="30%" />
              <Skeleton height="6px" />
            </Category>
          ))}
        </TopCategoriesPlace>
      </ChartColumns>
      <ChartCardSkeleton height={monthsHeight} />
      {!isPhone && all}
    </>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The pie chart with this many categories. On phones the names of its slices are below it. */
export function PieSkeleton({ categories }: { categories: number }) {
  const slices = places.slice(0, categories);
  return (
    <ChartCardSkeleton height={{ wide: 310, phone: 302 + 27 * slices.length }}>
      <Pie>
        <Ring />
        <Names>
          {slices.map((place) => (
            <Skeleton key={place} />
          ))}
        </Names>
      </Pie>
    </ChartCardSkeleton>
  );
}

/** The height in pixels of the monthly chart. Its legend needs more lines on phones. */
export const monthsHeight = { wide: 358, phone: 397 } as const;

/** The placeholder of the search field or the sort field. */
const ControlPlace = styled(CardSurface)`
  width: 100%;
  max-width: 320px;
  height: 36px;
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.media.phone} { max-width: none; height: 44px; }
`;

const Pie = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[16]};
  opacity: 0.6;
`;

const Ring = styled.div`
  flex: none;
  width: 184px;
  height: 184px;
  margin: ${({ theme }) => theme.space[8]};
  border: 40px solid ${({ theme }) => theme.color.line};
  border-radius: 50%;
`;

const Names = styled.div`
  display: grid;
  flex: 1 1 140px;
  max-width: 320px;
  gap: ${({ theme }) => theme.space[12]};
`;

const TopCategoriesPlace = styled(CardSurface)`
  display: grid;
  align-content: space-between;
  height: 340px;
  padding: ${({ theme }) => theme.space[16]};
`;

const Category = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 44px;
`;
