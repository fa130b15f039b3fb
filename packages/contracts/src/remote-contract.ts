/**
 * The number of the contract between shell and remotes (web-kit's RemoteModule). A remote of another one is refused.
 */
export const remoteContract = 1;
