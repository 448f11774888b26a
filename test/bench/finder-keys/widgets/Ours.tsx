import { AddressFinder } from '@smart-address/react';
import { provider } from '../source.ts';

export default function Ours() {
  return <AddressFinder provider={provider} />;
}
