import { Checkout } from './Checkout';

export default function Page() {
  return <Checkout />;
}
