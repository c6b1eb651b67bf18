import { ROBOTS } from '../limits.ts'

/** The name by which a robots.txt speaks to us (RFC 9309, product token). */
export const ROBOTS_TOKEN = 'synthwire'

/**
 * The rules of a robots.txt that are meant for us, a line each: those of our own groups, else those for
 * everybody. What would make reading or matching them expensive is left out, so that this much can be kept
 * and handed to the parser whatever the file holds.
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

/** Matching costs the length of a pattern with wildcards times that of an address; others are cheap. */
function affordable(rules: string[]): string[] {
  let characters = 0
  let wildCharacters = 0
  const kept: string[] = []
  for (const rule of rules) {
    const tidy = rule.replaceAll(/\*+/g, '*')
    // The database holds no such characters, and no address has them.
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
