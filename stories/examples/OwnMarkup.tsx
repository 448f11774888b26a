import type { Provider } from '@smart-address/core';
import { useAddressFinder } from '@smart-address/react';

interface OwnMarkupProps {
  /** For example `createOfflineProvider()` of `@smart-address/core`, made once and outside the component. */
  readonly provider: Provider;
  readonly locale?: 'fr' | 'ar' | 'en';
}

/** A team's own markup on the hook, without our elements. */
export function OwnMarkup({ provider, locale = 'fr' }: OwnMarkupProps) {
  const finder = useAddressFinder({ provider, locale });
  return (
    <div {...finder.getRootProps()}>
      <label {...finder.getLabelProps()}>{finder.messages.label}</label>
      <input {...finder.getInputProps()} placeholder={finder.messages.placeholder} />
      <div {...finder.getPopupProps()}>
        <ul {...finder.getListProps()} style={{ margin: 0, padding: 8, listStyle: 'none' }}>
          {finder.state.options.map((option) => (
            <li
              key={option.id}
              {...finder.getOptionProps(option)}
              style={{
                padding: 8,
                background: option.id === finder.state.activeId ? 'Highlight' : undefined,
                color: option.id === finder.state.activeId ? 'HighlightText' : undefined,
              }}
            >
              {option.result.label}
            </li>
          ))}
        </ul>
        {finder.panel && <p style={{ margin: 0, padding: 8 }}>{finder.panel.sentence}</p>}
        {finder.state.attribution && <small style={{ padding: 8 }}>{finder.state.attribution}</small>}
      </div>
      <div {...finder.getStatusProps()} />
    </div>
  );
}
