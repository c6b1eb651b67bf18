import { expect, test } from 'vitest'
import { startSilence } from './silence.ts'

test('a stream that says nothing more is silent in the end', async () => {
  await new Promise<void>((resolve) => startSilence(20, resolve).resume())
})

test('bytes that mean nothing break no silence', async () => {
  let drip: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => {
    const silence = startSilence(60, resolve)
    silence.resume()
    drip = setInterval(() => {
      silence.pause({ isBroken: false })
      silence.resume()
    }, 5)
  })
  clearInterval(drip)
})

test('one that ended, or is not listened to, is never silent', async () => {
  let silences = 0
  const ended = startSilence(1, () => silences++)
  ended.resume()
  ended.stop()
  const unheard = startSilence(1, () => silences++)
  unheard.resume()
  unheard.pause({ isBroken: true })
  await new Promise<void>((resolve) => startSilence(30, resolve).resume())
  expect(silences).toBe(0)
})
