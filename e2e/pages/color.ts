import type { Locator } from '@playwright/test';

type Property = 'background-color' | 'border-top-color' | 'color';

/** The everyday name of an element's color: 'none' if transparent, 'gray' without a distinct hue. */
export async function colorOf(element: Locator, property: Property): Promise<string> {
  const written = await element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const [red = NaN, green = NaN, blue = NaN, opacity = 1] = (
    /^rgba?\(/.test(written) ? (written.match(/[\d.]+/g) ?? []) : []
  ).map(Number);
  if (Number.isNaN(blue)) return written;
  if (opacity === 0) return 'none';
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 20) return 'gray';
  const turn =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  const hue = (turn * 60 + 360) % 360;
  const named: [number, string][] = [
    [11, 'red'],
    [35, 'orange'],
    [66, 'yellow'],
    [90, 'lime'],
    [166, 'green'],
    [200, 'cyan'],
    [251, 'blue'],
    [345, 'purple'],
    [360, 'red'],
  ];
  return named.find(([below]) => hue < below)![1];
}
