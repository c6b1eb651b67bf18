import { expect, test } from 'vitest'
import { settings } from './settings.ts'

const ALL = {
  SYNTHWIRE_STORE_URL: 'https://s3.example.org',
  SYNTHWIRE_STORE_BUCKET: 'news',
  SYNTHWIRE_STORE_KEY: 'hub',
  SYNTHWIRE_STORE_SECRET: 'hush-hush',
}
const read = (more: Record<string, string> = {}) => settings({ ...ALL, ...more })

test('a store is named by its address, a bucket and who we are there', () => {
  expect(settings({}).store).toBeNull()
  expect(read().store).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'news',
    prefix: '',
    region: 'us-east-1',
    key: 'hub',
    secret: 'hush-hush',
  })
  const more = { SYNTHWIRE_STORE_PREFIX: '/hubs/mine/', SYNTHWIRE_STORE_REGION: 'eu-central-1' }
  expect(read(more).store).toMatchObject({ prefix: 'hubs/mine/', region: 'eu-central-1' })
})

test('nothing is put there unless it is said', () => {
  expect(read()).toMatchObject({ media: 'folder', archives: null })
  const there = read({ SYNTHWIRE_MEDIA: 'store', SYNTHWIRE_ARCHIVES: 'store' })
  expect(there).toMatchObject({ media: 'store', archives: { folder: null } })
  expect(read({ SYNTHWIRE_ARCHIVES: './store' }).archives?.folder).toBe(`${process.cwd()}/store`)
  for (const name of ['SYNTHWIRE_MEDIA', 'SYNTHWIRE_ARCHIVES'])
    expect(() => settings({ [name]: 'store' })).toThrow(
      `${name} is "store", so SYNTHWIRE_STORE_URL`,
    )
})

test.each([
  ['SYNTHWIRE_STORE_BUCKET', '', 'have to be as well'],
  ['SYNTHWIRE_STORE_KEY', '', 'have to be as well'],
  ['SYNTHWIRE_STORE_SECRET', '', 'have to be as well'],
  ['SYNTHWIRE_STORE_SECRET_FILE', '/nowhere', 'SYNTHWIRE_STORE_SECRET_FILE is "/nowhere"'],
  ['SYNTHWIRE_STORE_BUCKET', 'News', 'is "News"'],
  ['SYNTHWIRE_STORE_BUCKET', 'a/../b', 'is "a/../b"'],
  ['SYNTHWIRE_STORE_PREFIX', '../up', 'is "../up"'],
  ['SYNTHWIRE_STORE_PREFIX', 'a//b', 'is "a//b"'],
  ['SYNTHWIRE_STORE_REGION', 'eu central', 'is "eu central"'],
  ['SYNTHWIRE_MEDIA', 'bucket', 'is "bucket"'],
  ['SYNTHWIRE_STORE_URL', 's3.example.org', 'is not the address of a store'],
  ['SYNTHWIRE_STORE_URL', 'ftp://s3.example.org', 'is not the address of a store'],
  ['SYNTHWIRE_STORE_URL', 'https://s3.example.org/news', 'is not the address of a store'],
  ['SYNTHWIRE_STORE_URL', 'https://me:hush-hush@s3.example.org', 'is not the address of a store'],
])('%s "%s" is refused, and no secret is repeated', (name, value, words) => {
  expect(() => read({ [name]: value })).toThrow(words)
  expect(() => read({ [name]: value })).not.toThrow('hush-hush')
})
