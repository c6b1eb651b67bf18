import { expect, test, vi } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { askKeepers } from '#core/contract.ts'
import { testPage } from '#web/asking/test-page.tsx'
import { BriefingForm } from './BriefingForm.tsx'

const length = { words: 300, seconds: 120, articles: 3, shortage: null }
let kept: string[] = []
let whyNot: string | null = null
const ask = askKeepers({
  portal: { getPortal: async () => ({ kept }) },
  'generation/making': { getLength: async () => length, getDebate: async () => ({ whyNot }) },
})
const { show, leave, main } = testPage(ask)
const debate = () => main().querySelector<HTMLInputElement>('input[value="debate-format"]')!

test('the choices for a briefing close where the browser returns a promise for scrolling', async () => {
  const scrollIntoView = vi.fn(() => Promise.resolve())
  Object.assign(document.createElement('form').constructor.prototype, { scrollIntoView })
  await show(<BriefingForm id="listen" name="Listen" submit="Make it" type="audio" />)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  await leave()
  expect(document.querySelector('form')).toBeNull()
})

test.each([
  ['where sources differ', null],
  ['where no two sources differ', 'No two sources give different figures.'],
])('a debate stays in the list %s', async (_, reason) => {
  kept = ['assistant/briefings']
  whyNot = reason
  Object.assign(document.createElement('form').constructor.prototype, { scrollIntoView: vi.fn() })
  await show(<BriefingForm id="listen" name="Listen" submit="Make it" type="audio" />)
  await vi.waitFor(
    () => {
      expect(main().textContent).toContain('It will be about')
      expect(debate().hasAttribute('disabled')).toBe(reason !== null)
    },
    { timeout: patient(5_000) },
  )
  expect(debate().closest('label')!.textContent).toBe(`Debate Format${reason ?? ''}`)
})

test('where nothing is made, nobody asks whether sources differ', async () => {
  kept = []
  whyNot = 'No two sources give different figures.'
  Object.assign(document.createElement('form').constructor.prototype, { scrollIntoView: vi.fn() })
  await show(<BriefingForm id="listen" name="Listen" submit="Make it" type="audio" />)
  expect(debate().hasAttribute('disabled')).toBe(false)
})
