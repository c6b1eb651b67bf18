import { ROBOTS } from '../limits.ts'

/** The name of this program in a robots.txt (RFC 9309, product token). */
export const ROBOTS_TOKEN = 'synthwire'

/**
 * The rules of a robots.txt that apply to this program, one per line: those of its own groups, or
 * else those for everybody. Rules that are expensive to parse or match are left out, so that any
 * file is cheap to keep and use.
 */
export function ourRules(text: string): string[] {
  const ours: string[] = []
  const everybodys: string[] = []
  let hasOurs = false
  let isForUs = false
  let isForEverybody = false
  let isNaming = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { key, value } = fieldOf(line)
    if (key === 'user-agent') {
      if (!isNaming) isForUs = isForEverybody = false
      isNaming = true
      const token = /^(?:\*|[a-z_-]+)/.exec(value.toLowerCase())?.[0]
      if (token === '*') isForEverybody = true
      if (token === ROBOTS_TOKEN) hasOurs = isForUs = true
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      isNaming = false
      const rule = `${key}: ${value}`
      if (isForUs) ours.push(rule)
      if (isForEverybody) everybodys.push(rule)
    }
  }
  return affordable(hasOurs ? ours : everybodys)
}

/** Splits a line such as "Disallow: /private # not for programs" into its key and value. */
function fieldOf(line: string): { key: string; value: string } {
  const [said = ''] = line.split('#', 1)
  const colon = said.indexOf(':')
  if (colon < 0) return { key: '', value: '' }
  return {
    key: said.slice(0, colon).trim().toLowerCase(),
    value: said.slice(colon + 1).trim(),
  }
}

/**
 * Drops rules once matching would cost too much: a pattern with wildcards costs its length times
 * that of an address.
 */
function affordable(rules: string[]): string[] {
  let characters = 0
  let wildCharacters = 0
  const kept: string[] = []
  for (const rule of rules) {
    const tidy = rule.replaceAll(/\*+/g, '*')
    // The database cannot store null characters, and no address contains them.
    if (tidy.length > ROBOTS.ruleCharacters || tidy.includes('\0')) continue
    const wild = tidy.includes('*') ? tidy.length : 0
    if (wildCharacters + wild > ROBOTS.wildCharacters) continue
    if (characters + tidy.length > ROBOTS.ruleCharactersTogether) break
    if (kept.length >= ROBOTS.rules) break
    wildCharacters += wild
    characters += tidy.length
    kept.push(tidy)
  }
  return kept
}
