import { Row, Skeleton, Stack, styled } from '@plaza/ui';
import { ButtonPlace, CardPlace, Loading, TextPlace } from '../../places';
import { documentRows } from './editor';

/** The editor before the document comes: its field, and the buttons below it. */
export const EditorSkeleton = () => (
  <Loading>
    <CardPlace title="80px">
      <Stack>
        <div>
          <TextPlace width="72px" />
          <Document>
            <Skeleton height="100%" />
          </Document>
          <TextPlace width="min(320px, 80%)" onPhone={2} />
        </div>
        <Row>
          <ButtonPlace width="70px" height={36} />
          <ButtonPlace width="71px" height={36} />
          <ButtonPlace width="140px" height={36} />
        </Row>
      </Stack>
    </CardPlace>
  </Loading>
);

/** As high as its lines, with the field's own room. */
const Document = styled.div`
  height: ${documentRows * 18.75 + 18}px;
  margin-block: 5px;
`;
