import { expect, test } from 'vitest'
import { answering, askingSession } from './asking.ts'

test('who asks is known to all that is done for the answer, also when answers are made side by side', async () => {
  const ask = (sessionId: string | null) =>
    answering({ sessionId, origin: 'http://localhost' }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return askingSession()
    })
  expect(await Promise.all([ask('one'), ask(null), ask('two')])).toEqual(['one', null, 'two'])
  expect(askingSession()).toBeNull()
})
