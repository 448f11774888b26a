import { onTestFinished } from 'vitest';

const KEPT = '[translate="no"], .notranslate, script, style, textarea, font';

/**
 * Translates a tree as a browser does, and whatever is written into it until the test ends. Each text node is taken out, and a <font> with
 * other words stands in its place. What is marked as not to be translated stays.
 */
export function translatePage(tree: Node): void {
  const translate = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = node; text !== null; text = walker.nextNode())
      if (text instanceof Text) texts.push(text);
    for (const text of texts) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(KEPT) != null) continue;
      const font = document.createElement('font');
      font.append(`[${text.data.toUpperCase()}]`);
      text.replaceWith(font);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node.isConnected) translate(node);
  });
  observer.observe(tree, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  translate(tree);
}
