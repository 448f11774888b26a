import { isValidElement, type ReactNode } from 'react';

/** The text that is written in the content; components may add more, and take what React could not render, as i18next's `<Trans>` does. */
function textOf(content: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(content)) return textOf(content.props.children);
  if (Array.isArray(content)) return content.map(textOf).join('');
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}

/** "×" or "X": a sign in the place of a picture. */
const isSign = (text: string): boolean => text.trim() !== '' && !/\p{L}{2}/u.test(text);

/**
 * The props of a button with a team's own content. Its words are the button's name (WCAG 2.5.3, label in name), and ours the tooltip, which
 * names a picture. A sign in place of a picture has our name. What the team sets itself stays.
 */
export function namedByContent<Props extends object>(content: ReactNode, props: Props, name: string) {
  const isOurs = content == null || isSign(textOf(content));
  return isOurs ? props : { title: name, 'aria-label': undefined, ...props };
}
