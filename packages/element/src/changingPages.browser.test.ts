import { finderOnChangingPages } from '../../core/test-support/finderOnChangingPages.ts';
import { renderElement } from '../test-support/renderElement.ts';

finderOnChangingPages(async () => renderElement().finder);
