import type { UserPage } from '@plaza/contracts/identity/user-administration';
import { Button, ButtonSkeleton, ChevronLeftIcon, ChevronRightIcon, Row, styled, TextSkeleton } from '@plaza/ui';

interface PagesProps {
  pagination: UserPage['pagination'];
  /** The requested page, which may be ahead of the one that is shown. */
  page: number;
  onPage: (page: number) => void;
}

/** Which part of the list is shown, and buttons to the previous and the next one. */
export function Pages({ pagination: { page: shown, limit, total, totalPages }, page, onPage }: PagesProps) {
  const first = Math.min((shown - 1) * limit + 1, total);
  const last = Math.min(shown * limit, total);
  return (
    <Bar aria-label="Pages">
      <p role="status">
        Showing {first} to {last} of {total} users
      </p>
      <Row>
        <Button size="sm" icon={<ChevronLeftIcon />} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRightIcon />
        </Button>
      </Row>
    </Bar>
  );
}

/** Below a list that is to come. */
export const PagesSkeleton = () => (
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
