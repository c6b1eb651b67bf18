import { expect, test } from 'vitest'
import { sharedIn } from './shared-address.ts'

test.each([
  ['shared=https://harbour.example/news', 'https://harbour.example/news'],
  [
    'shared-title=Ferry&shared-text=Look: https://harbour.example/a?b=1 now',
    'https://harbour.example/a?b=1',
  ],
  ['shared-title=Harbour+Gazette', 'Harbour Gazette'],
  ['shared=&shared-text=++harbour+news', 'harbour news'],
  ['with=websites', ''],
])('text that another app shares by "%s" is searched as "%s"', (query, looked) => {
  expect(sharedIn(new URLSearchParams(query))).toBe(looked)
})

test('no more text is taken than the finder accepts', () => {
  expect(sharedIn(new URLSearchParams({ shared: 'x'.repeat(5000) }))).toHaveLength(2000)
})
