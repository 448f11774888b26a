export { AddressFinder, type AddressFinderProps } from './address-finder/AddressFinder.tsx';
export {
  AddressFinderAttribution,
  AddressFinderPopup,
  AddressFinderRecents,
} from './address-finder/parts/AddressFinderPopup.tsx';
export {
  AddressFinderClearButton,
  AddressFinderOpenButton,
  AddressFinderLocateButton,
} from './address-finder/parts/AddressFinderButtons.tsx';
export { AddressFinderControl, AddressFinderRoot } from './address-finder/parts/AddressFinderRoot.tsx';
export {
  AddressFinderEmpty,
  AddressFinderLoading,
  AddressFinderError,
} from './address-finder/parts/AddressFinderPanel.tsx';
export { AddressFinderInput } from './address-finder/parts/AddressFinderInput.tsx';
export { AddressFinderLabel } from './address-finder/parts/AddressFinderLabel.tsx';
export { AddressFinderList } from './address-finder/parts/AddressFinderList.tsx';
export { AddressFinderMatch, AddressFinderOption } from './address-finder/parts/AddressFinderOption.tsx';
export type { AddressFinderRootProps } from './address-finder/parts/AddressFinderRoot.tsx';
export { AddressFinderStatus } from './address-finder/parts/AddressFinderStatus.tsx';
export { useAddressFinder } from './address-finder/useAddressFinder.ts';
export type { AddressFinderOptions } from './address-finder/hooks/useFinderInstance.ts';
export type { FieldMap } from '@smart-address/core/dom';
export type {
  AddressValue,
  FinderChangeDetails,
  FinderMessages,
  FinderOption,
  Provider,
  StoredAddress,
} from '@smart-address/core';
export { AddressPreview, type AddressPreviewProps } from './address-preview/AddressPreview.tsx';
export { AddressConfirm } from './address-confirm/AddressConfirm.tsx';
export type {
  AddressConfirmAnswer,
  AddressConfirmHandle,
  AddressConfirmProps,
  AddressConfirmQuestion,
} from './address-confirm/AddressConfirm.tsx';
