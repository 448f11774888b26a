import { describe, expect, it } from 'vitest';

// This runs in Node, where there are no elements.
describe('on a server', () => {
  it('the main entry and the class can be imported, and nothing is registered', async () => {
    expect(typeof customElements).toBe('undefined');
    const { AddressFinderElement } = await import('../index.ts');
    expect(AddressFinderElement.formAssociated).toBe(true);
    expect((await import('./AddressFinderElement.ts')).AddressFinderElement).toBe(AddressFinderElement);
  });
});
