/** Query parameters: arrays are repeated, null and undefined are omitted (spec-map: calls-2). */
export function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry !== null && entry !== undefined) search.append(name, String(entry));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
