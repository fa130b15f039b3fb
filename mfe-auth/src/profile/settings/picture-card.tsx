import type { Profile } from '@plaza/contracts/identity/profile';
import { Avatar, Button, Card, ConfirmDialog, FormAlert, keyframes, Row, Stack, styled } from '@plaza/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { pictureKinds } from './picture-file';
import { usePicture } from './use-picture';

/** The profile picture that Plaza shows next to the user's name. */
export function PictureCard({ profile }: { profile: Profile }) {
  const { firstName, lastName, profileImageUrl } = profile;
  const { set, remove, isUploading, isRemoving, error } = usePicture(profile);
  const [isAsking, setIsAsking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  function handleChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ''; // allows choosing the same file again after a failure
    if (file) void set(file);
  }

  return (
    <Card title="Profile picture">
      <Stack gap={12}>
        <Row gap={16}>
          <Avatar name={`${firstName} ${lastName}`} src={profileImageUrl} size={56} />
          <Stack gap={8}>
            <Row>
              <input
                ref={chooser}
                hidden
                type="file"
                aria-label="Picture file"
                accept={pictureKinds.join(',')}
                onChange={handleChoose}
              />
              <Button loading={isUploading} onClick={() => chooser.current?.click()}>
                {profileImageUrl ? 'Change Picture' : 'Upload Picture'}
              </Button>
              {profileImageUrl && (
                <Button variant="ghost" disabled={isUploading} onClick={() => setIsAsking(true)}>
                  Remove Picture
                </Button>
              )}
            </Row>
            {isUploading ? (
              <Progress role="progressbar" aria-label="Uploading picture" />
            ) : (
              <Muted>JPEG, PNG, WebP, GIF or AVIF, up to 5 MB.</Muted>
            )}
          </Stack>
        </Row>
        <FormAlert>{error}</FormAlert>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove your picture?"
        description="Plaza keeps no copy of it. Your initials stand in its place."
        confirmLabel="Remove"
        danger
        loading={isRemoving}
        onConfirm={() => void remove().then(() => setIsAsking(false))}
      />
    </Card>
  );
}

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const pass = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;

/** An indeterminate progress bar, as the progress of an upload is unknown. */
const Progress = styled.div`
  overflow: hidden;
  width: 240px;
  max-width: 100%;
  height: 4px;
  margin: 8px 0;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.line};
  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${({ theme }) => theme.color.accent};
    animation: ${pass} 1.2s ease-in-out infinite;
    @media (forced-colors: active) { background: Highlight; }
  }
`;
