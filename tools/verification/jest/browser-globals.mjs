import { TextDecoder, TextEncoder } from 'node:util';

// APIs that jsdom lacks and that react-router and Radix expect.
const scope = /** @type {any} */ (globalThis);
Object.assign(scope, { TextEncoder, TextDecoder, scrollTo: () => undefined });
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
