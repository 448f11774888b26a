import { finderOnChangingPages } from '../../../core/test-support/finder/finderOnChangingPages.ts';
import { renderFinder } from '../../test-support/renderFinder.tsx';

finderOnChangingPages(async () => renderFinder());
