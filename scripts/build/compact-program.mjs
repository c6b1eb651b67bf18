// Makes a program for Node smaller, because V8 keeps the source text of every module in memory,
// once per thread.
import { readFile, writeFile } from 'node:fs/promises'

/**
 * Options of esbuild. Names are kept and lines stay short, because error messages refer to both.
 */
export const compactly = {
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  legalComments: 'linked',
}

/**
 * Escapes all characters beyond ASCII in programs, because a single one makes V8 store two bytes
 * for every character of a module. Bundlers leave such characters only in regular expressions and
 * raw templates; the program has none in raw templates.
 */
export async function writeInAscii(files) {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const program = await readFile(file, 'utf8')
    const ascii = inAscii(program)
    if (ascii !== program) await writeFile(file, ascii)
  }
}

/**
 * Escapes characters beyond ASCII. A backslash before such a character is dropped, because the
 * escape begins with one.
 */
export function inAscii(program) {
  return program.replaceAll(/(\\*)([^\0-\x7f])/g, (_, backslashes, character) => {
    const isEscaped = backslashes.length % 2 === 1
    const kept = isEscaped ? backslashes.slice(1) : backslashes
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
