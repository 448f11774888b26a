import { isParent } from './naming.ts';

/** Types of `<input>` that submit their form on Enter; with two of them and no button, none does. */
const TEXT_TYPES = new Set([
  'text',
  'search',
  'tel',
  'url',
  'email',
  'password',
  'date',
  'month',
  'week',
  'time',
  'datetime-local',
  'number',
]);

/**
 * Submits a form as Enter in a text field does, which does not work out of a shadow root. It goes through the form's first submit button,
 * and not while that is disabled. Without one, only if this is the form's only text field.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export function submitImplicitly(form: HTMLFormElement): void {
  // Not `form.elements`, which omits image buttons.
  const tree = form.getRootNode();
  const controls = isParent(tree)
    ? [...tree.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')].filter(
        (each) => each.form === form,
      )
    : [];
  const button = controls.find(({ type }) => type === 'submit' || type === 'image');
  if (button !== undefined) {
    // Does nothing if it is disabled.
    button.click();
  } else if (!controls.some(({ type }) => TEXT_TYPES.has(type))) {
    form.requestSubmit();
  }
}
