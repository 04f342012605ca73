/** Opens a message in the mail program of the person. @param email null: the person enters it there */
export function mailtoOf(email: string | null, { subject, body }: { subject: string; body: string }): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}
