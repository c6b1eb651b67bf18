import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { CLOCK } from '#core/limits.ts'
import { readKeyFile } from '../key-file.ts'

const KEY_BYTES = 32
export const SESSION_DAYS = 30

/** Signed proof that a browser gave the password; nothing about it is stored. */
export interface Sessions {
  issue(now: Date): string
  isValid(session: string | null, now: Date): boolean
  /** Compares in constant time. */
  isPassword(candidate: string): boolean
}

/** The key outlives a restart; a session outlives neither its term nor a change of `bondedTo`. */
export async function openSessions(
  dataFolder: string,
  password: string,
  bondedTo: string,
): Promise<Sessions> {
  const key = await readKey(join(dataFolder, 'session-key'))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const bond = sign(`bond ${bondedTo}`)
  const seal = (claim: string) => sign(`session ${bond} ${claim}`)

  return {
    issue(now) {
      const claim = `${now.getTime() + SESSION_DAYS * 86_400_000}.${randomBytes(12).toString('base64url')}`
      return `${claim}.${seal(claim)}`
    },
    isValid(session, now) {
      const [expiry, nonce, signature] = session?.split('.') ?? []
      if (!signature || !isSame(signature, seal(`${expiry}.${nonce}`))) return false
      // Issued by a clock that was ahead, it would outlive its term by as much.
      const leftMs = Number(expiry) - now.getTime()
      return leftMs > 0 && leftMs <= SESSION_DAYS * 86_400_000 + CLOCK.skewMinutes * 60_000
    },
    isPassword: (candidate) => isSame(sign(candidate), sign(password)),
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function readKey(path: string): Promise<Buffer> {
  const key = await readKeyFile(path, KEY_BYTES)
  if (key.length !== KEY_BYTES) throw new Error(`${path} is damaged: delete it and start again`)
  return key
}
