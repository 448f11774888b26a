import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadLeafletMap } from '../value/createMapStore.ts';
import { statusOfFailure } from './problemOf.ts';

describe('a map that cannot be drawn', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  afterEach(() => said.mockClear());

  it('tells the developer why, once, and offers a retry', async () => {
    // Leaflet needs a window, which is not here.
    const why = () => loadLeafletMap().then(() => expect.unreachable(), statusOfFailure);
    expect([await why(), await why()]).toEqual(['failed', 'failed']);
    expect(said.mock.calls).toEqual([['The map is not shown: window is not defined']]);
  });

  it('repeats what the bundler says of a page without Leaflet', () => {
    const missing = 'Could not resolve "leaflet" imported by "@smart-address/core". Is it installed?';
    statusOfFailure(new Error(missing));
    expect(said.mock.calls.join()).toContain(missing);
  });

  it('says nothing more where a policy forbids it, which the browser reports', () => {
    expect(statusOfFailure(new TypeError('This document requires TrustedHTML'))).toBe('forbidden');
    expect(said).not.toHaveBeenCalled();
  });
});
