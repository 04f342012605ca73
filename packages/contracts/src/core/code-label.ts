const EVENT_TYPE = /^([a-z-]+)\.([a-z-]+)\.v\d+$/;

/**
 * The label of a code or property name that has no written one: 'in_progress' is 'In Progress', 'fsvpDueSoon' is
 * 'FSVP Due Soon', and the event type 'corrective-action.opened.v1' is 'Corrective action opened'.
 * A text with spaces is a label already.
 */
export function codeLabel(code: string): string {
  if (code.includes(' ')) return code;
  const [, subject, verb] = EVENT_TYPE.exec(code) ?? [];
  const words = (subject && verb ? `${subject} ${verb}` : code)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .replace(/\bfsvp\b/gi, 'FSVP');
  if (verb) return words.charAt(0).toUpperCase() + words.slice(1);
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace('Non Compliant', 'Non-Compliant');
}
