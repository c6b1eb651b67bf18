import { afterAll, vi } from 'vitest'

/**
 * Rehearses without a time limit in all tests of this file, since a busy machine may need longer.
 * Returns the spy on the limit.
 */
export function withoutTimeLimit() {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => new AbortController().signal)
  afterAll(() => limit.mockRestore())
  return limit
}
