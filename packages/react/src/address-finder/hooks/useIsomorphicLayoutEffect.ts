'use client';

import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that does nothing on a server, where React 18 warns about the plain one. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
