import { preload, toast } from '@plaza/web-kit';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

export interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LazyDialogProps extends OpenProps {
  load: () => Promise<ComponentType<OpenProps>>;
}

/** A dialog that is loaded when it is first opened; where it does not come it says so, and can be opened again. */
export function LazyDialog({ load, open, onOpenChange }: LazyDialogProps) {
  const [Loaded, setLoaded] = useState<ComponentType<OpenProps>>();
  const isWanted = open && !Loaded;

  const handleFailure = useEffectEvent(() => {
    toast({ title: 'Error', description: 'This did not load. Please try again.', variant: 'error' });
    onOpenChange(false);
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const take = (part: ComponentType<OpenProps> | undefined) => {
      if (isGone) return;
      if (part) setLoaded(() => part);
      else handleFailure();
    };
    preload(load).then(take, () => take(undefined));
    return () => {
      isGone = true;
    };
  }, [isWanted, load]);

  return Loaded ? <Loaded open={open} onOpenChange={onOpenChange} /> : null;
}
