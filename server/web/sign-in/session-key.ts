import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { readKeyFile } from '../../settings/key-file.ts'

const KEY_BYTES = 32

/** Signs values that browsers keep for us; a text always gets the same signature. */
export type Sign = (text: string) => string

/** Opens the signer of this server, whose key survives a restart. */
export async function openSigner(dataFolder: string): Promise<Sign> {
  const key = await readKey(join(dataFolder, 'session-key'))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

async function readKey(path: string): Promise<Buffer> {
  const key = await readKeyFile(path, KEY_BYTES)
  if (key.length !== KEY_BYTES) throw new Error(`${path} is damaged: delete it and start again`)
  return key
}
