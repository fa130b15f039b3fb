import { LazyDialog, type OpenProps } from '../frame/lazy-dialog';

async function load() {
  const { AddressesDialog } = await import('./addresses-dialog');
  return AddressesDialog;
}

/** The dialog of the caller's addresses, loaded when it first opens. */
export const LazyAddressesDialog = (props: OpenProps) => <LazyDialog load={load} {...props} />;
