/** Sizes of the grid in pixels. They are fixed, so that what is visible follows from the scroll position. */
export const NAME_WIDTH = 208;
export const HEAD_HEIGHT = 72;
export const COLUMN_WIDTH = 104;
export const ROW_HEIGHT = 52;
