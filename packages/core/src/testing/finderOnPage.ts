/** What the page object uses of Playwright's `Page`, `FrameLocator` and `Locator`, so that this package needs no Playwright. */
interface FindsByRole<Found> {
  getByRole(
    role: 'combobox' | 'option',
    options?: { readonly name?: string | RegExp; readonly exact?: boolean },
  ): Found;
}

interface FoundOnPage {
  first(): FoundOnPage;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
}

/**
 * A finder on a page that Playwright drives, React's or the tag's: Playwright looks into open shadow roots by itself.
 * `page` is a `Page`, or what contains only this finder; `label` is its accessible name where there are several.
 */
export function finderOnPage<Found extends FoundOnPage>(page: FindsByRole<Found>, label?: string | RegExp) {
  const field = page.getByRole('combobox', label === undefined ? {} : { name: label });
  /** Rows with this name, or with a name that contains it. */
  const option = (name: string | RegExp): Found => page.getByRole('option', { name });
  /** Types over what is in the field, one key after another. */
  async function type(text: string): Promise<void> {
    await field.fill('');
    await field.pressSequentially(text);
  }
  return {
    field,
    /** Every row of the list. */
    options: page.getByRole('option'),
    option,
    type,
    /** Types, and picks the first row with this name; waits for it as long as Playwright waits for a click. */
    async pick(typed: string, name: string | RegExp): Promise<void> {
      await type(typed);
      await option(name).first().click();
    },
  };
}
