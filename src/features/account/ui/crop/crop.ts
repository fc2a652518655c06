export interface Size {
  width: number;
  height: number;
}

/** What is cut out: a square around a point of the picture. Zoom 1 is the largest square that fits. */
export interface Cut {
  zoom: number;
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The nearest cut that lies within the picture. */
export function within(size: Size, { zoom, x, y }: Cut): Cut {
  const fits = between(zoom, 1, MOST_ZOOM);
  const half = sideOf(size, fits) / 2;
  return {
    zoom: fits,
    x: between(x, half, size.width - half),
    y: between(y, half, size.height - half),
  };
}

export const wholeOf = (size: Size): Cut => ({ zoom: 1, x: size.width / 2, y: size.height / 2 });

/** The picture follows a hand that moves by so much of the frame's side: what is cut goes the other way. */
export function moved(size: Size, cut: Cut, right: number, down: number): Cut {
  const side = sideOf(size, cut.zoom);
  return within(size, { ...cut, x: cut.x - right * side, y: cut.y - down * side });
}

/** What a canvas takes: the corner and the side. */
export function sourceOf(size: Size, cut: Cut) {
  const side = sideOf(size, cut.zoom);
  return { x: cut.x - side / 2, y: cut.y - side / 2, side };
}
