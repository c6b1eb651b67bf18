// `node scripts/build/fonts/first-letters.mjs` writes the fonts for the first paint: the letters of
// western languages, in the weights that the styles use. To be run when fonts.css names other
// letters or a font family has changed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const look = join(root, 'web', 'look')
const families = ['newsreader', 'source-sans-3']

/**
 * The kept OpenType features: kerning, ligatures, the placing of marks, and lining and tabular
 * numerals.
 */
const keepFeatures = 'kern liga clig rlig calt ccmp locl mark mkmk lnum tnum'.split(' ')
const weights = { min: 400, max: 700 }

/** The contents of the font files, by file name. */
export async function firstLetters() {
  const letters = lettersOf(await readFile(join(look, 'fonts.css'), 'utf8'))
  const fonts = families.map(async (family) => {
    const whole = join(
      root,
      `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
    )
    const font = await subsetFont(await readFile(whole), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
    })
    return [join(look, 'fonts', `${family}-first.woff2`), font]
  })
  return Object.fromEntries(await Promise.all(fonts))
}

/** The letters that the style sheet's `unicode-range` names. */
function lettersOf(css) {
  const [, ranges] = /unicode-range:([^;]+)/.exec(css)
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.trim().slice(2).split('-')
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(join(look, 'fonts'), { recursive: true })
  for (const [file, font] of Object.entries(await firstLetters())) {
    await writeFile(file, font)
    console.log(`${file} ${(font.length / 1000).toFixed(1)} kB`)
  }
}
