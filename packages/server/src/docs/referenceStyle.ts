/** The reference page's whole look; its hash is in the page's Content-Security-Policy. */
export const referenceStyle = `
:root { color-scheme: light dark; --ink: #17211c; --soft: #55625b; --line: #d9e0dc; --page: #fff; --panel: #f4f7f5;
  --link: #00664f; --get: #00664f; --post: #8a4b00; --patch: #5b3ea8; --delete: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ece9; --soft: #9fb0a7; --line: #2f3b35; --page: #111714;
  --panel: #19211d; --link: #6fd3b4; --get: #6fd3b4; --post: #f0b266; --patch: #b9a3f5; --delete: #ff8a80; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--page); }
a { color: var(--link); }
code, pre { font: 0.875rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
pre { margin: 0; padding: 0.75rem 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
  overflow-x: auto; tab-size: 2; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 0.5rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--page); z-index: 1; }
.frame { display: grid; grid-template-columns: minmax(13rem, 22rem) minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1.5rem 1rem;
  border-inline-end: 1px solid var(--line); font-size: 0.9375rem; }
nav h2 { margin: 1rem 0 0.25rem; font-size: 0.8125rem; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav code { font-size: 0.8125rem; }
nav a { display: block; padding: 0.2rem 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
main { padding: 1.5rem clamp(1rem, 3vw, 3rem) 4rem; }
h1 { margin: 0 0 0.25rem; font-size: 2rem; line-height: 1.2; }
main > h2 { margin: 3rem 0 0; padding-bottom: 0.5rem; border-bottom: 2px solid var(--ink); font-size: 1.5rem; }
article { padding: 1.75rem 0; border-bottom: 1px solid var(--line); }
article h3 { margin: 0 0 0.35rem; font-size: 1.1875rem; }
article h4 { margin: 1.1rem 0 0.4rem; font-size: 0.9375rem; }
.route { font: 600 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.get { color: var(--get); } .post { color: var(--post); } .patch { color: var(--patch); } .delete { color: var(--delete); }
.soft { color: var(--soft); }
.examples { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 0.75rem 1rem; }
.examples h4 { margin-top: 1.1rem; }
.codes { display: flex; flex-wrap: wrap; gap: 0.25rem 0.9rem; margin: 0; padding: 0; list-style: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
td:first-child { white-space: nowrap; }
article:target h3 { color: var(--link); text-decoration: underline; text-underline-offset: 0.3em; }
tr:target td { background: var(--panel); font-weight: 600; }
@media (max-width: 48rem) {
  .frame { display: block; }
  nav { position: static; max-height: none; border: 0; border-bottom: 1px solid var(--line); }
  td:first-child, th { white-space: normal; overflow-wrap: anywhere; min-width: 5.5rem; }
}
@media print { nav { display: none; } .frame { display: block; } }
`;
