const PATHS = {
  check: 'M5 12.500l4.500 4.500L19 7.500',
  chevron: 'M6 9.500l6 6 6-6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  info: 'M12 11v6M12 7.500v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  map: 'M12 21s7-6.100 7-11.300A7 7 0 0 0 5 9.700C5 14.900 12 21 12 21zM12 12a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v8h14v-8',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  warning: 'M12 4L2.500 20h19zM12 10v4.500M12 17.200v.1',
} as const;

/** Drawn beside words that say the same, so it is hidden from assistive technology. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
