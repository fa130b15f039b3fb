/** Is in a chunk of its own. */
export default function Later() {
  return <p>The later part</p>;
}
