/* Charts as a picture: each drawing is copied with the looks it has on the page, and painted on white. */

/** What the styles of the page say of a drawing; an image knows nothing of them. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

const SCALE = 2;
const MARGIN = 24;
const TITLE = 22;

/** The drawing as a file of its own, with the looks it has on the page. */
export const withLooks = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  // Pictures are taken by day: they go onto paper.
  drawing.style.colorScheme = 'light';
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const computed = getComputedStyle(original);
    element.removeAttribute('class');
    element.removeAttribute('style');
    // As attributes of the drawing: the page allows no styles written into elements.
    for (const look of LOOKS) element.setAttribute(look, computed.getPropertyValue(look));
  }
  drawing.style.colorScheme = '';
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
};

const imageOf = (drawing: SVGSVGElement): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('a chart could not be painted')));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withLooks(drawing))}`;
  });

export interface Picture {
  readonly title: string;
  readonly drawing: SVGSVGElement;
}

/** The charts one below the other, each under its title. */
export const pictureOf = async (pictures: readonly Picture[]): Promise<Blob | null> => {
  const images = await Promise.all(pictures.map(({ drawing }) => imageOf(drawing)));
  const width = Math.max(...images.map((image) => image.width)) + 2 * MARGIN;
  const heights = images.map((image) => image.height + TITLE + 2 * MARGIN);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = heights.reduce((sum, height) => sum + height, 0) * SCALE;
  const paint = canvas.getContext('2d');
  if (paint === null) return null;
  paint.scale(SCALE, SCALE);
  paint.fillStyle = '#ffffff';
  paint.fillRect(0, 0, width, canvas.height);
  let top = 0;
  for (const [index, image] of images.entries()) {
    paint.fillStyle = '#1f1913';
    paint.font = `700 ${TITLE}px Besley, Georgia, serif`;
    paint.fillText(pictures[index]?.title ?? '', MARGIN, top + MARGIN + TITLE * 0.8);
    paint.drawImage(image, MARGIN, top + MARGIN + TITLE + 8);
    top += heights[index] ?? 0;
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
