/** The address of a picture that is well formed, and so drawn, where `a` and `b` are the same once Leaflet has filled them in. */
export const pictureIf = (a: string, b: string): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><t${a}></t${b}></svg>`;
