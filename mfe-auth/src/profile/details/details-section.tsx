import type { Profile } from '@plaza/contracts/identity/profile';
import { hasKeptForm } from '@plaza/web-kit';
import { useEffect, useRef, useState } from 'react';
import { DetailsForm } from './details-form';
import { DetailsView } from './details-view';
import { detailsFormName } from './use-details-form';

/** Who one is: to read, and on Edit to change. Who left in the middle of that goes on where they were. */
export function DetailsSection({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(() => hasKeptForm(detailsFormName));
  const place = useFocusAtChange(isEditing);
  return (
    <div ref={place}>
      {isEditing ? (
        <DetailsForm profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <DetailsView profile={profile} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

/**
 * The pressed button goes with what it stood in: the form has the focus in its place, then the first button. Whoever is
 * elsewhere by then, as when an answer closes the form, stays there.
 */
function useFocusAtChange(isEditing: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isEditing);
  useEffect(() => {
    if (shown.current === isEditing) return;
    shown.current = isEditing;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(isEditing ? 'form' : 'button')?.focus();
  }, [isEditing]);
  return place;
}
