import type { UserPage } from '@plaza/contracts/identity/user-administration';
import { Button, ButtonSkeleton, ChevronLeftIcon, ChevronRightIcon, Row, styled, TextSkeleton } from '@plaza/ui';

interface PaginationProps {
  pagination: UserPage['pagination'];
  /** The requested page; it may differ from the displayed one while loading. */
  page: number;
  onPage: (page: number) => void;
}

/** Shows the position in the list, with buttons for the previous and the next page. */
export function Pagination({ pagination: { page: shown, limit, total, totalPages }, page, onPage }: PaginationProps) {
  const first = Math.min((shown - 1) * limit + 1, total);
  const last = Math.min(shown * limit, total);
  return (
    <Bar aria-label="Pages">
      <p role="status">
        Showing {first} to {last} of {total} users
      </p>
      <Row>
        <Button size="sm" icon={<ChevronLeftIcon />} unavailable={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button size="sm" unavailable={page >= totalPages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRightIcon />
        </Button>
      </Row>
    </Bar>
  );
}

/** The placeholder below a list that is loading. */
export const PaginationSkeleton = () => (
  <Bar as="div" aria-hidden>
    <TextSkeleton width="184px" />
    <Row>
      <ButtonSkeleton width="98px" size="sm" />
      <ButtonSkeleton width="73px" size="sm" />
    </Row>
  </Bar>
);

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  > p { color: ${({ theme }) => theme.color.muted}; }
`;
