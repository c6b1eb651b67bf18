import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORE } from '#server/stores/limits.ts'
import { checkStore } from '#server/diagnoses/check-store.ts'
import { s3Store } from '#server/stores/s3-store.ts'
import { expectThat } from '../running/expect-that.ts'
import type { RealStore } from './versitygw.ts'

/** More objects than fit on one page of a list. */
const MANY = 1200
const AT_ONCE = 16

/**
 * Tries everything that the server needs of a real store: multipart uploads, pages, refusals, and
 * failures of the store.
 */
export async function tryObjects(work: string, real: RealStore): Promise<void> {
  const store = s3Store({ ...real.settings, prefix: 'objects/' })
  const secrets = { sign: (text: string) => `signed ${text}` }
  console.log(`  ${await checkStore(store, secrets)}`)

  const large = randomBytes(2 * STORE.partBytes + 12_345)
  const [file, back] = [join(work, 'large'), join(work, 'back')]
  writeFileSync(file, large)
  await store.putFile('archives/large', file)
  await store.fetch('archives/large', back, large.length)
  expectThat(readFileSync(back).equals(large), 'a file of three parts comes back as it was')

  for (let start = 0; start < MANY; start += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => `many/${start + at}`)
    await Promise.all(some.map((name) => store.put(name, Buffer.from(name))))
  }
  const listed = await store.list('many/')
  expectThat(new Set(listed.map(({ name }) => name)).size === MANY, `${MANY} files are listed`)
  expectThat((await store.list('nothing/')).length === 0, 'nothing is listed where nothing is')
  const empty = createHash('sha256').digest('hex')
  await store.put(empty, new Uint8Array())
  expectThat((await store.read(empty, 1))?.length === 0, 'an empty file comes back empty')
  expectThat((await store.read('none', 1)) === null, 'what is absent is nothing')
  await store.remove(empty)
  await store.remove(empty)
  expectThat(!(await store.has(empty)), 'what was removed is gone, and may be removed again')

  for (const [more, words] of [
    [{ key: 'nobody' }, 'SYNTHWIRE_STORE_KEY'],
    [{ secret: 'wrong' }, 'SYNTHWIRE_STORE_SECRET'],
    [{ bucket: 'absent' }, 'SYNTHWIRE_STORE_BUCKET'],
  ] as const) {
    await expectWords(s3Store({ ...real.settings, ...more }).put('a', Buffer.from('a')), words)
  }
  await real.kill()
  await expectWords(store.list(''), 'Nothing answers at the address in SYNTHWIRE_STORE_URL')
  await real.start()
  expectThat(await store.has('many/7'), 'it goes on when the store is back')
}

async function expectWords(work: Promise<unknown>, words: string): Promise<void> {
  const said = await work.then(
    () => 'It did not fail',
    (error: Error) => error.message,
  )
  expectThat(said.includes(words), `it is told of ${words}, and this was said: ${said}`)
}
