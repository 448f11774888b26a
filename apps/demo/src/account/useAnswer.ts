import { useCallback, useEffect, useState } from 'react';

/**
 * What a call answers, asked for when the page comes and whenever the call is another one; null before that, and when it failed.
 *
 * @param ask stays the same function from one render to the next.
 * @returns the answer, and what asks again.
 */
export function useAnswer<T>(ask: () => Promise<T | null>): readonly [T | null, () => void] {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask().then((next) => {
      if (isWanted) setAnswer(next);
    });
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const again = useCallback(() => void ask().then(setAnswer), [ask]);
  return [answer, again];
}
