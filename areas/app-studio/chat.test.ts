import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSendable, orchestratorReply } from './chat.ts'

test('[STUDIO-100] the orchestrator echoes the request and coordinates with the relevant agents', () => {
  fc.assert(
    fc.property(fc.string(), (request) => {
      expect(orchestratorReply(request)).toContain(request)
      expect(orchestratorReply(request)).toContain('coordinate with the relevant agents')
    }),
    { examples: [[' add login ']] },
  )
})

test('[STUDIO-113] blanks alone are not sent', () => {
  expect(['', '   ', '\n\t'].some(isSendable)).toBe(false)
  expect(isSendable('  add login ')).toBe(true)
})
