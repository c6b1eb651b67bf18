import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFakeS3, type FakeS3 } from '#server/stores/fake-s3.ts'
import { failureOf, testAccounts, type TestAccounts } from '../test-accounts.ts'
import { bucket } from './bucket.ts'

let hub: TestAccounts
let store: FakeS3
beforeEach(async () => {
  hub = await testAccounts(bucket)
  store = await openFakeS3()
})
afterEach(async () => {
  await store.close()
  await hub.close()
})
const connect = (more: Record<string, string> = {}) => {
  const { endpoint: address, bucket, region, key, secret } = store.settings
  return hub.add({ address: `${address}/`, bucket, region, key, secret, ...more })
}
const put = (id: string, name: string, text = 'Low water at nine') =>
  hub.act(id, 'put', { name, text })

test('A file is put in a bucket, signed as S3 checks it, and replaced by the next one', async () => {
  const { id, found } = await connect()
  expect(found).toBe('The bucket hub-bucket answers')
  for (const name of ['news/today.md', "Ebbe & Flut/ü (1)+~!'*.txt", '100% %2e%2e?#.md']) {
    const { output } = await put(id, name)
    expect(output).toMatchObject({ bucket: 'hub-bucket', name, bytes: 17 })
    expect(store.objects.get(name)?.content.toString()).toBe('Low water at nine')
  }
  await put(id, 'news/today.md', 'High water — 21:00')
  expect(store.objects.get('news/today.md')?.content.toString()).toBe('High water — 21:00')
})

test('A name leads nowhere else', async () => {
  const { id } = await connect()
  const before = store.asked.length
  for (const name of ['../other/x', 'a/../../x', '/x', 'a//x', './x', 'x'.repeat(1025)])
    expect((await failureOf(put(id, name))).message, name).toMatch(/name|characters/i)
  expect(store.asked.length).toBe(before)
})

test.each<[string, Record<string, string>, string]>([
  ['the key', { key: 'nobody' }, 'does not know the access key'],
  ['the secret', { secret: 's3cret-of-another' }, 'does not accept the secret'],
  ['the bucket', { bucket: 'other-bucket' }, 'has no bucket “other-bucket”'],
  ['the name of the bucket', { bucket: '../x' }, 'Enter the name of a bucket'],
])('Where %s is wrong, the account says so', async (_, wrong, words) => {
  const { trouble } = await connect(wrong)
  expect(trouble).toContain(words)
  expect(trouble).not.toContain('s3cret')
})

test('A store that refuses, wants time or sends on elsewhere is told in words', async () => {
  const { id } = await connect()
  store.misbehaviours.push({ status: 403, code: 'AccessDenied' })
  expect((await failureOf(put(id, 'a'))).message).toContain('does not allow this')
  store.misbehaviours.push({ status: 400, code: 'AuthorizationHeaderMalformed' })
  expect((await failureOf(put(id, 'a'))).message).toContain('another region')
  store.misbehaviours.push({ status: 503, code: 'SlowDown' })
  expect(await failureOf(put(id, 'a'))).toMatchObject({ isFinal: false })
})
