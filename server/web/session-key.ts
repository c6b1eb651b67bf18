import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const KEY_BYTES = 32

/** Signs what browsers keep for us; the same text always gets the same signature. */
export type Sign = (text: string) => string

/** With a key that outlives a restart. */
export async function openSigner(dataFolder: string): Promise<Sign> {
  const key = await readKey(join(dataFolder, 'session-key'))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whoever comes first makes the key; programs that start at the same moment must agree on one. */
async function readKey(path: string): Promise<Buffer> {
  try {
    await writeFile(path, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = await readFile(path)
  if (key.length !== KEY_BYTES) throw new Error(`${path} is damaged: delete it and start again`)
  return key
}
