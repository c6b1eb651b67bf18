import { expect, test, vi } from 'vitest'
import { askKeepers } from '#core/contract.ts'
import { testPage } from '#web/asking/test-page.tsx'
import { BriefingForm } from './BriefingForm.tsx'

const ask = askKeepers({ portal: { getPortal: async () => ({ kept: [] }) } })
const { show, leave } = testPage(ask)

test('the choices for a briefing close where the browser returns a promise for scrolling', async () => {
  const scrollIntoView = vi.fn(() => Promise.resolve())
  Object.assign(document.createElement('form').constructor.prototype, { scrollIntoView })
  await show(<BriefingForm id="listen" name="Listen" submit="Make it" type="audio" />)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  await leave()
  expect(document.querySelector('form')).toBeNull()
})
