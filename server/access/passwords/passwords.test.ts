import { afterEach, expect, test, vi } from 'vitest'

/** The calls of argon2, in their order. */
const calls: string[] = []
vi.mock('@node-rs/argon2', () => ({
  async hash() {
    calls.push('hash')
    await new Promise((resolve) => setImmediate(resolve))
    calls.push('hashed')
    return 'made up'
  },
  async verify() {
    calls.push('verify')
    return true
  },
}))
afterEach(() => {
  calls.length = 0
  vi.resetModules()
})

test.each([
  ['that is known', 'kept', true],
  ['that nobody has', null, false],
])('the first wrong password costs as much at a name %s', async (_, known, isRight) => {
  const { isPassword } = await import('./passwords.ts')
  expect(await isPassword(known, 'wrong horse')).toBe(isRight)
  expect(calls).toEqual(['hash', 'hashed', 'verify'])
  await isPassword(known, 'wrong horse')
  expect(calls.slice(3)).toEqual(['verify'])
})
