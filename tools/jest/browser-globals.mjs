import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser has and react-router and Radix expect.
const scope = /** @type {any} */ (globalThis);
Object.assign(scope, { TextEncoder, TextDecoder, scrollTo: () => undefined });
// jsdom's frames come 60 times a second, which a test need not wait for.
scope.requestAnimationFrame = (/** @type {(time: number) => void} */ callback) =>
  setTimeout(() => callback(performance.now()));
scope.cancelAnimationFrame = clearTimeout;
scope.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const element = scope.Element?.prototype;
if (element) {
  element.scrollIntoView ??= () => undefined;
  element.hasPointerCapture ??= () => false;
  element.setPointerCapture ??= () => undefined;
  element.releasePointerCapture ??= () => undefined;
}
scope.matchMedia ??= (/** @type {string} */ media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
