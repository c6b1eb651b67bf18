import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKeyFile } from './key-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-key-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('many that want a key at once get the same one, and nothing else is left', async () => {
  const path = join(folder, 'key')
  const keys = await Promise.all(Array.from({ length: 20 }, () => readKeyFile(path, 32)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  expect(await readdir(folder)).toEqual(['key'])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a key that is there is never replaced, whatever is in it', async () => {
  const path = join(folder, 'key')
  await writeFile(path, 'short')
  expect((await readKeyFile(path, 32)).toString()).toBe('short')
})

test('a file that was made and not written any more is not a key', async () => {
  const path = join(folder, 'key')
  await writeFile(path, '')
  const key = await readKeyFile(path, 32)
  expect(key).toHaveLength(32)
  expect(await readKeyFile(path, 32)).toEqual(key)
})
