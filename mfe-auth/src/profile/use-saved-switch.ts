import { useRef, useState } from 'react';

/**
 * A switch that shows at once what was chosen and saves it behind: what was chosen last is what is sent last. A save
 * that fails brings back what the server knows.
 * @param save tells whether it worked
 */
export function useSavedSwitch(saved: boolean, save: (value: boolean) => Promise<boolean>) {
  const [shown, setShown] = useState<boolean>();
  const wanted = useRef<boolean>(undefined);

  async function turn(value: boolean) {
    const isUnderWay = wanted.current !== undefined;
    wanted.current = value;
    setShown(value);
    if (isUnderWay) return;
    let sent: boolean | undefined;
    let isSaved = true;
    while (isSaved && wanted.current !== undefined && wanted.current !== sent) {
      sent = wanted.current;
      isSaved = await save(sent);
    }
    wanted.current = undefined;
    setShown(undefined);
  }

  return [shown ?? saved, turn] as const;
}
