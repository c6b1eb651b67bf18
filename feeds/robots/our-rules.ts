import { ROBOTS } from '../limits.ts'

/** The name by which a robots.txt speaks to us (RFC 9309, product token). */
export const ROBOTS_TOKEN = 'synthwire'

/**
 * The rules of a robots.txt that apply to us, one in each line: those of our own groups, else those for everybody.
 * Rules that are expensive to parse or match are left out, so that the rest can be kept and parsed whatever the file
 * contains.
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

/** "Disallow: /private # not for programs" */
function fieldOf(line: string): { key: string; value: string } {
  const [said = ''] = line.split('#', 1)
  const colon = said.indexOf(':')
  if (colon < 0) return { key: '', value: '' }
  return {
    key: said.slice(0, colon).trim().toLowerCase(),
    value: said.slice(colon + 1).trim(),
  }
}

/** Drops rules beyond the cost of matching: a pattern with wildcards costs its length times that of an address. */
function affordable(rules: string[]): string[] {
  let characters = 0
  let wildCharacters = 0
  const kept: string[] = []
  for (const rule of rules) {
    const tidy = rule.replaceAll(/\*+/g, '*')
    // The database cannot hold such characters, and no address contains them.
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
