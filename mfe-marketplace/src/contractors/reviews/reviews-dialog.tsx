import { maxReviews } from '@plaza/contracts/marketplace/choices';
import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import type { Review } from '@plaza/contracts/marketplace/reviews';
import { Day, Dialog, Empty, Skeleton, StarIcon, styled, TextSkeleton, VisuallyHidden } from '@plaza/ui';
import { LimitNote } from '../../notices/limit-note';
import { LoadError } from '../../notices/load-error';
import { StarRating } from '../status-and-rating/star-rating';
import { useMarketplaceReviewsOfQuery } from './reviews-api';

/** The reviews of a contractor with the contractor's replies. */
export function ReviewsDialog({ contractor, onClose }: { contractor: Contractor; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={`Reviews of ${contractor.name}`}>
      <Reviews contractorId={contractor.id} />
    </Dialog>
  );
}

function Reviews({ contractorId }: { contractorId: string }) {
  const { data: reviews, error, isFetching, refetch } = useMarketplaceReviewsOfQuery({ id: contractorId });
  if (error) {
    return <LoadError title="Failed to load the reviews" error={error} loading={isFetching} onRetry={refetch} />;
  }
  if (!reviews) return <ReviewsSkeleton />;
  if (reviews.length === 0) {
    return (
      <Empty
        icon={<StarIcon size={20} />}
        title="No reviews yet"
        text="Customers review a booking once it is completed."
      />
    );
  }
  return (
    <>
      <List aria-label="Reviews">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </List>
      {reviews.length >= maxReviews && <LimitNote>These are the {maxReviews} latest reviews.</LimitNote>}
    </>
  );
}

const places = ['first', 'second', 'third'];

const ReviewsSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading the reviews</VisuallyHidden>
    <List aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <Head>
            <Skeleton width="128px" height="21px" />
            <TextSkeleton width="168px" />
          </Head>
          <TextSkeleton width="70%" />
        </li>
      ))}
    </List>
  </div>
);

function ReviewItem({ review: { rating, comment, reply, customerName, createdAt } }: { review: Review }) {
  return (
    <li>
      <Head>
        <StarRating isSingle rating={rating} />
        <span>
          {customerName}, <Day at={createdAt} />
        </span>
      </Head>
      {comment && <p>{comment}</p>}
      {reply && (
        <Reply>
          <strong>Reply</strong>
          <p>{reply}</p>
        </Reply>
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${({ theme }) => theme.space[8]};
    padding: ${({ theme }) => theme.space[16]} 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  > :last-child { color: ${({ theme }) => theme.color.muted}; }
`;

const Reply = styled.div`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-inline-start: 2px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
`;
