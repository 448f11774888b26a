// What is shown in a Chromium as old as the packages support, where the machine has one.
import { elementSuite } from '../finder/element.suite.ts';
import { finderSuite } from '../finder/finder.suite.ts';
import { mapSuite } from '../map/map.suite.ts';
import { inEngine } from './otherEngines.ts';
import { searchSuite } from './search.suite.ts';

inEngine('an old Chromium', [finderSuite, elementSuite, mapSuite, searchSuite]);
