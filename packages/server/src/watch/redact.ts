const credentials =
  /(?<=:\/\/[^\s:/@]*:)[^\s/@]+(?=@)|sa[ct]_(?:live|test)_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=(?:Basic|Bearer)\s+)[\w+/=.-]+/gi;

/** A text with everything redacted that has the form of a credential, wherever a caller put it. */
export function redact(text: string): string {
  return text.replaceAll(credentials, '[credential]');
}
