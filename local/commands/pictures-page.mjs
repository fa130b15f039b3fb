/**
 * The page that shows sets of pictures side by side.
 * @param {{ name: string, files: string[] }[]} sets files are named screen.state.width.theme.png
 * @returns {string} HTML; a set that lacks a picture has an empty place in its row
 */
export function picturesPage(sets) {
  const inOrder = [...sets].sort((a, b) => Number(b.name === 'before') - Number(a.name === 'before'));
  const all = [...new Set(inOrder.flatMap(({ files }) => files))].filter((file) => file.endsWith('.png')).sort();
  const rows = all.map((file) => {
    const cells = inOrder.map(({ name, files }) =>
      files.includes(file)
        ? `<figure><figcaption>${name}</figcaption><a href="${name}/${file}"><img loading="lazy" src="${name}/${file}" alt=""></a></figure>`
        : `<figure><figcaption>${name}: none</figcaption></figure>`,
    );
    return `<section id="${file}"><h2>${file.slice(0, -4).split('.').join(' · ')}</h2><div>${cells.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Plaza: every screen</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #888; }
div { display: flex; gap: 16px; align-items: flex-start; }
figure { margin: 0; flex: 1; min-width: 0; }
img { max-width: 100%; }
</style>
<h1>Every screen</h1>
${rows.join('\n')}
</html>
`;
}
