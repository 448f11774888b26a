import type { FinderOption } from '@smart-address/core';
import { useAddressFinder } from '@smart-address/react';
import { memo } from 'react';
import { provider } from '../source.ts';
import { RowContent } from './BareFull.tsx';

interface RowProps {
  readonly option: FinderOption;
  readonly isActive: boolean;
  readonly propsOf: ReturnType<typeof useAddressFinder>['getOptionProps'];
}

/** A row that shows the same is not rendered again: an answer often repeats rows of the one before. */
const Row = memo(
  ({ option, propsOf }: RowProps) => (
    <div {...propsOf(option, { className: 'sa-option' })}>
      <RowContent result={option.result} />
    </div>
  ),
  ({ option: a, ...before }, { option: b, ...after }) =>
    a.id === b.id &&
    a.index === b.index &&
    a.result.label === b.result.label &&
    String(a.result.highlight) === String(b.result.highlight) &&
    before.isActive === after.isActive,
);

/** Our default finder with React rendering all of it: parts by the hook's getters, rows memoised. Nothing places the popup. */
export default function OursByReact() {
  const { state, isOpen, ...finder } = useAddressFinder({ provider });
  const { attribution, options, activeId } = state;
  return (
    <div {...finder.getRootProps({ className: 'sa-finder' })}>
      <label {...finder.getLabelProps({ className: 'sa-label' })}>{finder.messages.label}</label>
      <div {...finder.getControlProps({ className: 'sa-control' })}>
        <button {...finder.getOpenButtonProps({ className: 'sa-open' })} />
        <input {...finder.getInputProps({ className: 'sa-input' })} />
        <button {...finder.getClearButtonProps({ className: 'sa-clear' })} />
        <button {...finder.getLocateButtonProps({ className: 'sa-locate' })} />
      </div>
      <div {...finder.getPopupProps({ className: 'sa-popup' })}>
        <div {...finder.getListProps({ className: 'sa-list' })}>
          {options.map((option) => (
            <Row
              key={option.id}
              option={option}
              isActive={option.id === activeId}
              propsOf={finder.getOptionProps}
            />
          ))}
        </div>
        {finder.panel === null ? null : <div className="sa-panel">{finder.panel.sentence}</div>}
        {isOpen && options.length > 0 && <p className="sa-attribution">{attribution}</p>}
      </div>
      <div {...finder.getStatusProps()} />
    </div>
  );
}
