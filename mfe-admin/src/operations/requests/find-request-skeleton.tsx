import { ButtonSkeleton, Skeleton, styled, usePhone } from '@plaza/ui';
import { AnnouncedSkeletons } from '../../skeletons/announced-skeletons';
import { FoundSkeleton } from './found-skeleton';
import { toWindow, useRequestSearch } from './request-search';
import { RequestSkeleton } from './request-skeleton';
import { Both, ById, ByTime } from './search-form-layout';
import { Start } from './start';

/** The placeholder of the two forms, and of the results that the URL asks for. */
export function FindRequestSkeleton() {
  const [search] = useRequestSearch();
  const isPhone = usePhone();
  return (
    <>
      <AnnouncedSkeletons>
        <Both>
          <ById as="div">
            <FieldPlace label="112px" />
            <ButtonSkeleton width="84px" />
          </ById>
          <ByTime as="div">
            <FieldPlace label="48px" />
            <FieldPlace label="52px" />
            <FieldPlace label="96px" />
            <ButtonSkeleton width={isPhone ? '100%' : '100px'} />
          </ByTime>
        </Both>
      </AnnouncedSkeletons>
      {search.request ? <RequestSkeleton /> : toWindow(search) ? <FoundSkeleton /> : <Start />}
    </>
  );
}

const FieldPlace = ({ label }: { label: string }) => (
  <div>
    <Label>
      <Skeleton width={label} height="12px" />
    </Label>
    <ButtonSkeleton width="100%" />
  </div>
);

/** As high as a label plus the gap to its field. */
const Label = styled.div`
  height: 25.5px;
`;
