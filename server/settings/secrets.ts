import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Problem } from '#core/problem.ts'
import { readKeyFile } from './key-file.ts'
import type { Secrets } from '../tools.ts'

export const KEY_FILE = 'secrets.key'
const CIPHER = 'aes-256-gcm'
export const KEY_BYTES = 32
/** Lengths that NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The first byte of an encrypted text, so that another format can be added later. */
const VERSION = 1

/**
 * Opens the secrets with the key in this data folder. The key is created the first time, and only
 * its owner can read it.
 */
export async function openSecrets(dataFolder: string): Promise<Secrets> {
  return openSecretsWith(await readKey(join(dataFolder, KEY_FILE)))
}

/** Opens the secrets with a key from another place, such as an archive. */
export function openSecretsWith(key: Buffer): Secrets {
  // Each key has one use, so signatures use a key that is derived from it.
  const signingKey = Buffer.from(hkdfSync('sha256', key, '', 'signatures', KEY_BYTES))
  return {
    sign(text) {
      return createHmac('sha256', signingKey).update(text).digest('base64url')
    },
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed) {
      const bytes = Buffer.from(sealed)
      const nonceEnd = 1 + NONCE_BYTES
      const tagEnd = nonceEnd + TAG_BYTES
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, nonceEnd))
        decipher.setAuthTag(bytes.subarray(nonceEnd, tagEnd))
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
          'utf8',
        )
      } catch (error) {
        throw new Problem(
          'unavailable',
          `A stored secret cannot be read: it was encrypted with another ${KEY_FILE} than the one in the data folder. Put that file back, or enter the secret again.`,
          { cause: error },
        )
      }
    },
  }
}

async function readKey(path: string): Promise<Buffer> {
  const key = await readKeyFile(path, KEY_BYTES)
  if (key.length === KEY_BYTES) return key
  throw new Problem(
    'unavailable',
    `${path} is not a key of ${KEY_BYTES} bytes. Put the right file back.`,
  )
}
