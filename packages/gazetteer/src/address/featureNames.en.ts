import { unsaidKind } from './landmarkKinds.ts';

/** A landmark with its kind put after a name that does not say it: "République metro station". */
export const featureInEnglish = (name: string, category: string): string =>
  unsaidKind(name, category)?.isEnglish ? `${name} ${category}` : name;
