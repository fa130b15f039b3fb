import { preload, toast } from '@plaza/web-kit';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

export interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LazyDialogProps extends OpenProps {
  load: () => Promise<ComponentType<OpenProps>>;
}

/**
 * A dialog that is loaded when it first opens. If loading fails, a toast says so, and the dialog can be opened again.
 */
export function LazyDialog({ load, open, onOpenChange }: LazyDialogProps) {
  const [Loaded, setLoaded] = useState<ComponentType<OpenProps>>();
  const isLoading = open && !Loaded;

  const handleFailure = useEffectEvent(() => {
    toast({ title: 'Error', description: 'This did not load. Please try again.', variant: 'error' });
    onOpenChange(false);
  });

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCancelled = false;
    const handleLoaded = (dialog: ComponentType<OpenProps> | undefined) => {
      if (isCancelled) return;
      if (dialog) setLoaded(() => dialog);
      else handleFailure();
    };
    preload(load).then(handleLoaded, () => handleLoaded(undefined));
    return () => {
      isCancelled = true;
    };
  }, [isLoading, load]);

  return Loaded ? <Loaded open={open} onOpenChange={onOpenChange} /> : null;
}
