import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const CHARACTERS = 26
const NAME = /^[a-z2-7]{26}$/

/** Makes a name that nobody can guess: 130 random bits, written in letters that a host may have. */
export function newPreviewName(): string {
  return [...randomBytes(CHARACTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Says if a text has the form of a preview's name, which no app or site can have. */
export function isPreviewName(name: string): boolean {
  return NAME.test(name)
}
