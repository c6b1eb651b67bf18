import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longItemId, readItemId } from './item-ids.ts'
import { feedId, folderId, readStream, stateId } from './streams.ts'

const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

test('an item is known again in each form that clients name it by', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const long = longItemId(id)
      expect(long).toMatch(/^tag:google\.com,2005:reader\/item\/[\da-f]{16}$/)
      expect(readItemId(long)).toBe(id)
      expect(readItemId(`tag:google.com,2005:reader/item/${id.toString(16)}`)).toBe(id)
      expect(readItemId(long.slice(-16))).toBe(id)
      if (id < 10 ** 15) expect(readItemId(String(id))).toBe(id)
    }),
  )
})

test.each([
  '',
  '0',
  '-5',
  '1.5',
  'ffff',
  '99999999999999999999',
  'tag:google.com,2005:reader/item/',
  'tag:google.com,2005:reader/item/ffffffffffffffff',
  'tag:google.com,2005:reader/item/00000000000000001',
  'feed/1',
])('"%s" is no item', (given) => expect(readItemId(given)).toBeNull())

test('streams are read as they are written, whoever the user is', () => {
  expect(readStream(stateId('read'))).toEqual({ kind: 'state', state: 'read' })
  expect(readStream('user/1234/state/com.google/starred')).toEqual({
    kind: 'state',
    state: 'starred',
  })
  expect(readStream(feedId(12))).toEqual({ kind: 'feed', feed: 12 })
  expect(readStream('feed/https://harbour.example/feed')).toEqual({
    kind: 'address',
    address: 'https://harbour.example/feed',
  })
  for (const folder of [['World'], ['Work', 'A/B & "C"'], ['新聞', 'x']])
    expect(readStream(folderId(folder))).toEqual({ kind: 'folder', folder })
  for (const none of ['', 'feed/', 'user/-/label/', 'user/-/label/ › ', 'pop/topic', 'user'])
    expect(readStream(none)).toBeNull()
})
