import type { ContractorProfile } from '@plaza/contracts/marketplace/contractors';
import { Badge, Card, CheckIcon, Day, styled } from '@plaza/ui';
import { StarRating } from '../status-and-rating/star-rating';
import { standingColumns } from './business-columns';

/** Verification, rating and booking counts of a business. */
export function TrackRecord({ profile }: { profile: ContractorProfile }) {
  const { isVerified, verificationDate, rating, totalJobs, completedJobs } = profile;
  return (
    <Card title="Standing">
      <Facts>
        <div>
          <dt>Verification</dt>
          <dd>
            {isVerified ? (
              <Badge tone="info">
                <CheckIcon />
                Verified
              </Badge>
            ) : (
              <Badge>Not verified</Badge>
            )}
            {verificationDate && (
              <Whole>
                on <Day at={verificationDate} />
              </Whole>
            )}
          </dd>
        </div>
        <div>
          <dt>Rating</dt>
          <dd>
            <StarRating rating={rating} />
          </dd>
        </div>
        <div>
          <dt>Jobs taken on</dt>
          <dd>{totalJobs}</dd>
        </div>
        <div>
          <dt>Jobs completed</dt>
          <dd>{completedJobs}</dd>
        </div>
      </Facts>
    </Card>
  );
}

const Whole = styled.span`
  white-space: nowrap;
`;

/** Badge, stars and figures are centered on one line, whatever their height. */
const Facts = styled.dl`
  ${standingColumns}
  dt { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  dd { display: flex; flex-wrap: wrap; align-items: center; gap: 0 4px; min-height: 24px; margin: 2px 0 0; }
`;
