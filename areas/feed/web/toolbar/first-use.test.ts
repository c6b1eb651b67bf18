import { afterEach, expect, test, vi } from 'vitest'
import { explainFirstUse } from './first-use.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(setItem?: () => never) {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => kept.set(key, value)),
  })
}

test('each switch is explained once, by itself', () => {
  browser()
  const said: string[] = []
  const toast = ({ title }: { title: string }) => said.push(title)
  explainFirstUse('views', toast)
  explainFirstUse('views', toast)
  explainFirstUse('time', toast)
  expect(said).toEqual(['Custom, Synth, Theme', 'Time of the page'])
})

test('a browser that keeps nothing is not told again and again', () => {
  browser(() => {
    throw new Error('The quota has been exceeded.')
  })
  const toast = vi.fn()
  explainFirstUse('period', toast)
  expect(toast).not.toHaveBeenCalled()
})
