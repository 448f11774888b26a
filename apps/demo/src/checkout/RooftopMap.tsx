export function RooftopMap() {
  return null;
}
