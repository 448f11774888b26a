// What is shown in a stock Firefox, where the machine has one.
import { inPageSuite } from '../contract/inPage.suite.ts';
import { elementSuite } from '../finder/element.suite.ts';
import { finderSuite } from '../finder/finder.suite.ts';
import { mapSuite } from '../map/map.suite.ts';
import { inEngine } from './otherEngines.ts';
import { searchSuite } from './search.suite.ts';

inEngine('Firefox', [finderSuite, elementSuite, mapSuite, searchSuite, inPageSuite]);
