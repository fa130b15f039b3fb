import { saveFile } from '../files/save-file';
import type { Theme } from '../theme/theme';

interface Picture {
  readonly title: string;
  /** The legend below the drawing; each text has the color of its series. */
  readonly legend: readonly { readonly text: string; readonly color: string }[];
  readonly theme: Theme;
}

const [margin, titleHeight, lineHeight, scale] = [24, 40, 24, 2];

/** Offers a drawing as a PNG file, with its title and legend, at twice the resolution of the screen. */
export async function saveAsPng(drawing: SVGSVGElement, { title, legend, theme }: Picture): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect();
  const image = await imageOf(drawing, width, height, theme.font);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + titleHeight + legend.length * lineHeight + 2 * margin) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.scale(scale, scale);
  context.fillStyle = theme.color.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = theme.color.text;
  context.textBaseline = 'middle';
  context.font = `600 16px ${theme.font}`;
  context.fillText(title, margin, margin + 10);
  context.drawImage(image, margin, margin + titleHeight, width, height);
  context.font = `13px ${theme.font}`;
  for (const [index, { text, color }] of legend.entries()) {
    const y = margin + titleHeight + height + (index + 0.5) * lineHeight + 8;
    context.fillStyle = color;
    context.fillRect(margin, y - 5, 10, 10);
    context.fillStyle = theme.color.text;
    context.fillText(text, margin + 18, y);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be made');
  saveFile(blob, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`);
}

/** The drawing as an image. Its styles are in attributes; the font belongs to the page and has to be named here. */
async function imageOf(drawing: SVGSVGElement, width: number, height: number, font: string): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', font);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
