import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSecrets } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-secrets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('what was sealed is opened again, also by a process that starts later', async () => {
  const [first, later] = [await openSecrets(folder), await openSecrets(folder)]
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = first.seal(text)
      expect(later.open(sealed)).toBe(Buffer.from(text, 'utf8').toString('utf8'))
      if (text.length > 3) expect(Buffer.from(sealed).includes(text)).toBe(false)
    }),
  )
})

test('processes that start together share one key', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => openSecrets(folder)))
  const sealed = all[0]!.seal('a token')
  for (const secrets of all) expect(secrets.open(sealed)).toBe('a token')
})

test('only the owner may read the key', async () => {
  await openSecrets(folder)
  expect((await stat(join(folder, 'secrets.key'))).mode & 0o077).toBe(0)
})

test('another key or a changed byte is said in words, without the secret', async () => {
  const secrets = await openSecrets(folder)
  const sealed = secrets.seal('a token')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect(() => secrets.open(changed)).toThrow(/encrypted with another secrets\.key/)

  const key = await readFile(join(folder, 'secrets.key'))
  await writeFile(join(folder, 'secrets.key'), key.reverse())
  const stranger = await openSecrets(folder)
  expect(() => stranger.open(sealed)).toThrow(/enter the secret again/)
})
