/** Prints a text alone: in a frame, so that the page around it is left out. */
export function printText(text: string, language: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  const block = contentDocument.createElement('pre');
  block.textContent = text;
  block.lang = language;
  Object.assign(block.style, { whiteSpace: 'pre-wrap', font: '11pt/1.5 sans-serif', margin: '2cm' });
  contentDocument.body.append(block);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
