declare global {
  var __webpack_nonce__: string | undefined;
}

// Imported first, so that style and script elements added later have the page's nonce. Browsers hide the attribute, not
// the property.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
