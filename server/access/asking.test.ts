import { expect, test } from 'vitest'
import { answering, askingSession } from './asking.ts'

test('all that is done for an answer knows who asked, also when several answers are made at once', async () => {
  const ask = (sessionId: string | null) =>
    answering({ sessionId, origin: 'http://localhost' }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return askingSession()
    })
  expect(await Promise.all([ask('one'), ask(null), ask('two')])).toEqual(['one', null, 'two'])
  expect(askingSession()).toBeNull()
})
