import { expect, test } from 'vitest'
import { demoPortal } from './demo/api.ts'
import { serverPortal } from './server/api.ts'

const disk = { shortage: async () => null, freeBytes: async () => null, noteError() {} }
const keepers = [
  ['demo', demoPortal],
  ['server', serverPortal],
] as const

test.each(keepers)(
  '[SHELL-081] the %s shows the first seven characters of the commit',
  async (_, open) => {
    const { build } = await open({ commit: 'abcdef1234567', kept: [], disk }).getPortal({})
    expect(build).toBe('abcdef1')
  },
)

test.each(keepers)('[SHELL-082] the %s says "local dev" without a commit', async (_, open) => {
  expect((await open({ kept: [], disk }).getPortal({})).build).toBe('local dev')
  expect((await open({ commit: '', kept: [], disk }).getPortal({})).build).toBe('local dev')
})
