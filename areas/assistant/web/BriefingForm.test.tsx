import { parseHTML } from 'linkedom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askKeepers } from '#core/contract.ts'
import { AnswersContext, AskContext } from '#web/asking/api.tsx'
import { Answers } from '#web/asking/answers.ts'
import { BriefingForm } from './BriefingForm.tsx'

const ask = askKeepers({ portal: { getPortal: async () => ({ kept: [] }) } })

beforeAll(() => {
  const window = parseHTML('<main></main>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterAll(() => vi.unstubAllGlobals())

test('the choices for a briefing close where the browser returns a promise for scrolling', async () => {
  const scrollIntoView = vi.fn(() => Promise.resolve())
  Object.assign(document.createElement('form').constructor.prototype, { scrollIntoView })
  const root = createRoot(document.querySelector('main')!)
  await act(async () =>
    root.render(
      <AskContext value={ask}>
        <AnswersContext value={new Answers()}>
          <BriefingForm id="listen" name="Listen" submit="Make it" type="audio" />
        </AnswersContext>
      </AskContext>,
    ),
  )
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
  expect(document.querySelector('form')).toBeNull()
})
