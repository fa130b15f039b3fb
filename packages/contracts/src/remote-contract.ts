/**
 * The version of the contract between shell and remotes (web-kit's RemoteModule). A remote of another version is
 * refused.
 */
export const remoteContract = 1;
