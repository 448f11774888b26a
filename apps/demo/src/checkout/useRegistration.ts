import { encodePlusCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import { useEffect, useRef, useState } from 'react';
import { type AddressService, toProblem } from '../backend/addressService.ts';
import type { OrderCodes } from './orderForm.ts';
import type { Problem } from './problem.ts';

/** Registering a point's codes with the backend: under way, failed, or done. It always settles. */
export interface Registration {
  readonly isSending: boolean;
  readonly problem: Problem | null;
  /** The registered codes, or null when there is a problem to show. */
  readonly register: (point: LatLng) => Promise<OrderCodes | null>;
  readonly dismiss: () => void;
}

export function useRegistration(service: AddressService): Registration {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef<AbortController>(null);

  // A page that is left has no use for the answer.
  useEffect(() => () => running.current?.abort(), []);

  // "No network" is not true any more once there is one.
  useEffect(() => {
    const forgetOffline = () => setProblem((shown) => (shown?.reason === 'offline' ? null : shown));
    window.addEventListener('online', forgetOffline);
    return () => window.removeEventListener('online', forgetOffline);
  }, []);

  async function register(point: LatLng) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setIsSending(true);
    setProblem(null);
    try {
      return await service.register(point, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(toProblem(error));
      return null;
    } finally {
      setIsSending(false);
    }
  }
  return { isSending, problem, register, dismiss: () => setProblem(null) };
}

/** The codes of a point without asking anybody: they are arithmetic. Registering them can wait. */
export function codesOnDevice(point: LatLng): OrderCodes {
  return {
    codeA: encodeSmartCode(point, 'A'),
    codeB: encodeSmartCode(point, 'B'),
    plusCode: encodePlusCode(point, 11),
    isRegistered: false,
    answer: null,
  };
}
