import { parse as parseYaml } from 'yaml'
import { readToml } from './read-toml.ts'

/**
 * The parser for each line that encloses front matter, as Obsidian, Jekyll, Hugo and others write
 * it.
 */
const fences = { '---': readYaml, '+++': readToml } as const

export type Facts = Readonly<Record<string, unknown>>

/**
 * Splits a Markdown file into the facts at its beginning, in YAML or TOML, and its text. Facts that cannot be parsed
 * are null; a file without facts is all text.
 */
export function readFrontMatter(
  file: string,
  mostCharacters: number,
): { facts: Facts | null; body: string } {
  const text = file.startsWith('\ufeff') ? file.slice(1) : file
  const begin = /^(---|\+\+\+)[ \t]*\r?\n/.exec(text)
  if (!begin) return { facts: {}, body: text }
  const fence = begin[1] as keyof typeof fences
  const head = text.slice(0, mostCharacters)
  for (let at = begin[0].length; at < head.length;) {
    const end = head.indexOf('\n', at)
    const line = head.slice(at, end < 0 ? head.length : end)
    const behind = end < 0 ? head.length : end + 1
    if (line.trimEnd() === fence) {
      return {
        facts: fences[fence](text.slice(begin[0].length, at)),
        body: text.slice(behind),
      }
    }
    if (end < 0) break
    at = behind
  }
  return { facts: {}, body: text }
}

/** The most aliases that are resolved, because aliases that contain each other grow without end. */
const MOST_ALIASES = 10

function readYaml(facts: string): Facts | null {
  if (facts.trim() === '') return {}
  try {
    const read: unknown = parseYaml(facts, { maxAliasCount: MOST_ALIASES, logLevel: 'silent' })
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
    return isObject ? (read as Facts) : null
  } catch {
    return null
  }
}
