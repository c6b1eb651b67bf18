// Makes a program for Node smaller: V8 keeps the text of every module for as long as it runs, in each thread.
import { readFile, writeFile } from 'node:fs/promises'

/** Options of esbuild. Names stay, and lines stay short, since errors refer to both. */
export const compactly = {
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  legalComments: 'linked',
}

/**
 * Escapes all characters beyond ASCII in programs: a single one makes V8 store two bytes for every
 * character. Bundlers leave them in regular expressions and raw templates; only the former occur
 * here.
 */
export async function writeInAscii(files) {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const program = await readFile(file, 'utf8')
    const ascii = inAscii(program)
    if (ascii !== program) await writeFile(file, ascii)
  }
}

/** A backslash before such a character is dropped, because the escape has its own. */
export function inAscii(program) {
  return program.replaceAll(/(\\*)([^\0-\x7f])/g, (_, backslashes, character) => {
    const isEscaped = backslashes.length % 2 === 1
    const kept = isEscaped ? backslashes.slice(1) : backslashes
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
