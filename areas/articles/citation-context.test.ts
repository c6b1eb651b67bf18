import { expect, test } from 'vitest'
import { citationContext } from './citation-context.ts'

const citation = { coverage: 0, start: 0, end: 10, before: '', after: '' }

test('context that begins in the middle of a word begins at the next one', () => {
  const { before } = citationContext({ ...citation, start: 900, before: 'rgency crews came. ' })
  expect(before).toBe('... crews came. ')
})

test('context that begins with the text is shown as it is', () => {
  const { before } = citationContext({ ...citation, start: 12, before: 'Crews came. ' })
  expect(before).toBe('Crews came. ')
})

test('context that ends in the middle of a sentence says that it goes on', () => {
  expect(citationContext({ ...citation, after: ' The owner said tha' }).after).toBe(
    ' The owner said ...',
  )
  expect(citationContext({ ...citation, after: ' The owner agreed.' }).after).toBe(
    ' The owner agreed.',
  )
  expect(citationContext(citation).after).toBe('')
})
