/** What pages write for all of their own fields, buttons and paragraphs, and thereby for ours; from the sheets themselves. */
export const THEMES: Readonly<Record<string, string>> = {
  'the form that W3Schools teaches': `
    input[type=text] { width: 100%; padding: 12px 20px; margin: 8px 0; display: inline-block; border: 1px solid #ccc; border-radius: 4px; box-sizing: border-box }
    input[type=text]:focus { background-color: #ddd }
    button { background-color: #4caf50; color: white; padding: 14px 20px; margin: 8px 0; border: none; width: 100%; text-transform: uppercase }`,
  'a WordPress theme, scoped to its checkout': `
    #checkout input[type='text'] { border: 1px solid #999; background: #f7f7f7; box-shadow: inset 0 1px 1px #0002; border-radius: 3px; margin-bottom: 20px; color: #43454b }
    button { box-shadow: 0 1px 2px #0003; margin: 0 5px 5px 0; min-height: 50px; min-width: 140px; letter-spacing: 1px; text-shadow: 1px 1px #fff }
    button:hover, button:focus { background-color: #d5d5d5; color: #333 }
    p, h2, dl, dd, fieldset { color: #444; font: 19px/1.8 serif; letter-spacing: 1px; text-align: justify; text-indent: 1em; text-transform: uppercase }
    p, dl, dd { margin: 0 0 1.4em } dt, dd, label { float: left; width: 40%; font-weight: 900 }
    fieldset { padding: 1.6em; margin-bottom: 2em; border: 1px solid; background: #0001; width: 100% } svg { fill: red }`,
  'Bootstrap 5': `
    p, dl { margin-top: 0; margin-bottom: 1rem } dt { font-weight: 700 } dd { margin-bottom: .5rem; margin-left: 0 }
    legend { float: left; width: 100%; margin-bottom: .5rem; font-size: 1.5rem }`,
  'Pico 2': `
    input:not([type=checkbox], [type=radio]) { width: 100%; margin-bottom: 17px; border: 1px solid #cfd5e2; border-radius: 4px; background: #fbfcfc }
    [type=button] { width: 100%; margin-bottom: 17px; padding: 12px 17px; border: 1px solid; border-radius: 4px; background-color: #0172ad; color: #fff; box-shadow: 0 0 2px }
    dialog { position: fixed; inset: 0; min-width: 100%; min-height: 100%; padding: 0; background: #0008 }`,
  Materialize: `
    input[type=text]:not(.browser-default) { border: 0; border-bottom: 1px solid #9e9e9e; height: 3rem; margin: 0 0 8px }
    input[type=text]:not(.browser-default):focus:not([readonly]) { border-bottom: 1px solid #26a69a; box-shadow: 0 1px 0 0 #26a69a }
    button:focus { outline: none; background-color: #2ab7a9 }`,
  'a banner, or a label, around its form': `
    #checkout { font-weight: 800; letter-spacing: 2px; text-align: center; text-indent: 2em; text-shadow: 1px 1px 2px #000; text-transform: uppercase; white-space: nowrap }`,
  'the reset of Josh Comeau': `
    *, *::before, *::after { box-sizing: border-box } * { margin: 0 }
    img, picture, video, canvas, svg { display: block; max-width: 100% } input, button, textarea, select { font: inherit }`,
};

const PAINTED =
  'border-top-width border-bottom-width background-color box-shadow color fill float margin-top margin-bottom text-transform letter-spacing text-shadow font-weight text-align text-indent'.split(
    ' ',
  );

/** Of elements that hold text. */
const LETTERS = ['font-size', 'font-family', 'line-height'];

/** Size and paint of elements, one line for each: equal lines look alike. */
export function lookOf(host: HTMLElement, selector: string): readonly string[] {
  return [...host.querySelectorAll(selector)].map((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const properties = element.textContent === '' ? PAINTED : [...PAINTED, ...LETTERS];
    const paint = properties.map((property) => `${property} ${style.getPropertyValue(property)}`);
    return [element.tagName, element.className, Math.round(width), Math.round(height), ...paint].join('; ');
  });
}

/** Lays a theme over the page, as its last style sheet. Returns what takes it off. */
export function wear(theme: string): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = theme;
  document.head.append(sheet);
  return () => sheet.remove();
}
