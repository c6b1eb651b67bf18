import { expect, test } from 'vitest'
import { readLook } from './reading-look.ts'

test('what is kept is read, and anything else is standard', () => {
  expect(readLook('largest narrow')).toEqual({ size: 'largest', width: 'narrow' })
  const standard = { size: 'standard', width: 'standard' }
  for (const text of [null, '', '7', 'huge wider', '{"size":"large"}'])
    expect(readLook(text)).toEqual(standard)
  expect(readLook('small huge')).toEqual({ size: 'small', width: 'standard' })
})
