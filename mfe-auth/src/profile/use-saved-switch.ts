import { useRef, useState } from 'react';

/**
 * A switch that shows a choice at once and saves it in the background; the last choice is always the last one sent. A
 * failed save restores the saved value.
 * @param save resolves to whether it succeeded
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
