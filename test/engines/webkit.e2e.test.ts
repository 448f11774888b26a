// What is shown in WebKit, which is Safari's, in its port to GTK, where the machine has it.
import { inPageSuite } from '../contract/inPage.suite.ts';
import { elementSuite } from '../finder/element.suite.ts';
import { finderSuite } from '../finder/finder.suite.ts';
import { mapSuite } from '../map/map.suite.ts';
import { inEngine } from './otherEngines.ts';
import { searchSuite } from './search.suite.ts';

inEngine('WebKit', [finderSuite, elementSuite, mapSuite, searchSuite, inPageSuite]);
