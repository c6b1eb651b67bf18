import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { firstLetters } from './first-letters.mjs'

test('the fonts of the first paint hold what their families and fonts.css say', async () => {
  for (const [file, font] of Object.entries(await firstLetters())) {
    expect((await readFile(file)).equals(font), basename(file)).toBe(true)
  }
})
