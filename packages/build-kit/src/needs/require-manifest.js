/**
 * Checks the first calls of a manifest, the only part of it that people write.
 * @param {Buffer} content
 * @param {ReturnType<typeof import('./contracts.js').contractsOf>} contracts
 * @throws Error if gateways would serve no release with this manifest
 */
export async function requireManifest(content, contracts) {
  const manifest = JSON.parse(content.toString('utf8'));
  if (Object.keys(manifest.calls ?? {}).length === 0) return;
  const { findManifestFault } = await contracts();
  const fault = findManifestFault(manifest);
  if (fault) throw new Error(`no gateway would serve this release, as plaza.firstCalls is not valid: ${fault}`);
}
