export const HTML = 'text/html; charset=utf-8';
export const JSON_TEXT = 'application/json; charset=utf-8';
export const TEXT = 'text/plain; charset=utf-8';
