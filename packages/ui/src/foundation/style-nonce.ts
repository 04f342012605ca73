declare const __webpack_nonce__: string | undefined;

/** The nonce of the page's content security policy, which blocks style elements without it. */
export function styleNonce(): string | undefined {
  return typeof __webpack_nonce__ === 'undefined' ? undefined : __webpack_nonce__;
}
