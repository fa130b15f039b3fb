/** WebKit reads the content a while after the click, so its address has to remain valid until then. */
const downloadMs = 40_000;

/** Saves content as a file with this name, through the browser's download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadMs);
}
