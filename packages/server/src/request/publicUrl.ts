/**
 * The URL under which callers reach the service, such as `https://shop.example/address-api`, without its last slash. Null for a text that
 * is none: another scheme, a query, a fragment or a password in it.
 */
export function publicUrlOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, search, hash, origin, pathname } = new URL(text);
  if ((protocol !== 'https:' && protocol !== 'http:') || `${username}${password}${search}${hash}` !== '')
    return null;
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
