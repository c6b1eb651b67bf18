import { GlobalFonts } from '@napi-rs/canvas'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Family = 'serif' | 'serif-italic' | 'sans'

const require = createRequire(import.meta.url)
const shipped = [
  { family: 'serif', folder: 'newsreader', cut: 'opsz-normal' },
  { family: 'serif-italic', folder: 'newsreader', cut: 'opsz-italic' },
  { family: 'sans', folder: 'source-sans-3', cut: 'wght-normal' },
] as const
const subsets = {
  newsreader: ['latin', 'latin-ext', 'vietnamese'],
  'source-sans-3': [
    'latin',
    'latin-ext',
    'vietnamese',
    'cyrillic',
    'cyrillic-ext',
    'greek',
    'greek-ext',
  ],
} as const

const stacks = new Map<Family, string[]>()
/** Fonts of this machine that were added for letters missing in the program's own fonts. */
const added = new Set<string>()

/**
 * Loads the program's fonts. Each subset gets its own name, because of several fonts with one name
 * only the last is found.
 */
export function loadFonts(): void {
  if (stacks.size > 0) return
  for (const { family, folder, cut } of shipped) {
    const files = join(
      dirname(require.resolve(`@fontsource-variable/${folder}/package.json`)),
      'files',
    )
    const names = subsets[folder].map((subset) => {
      const name = `synthwire ${family} ${subset}`
      GlobalFonts.registerFromPath(join(files, `${folder}-${subset}-${cut}.woff2`), name)
      return name
    })
    stacks.set(family, names)
  }
}

/** The font families of this machine, without those of this program. */
export function machineFamilies(): string[] {
  loadFonts()
  return GlobalFonts.families
    .map(({ family }) => family)
    .filter((family) => !/^(?:synthwire|Newsreader|Source Sans)/u.test(family))
}

export function addFamily(family: string): void {
  added.add(family)
}

/** Lists the families in the form of a canvas's `font`, the program's own first. */
export function fontStack(family: Family): string {
  loadFonts()
  const own = stacks.get(family)!
  const others = family === 'sans' ? [] : stacks.get('sans')!
  return [...own, ...others, ...added].map((name) => JSON.stringify(name)).join(', ')
}
