import type { HTMLAttributes, ReservedProps } from 'vue';
import type { Tags } from './tags.types.ts';

type CamelCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** As Vue names them: `apiKey`, and `onValueChange` for `onvalue-change`. */
type VueName<Name extends string> = Name extends `on${infer Event}`
  ? `on${Capitalize<CamelCase<Event>>}`
  : CamelCase<Name>;

type VueProps<Props> = { [Name in keyof Props & string as VueName<Name>]?: Props[Name] };

type OwnComponents = {
  [Tag in keyof Tags]: new () => {
    $props: HTMLAttributes & ReservedProps & VueProps<Tags[Tag]['props']> & VModel<Tags[Tag]['props']>;
  };
};

/** `v-model` on a custom element is its `value`. */
type VModel<Props> = 'value' extends keyof Props ? { modelValue?: Props['value'] } : unknown;

declare module 'vue' {
  interface GlobalComponents extends OwnComponents {}
}
