import { ButtonSkeleton, Row, Skeleton, Stack, styled, TextSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { AnnouncedSkeletons } from '../../skeletons/announced-skeletons';

/** How many lines of the document are visible at first. */
export const documentRows = 16;

/** The placeholder of the editor: its text field, and the buttons below it. */
export const EditorSkeleton = () => (
  <AnnouncedSkeletons>
    <TitledCardSkeleton title="80px">
      <Stack>
        <div>
          <TextSkeleton width="72px" />
          <Document>
            <Skeleton height="100%" />
          </Document>
          <TextSkeleton width="min(320px, 80%)" phoneLines={2} />
        </div>
        <Row>
          <ButtonSkeleton width="70px" />
          <ButtonSkeleton width="71px" />
          <ButtonSkeleton width="140px" />
        </Row>
      </Stack>
    </TitledCardSkeleton>
  </AnnouncedSkeletons>
);

/** As high as its lines plus the padding of the field. */
const Document = styled.div`
  height: ${documentRows * 18.75 + 18}px;
  margin-block: 5px;
`;
