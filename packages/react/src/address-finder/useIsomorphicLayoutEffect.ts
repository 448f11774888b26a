'use client';

import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that a server passes over in silence; React 18 warns about the plain one there. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
