const PATHS = {
  auto: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 3v18M12 8h7.800M12 12h9M12 16h7.800',
  back: 'M19 12H5m6-6l-6 6 6 6',
  basket: 'M4 9h16l-1.500 11h-13zM8 9l3-6m5 6l-3-6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  chevron: 'M6 9.500l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  info: 'M12 11v6M12 7.500v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  dark: 'M20.500 14.200A8.700 8.700 0 0 1 9.800 3.500a8.700 8.700 0 1 0 10.700 10.700z',
  map: 'M12 21s7-6.100 7-11.300A7 7 0 0 0 5 9.700C5 14.900 12 21 12 21zM12 12a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
  light:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2m0 15v2M2.500 12h2m15 0h2M5.300 5.300l1.400 1.400m10.600 10.600l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.500-6 8-6s8 2 8 6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  shield: 'M12 3l8 3v5c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10V6zM8.500 12l2.500 2.500 4.500-5',
  truck:
    'M2 6h12v10H2zM14 10h4l4 4v2h-8zM6.500 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.500 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v8h14v-8',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  warning: 'M12 4L2.500 20h19zM12 10v4.500M12 17.200v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** Drawn beside words that say the same, so it is hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
