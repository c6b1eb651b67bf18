import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const CHARACTERS = 26
const NAME = /^[a-z2-7]{26}$/

/** A name that nobody guesses: 130 random bits as letters that a host may have. */
export function newPreviewName(): string {
  return [...randomBytes(CHARACTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Says if a text may name a preview; no app or site has such a name. */
export function isPreviewName(name: string): boolean {
  return NAME.test(name)
}
