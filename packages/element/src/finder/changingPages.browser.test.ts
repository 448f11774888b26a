import { finderOnChangingPages } from '../../../core/test-support/finder/finderOnChangingPages.ts';
import { renderElement } from '../../test-support/renderElement.ts';

finderOnChangingPages(async () => renderElement().finder);
