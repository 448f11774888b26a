/** Matches the paths of a route, whose parameters are written `{name}`. */
export function pathPattern(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}
