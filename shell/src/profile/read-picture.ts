import { MAX_PICTURE_CHARACTERS } from '@fsvp/contracts/access/user';

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';
const SIDE_PX = 256;

/** Converts a picture to a small square data URL. Rejects with a message for the user. */
export async function readPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw new Error('The picture could not be read. Choose a PNG, JPEG or WebP file.');
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, SIDE_PX);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const [best, small] = [canvas.toDataURL('image/png'), canvas.toDataURL('image/jpeg', 0.85)];
  const picture = best.length <= MAX_PICTURE_CHARACTERS ? best : small;
  if (picture.length > MAX_PICTURE_CHARACTERS)
    throw new Error('The picture is still too large after resizing. Choose one with less detail.');
  return picture;
}
