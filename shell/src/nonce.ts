declare global {
  var __webpack_nonce__: string | undefined;
}

// Imported first: what adds style or script elements later gives them the page's nonce. (Browsers hide the attribute, not the property.)
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export {};
