import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { useSearchParams } from '@plaza/web-kit/router';

/** What a job is called; opens it. A button, as a link would be dragged by the browser itself. */
export function JobTitle({ job }: { job: Booking }) {
  const [, setQuery] = useSearchParams();
  const handleClick = () =>
    setQuery((query) => {
      query.set('booking', job.id);
      return query;
    });
  return (
    <Title type="button" title={job.title} onClick={handleClick}>
      {job.title}
    </Title>
  );
}

const Title = styled.button`
  min-width: 0;
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${({ theme }) => theme.weight.medium};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;
