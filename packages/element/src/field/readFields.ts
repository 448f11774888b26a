/** The attribute `fields`: "false" fills none; pairs of a part and a field's name fill those too ("postalCode:zip lat:y"). */
export function readFields(attribute: string): Readonly<Record<string, string>> | false {
  if (attribute.trim() === 'false') return false;
  return Object.fromEntries(
    attribute
      .split(/\s+/)
      .filter((pair) => pair !== '')
      .map((pair) => {
        const colon = pair.indexOf(':');
        return colon > 0 ? [pair.slice(0, colon), pair.slice(colon + 1)] : [pair, ''];
      }),
  );
}
