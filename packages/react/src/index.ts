export { AddressFinder } from './address-finder/AddressFinder.tsx';
export type { AddressFinderProps } from './address-finder/AddressFinder.tsx';
export { AddressFinderAttribution } from './address-finder/parts/AddressFinderAttribution.tsx';
export { AddressFinderClearButton } from './address-finder/parts/AddressFinderClearButton.tsx';
export { AddressFinderControl } from './address-finder/parts/AddressFinderControl.tsx';
export { AddressFinderEmpty } from './address-finder/parts/AddressFinderEmpty.tsx';
export { AddressFinderError } from './address-finder/parts/AddressFinderError.tsx';
export { AddressFinderInput } from './address-finder/parts/AddressFinderInput.tsx';
export { AddressFinderLabel } from './address-finder/parts/AddressFinderLabel.tsx';
export { AddressFinderList } from './address-finder/parts/AddressFinderList.tsx';
export { AddressFinderLoading } from './address-finder/parts/AddressFinderLoading.tsx';
export { AddressFinderLocateButton } from './address-finder/parts/AddressFinderLocateButton.tsx';
export { AddressFinderMatch } from './address-finder/parts/AddressFinderMatch.tsx';
export { AddressFinderOpenButton } from './address-finder/parts/AddressFinderOpenButton.tsx';
export { AddressFinderOption } from './address-finder/parts/AddressFinderOption.tsx';
export { AddressFinderPopup } from './address-finder/parts/AddressFinderPopup.tsx';
export { AddressFinderRecents } from './address-finder/parts/AddressFinderRecents.tsx';
export { AddressFinderRoot } from './address-finder/parts/AddressFinderRoot.tsx';
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
export { AddressPreview } from './address-preview/AddressPreview.tsx';
export type { AddressPreviewProps } from './address-preview/AddressPreview.tsx';
export { AddressConfirm } from './address-confirm/AddressConfirm.tsx';
export type {
  AddressConfirmAnswer,
  AddressConfirmHandle,
  AddressConfirmProps,
  AddressConfirmQuestion,
} from './address-confirm/AddressConfirm.tsx';
