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
/** Families of the machine, for letters that ours do not have. */
const added = new Set<string>()

/** Each subset has its own name: of several with one name, only the last is found. */
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

/** Families of the machine, without ours. */
export function machineFamilies(): string[] {
  loadFonts()
  return GlobalFonts.families
    .map(({ family }) => family)
    .filter((family) => !/^(?:synthwire|Newsreader|Source Sans)/u.test(family))
}

export function addFamily(family: string): void {
  added.add(family)
}

/** Lists the families as `font` of a canvas takes them, ours first. */
export function fontStack(family: Family): string {
  loadFonts()
  const own = stacks.get(family)!
  const others = family === 'sans' ? [] : stacks.get('sans')!
  return [...own, ...others, ...added].map((name) => JSON.stringify(name)).join(', ')
}
