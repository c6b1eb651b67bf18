import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datasetAt, rowsFrom } from './dataset-address.ts'
import { datasetPage, rowsAddress } from './contracts/leaderboard-source.ts'

test('an empty address means the dataset that the demo asks for', () => {
  expect(datasetAt(null)).toEqual({
    rows: rowsAddress(),
    name: datasetPage.name,
    page: datasetPage.address,
  })
})

test.each([
  'https://huggingface.co/datasets/tidepool/arena-2026',
  'huggingface.co/datasets/tidepool/arena-2026/viewer?row=4#x',
])('the page of a dataset leads to its rows: %s', (typed) => {
  expect(datasetAt(typed)).toEqual({
    rows: rowsAddress('tidepool/arena-2026'),
    name: 'tidepool/arena-2026',
    page: 'https://huggingface.co/datasets/tidepool/arena-2026',
  })
})

test('another service is asked as it was typed, and called by its host', () => {
  expect(datasetAt('https://boards.example/rows?set=a')).toEqual({
    rows: 'https://boards.example/rows?set=a',
    name: 'boards.example',
    page: null,
  })
  expect(datasetAt(rowsAddress('tidepool/arena'))).toMatchObject({ name: 'tidepool/arena' })
})

test.each([
  'https://huggingface.co/spaces/tidepool/arena',
  'https://huggingface.co/datasets/tidepool',
  'https://huggingface.co/datasets/a b/c',
  'ftp://boards.example/',
  'file:///etc/passwd',
  'https://name:secret@boards.example/',
  'https://',
  'a b',
])('%s is no dataset, in words', (typed) => {
  expect(() => datasetAt(typed)).toThrow('Enter the page of a dataset')
})

test('pages go on where the one before ended', () => {
  const url = new URL(rowsFrom(rowsAddress(), 300))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ offset: '300', length: '100' })
  expect(url.searchParams.getAll('offset')).toEqual(['300'])
})

test('whatever is typed is an http address, or refused in words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
      try {
        const { rows } = datasetAt(typed)
        expect(new URL(rowsFrom(rows, 100)).protocol).toMatch(/^https?:$/)
      } catch (error) {
        expect(String(error)).toContain('Enter the page of a dataset')
      }
    }),
  )
})
