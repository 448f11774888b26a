import { useAddressFinder, type AddressFinderOptions } from '@smart-address/react';
import './copied.css';

/** The finder in elements that a team copied into its own code, as with shadcn/ui: plain markup with the team's own classes. */
export function CopiedFinder(options: AddressFinderOptions) {
  const finder = useAddressFinder(options);
  return (
    <div {...finder.getRootProps({ className: 'copied' })}>
      <label {...finder.getLabelProps()}>{finder.messages.label}</label>
      <input {...finder.getInputProps({ placeholder: finder.messages.placeholder })} />
      <div {...finder.getPopupProps({ className: 'copied-popover' })}>
        <div {...finder.getListProps()}>
          {finder.state.options.map((option) => (
            <div key={option.id} {...finder.getOptionProps(option, { className: 'copied-item' })}>
              {option.result.label}
            </div>
          ))}
        </div>
        {finder.panel && <p>{finder.panel.sentence}</p>}
        <small>{finder.state.attribution}</small>
      </div>
      <div {...finder.getStatusProps()} />
    </div>
  );
}
