import { Problem } from '#core/problem.ts'
import { plainName } from './host-name.ts'

/**
 * Reads the names and addresses in a variable such as SYNTHWIRE_HOSTS, separated by commas or
 * spaces.
 */
export function readHosts(variable: string, text: string | undefined): string[] {
  const words = text?.split(/[\s,]+/).filter((word) => word !== '') ?? []
  return words.map((word) => {
    const name = /^[^*%]+$/.test(word) ? plainName(word) : null
    if (name !== null) return name
    throw new Problem(
      'invalid',
      `${variable} names "${word}". Give host names without protocol and port, like news.example.org, hub.lan.`,
    )
  })
}
