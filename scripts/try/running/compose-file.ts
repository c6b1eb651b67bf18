import { parse } from 'yaml'

export interface Service {
  environment: Record<string, string>
  isReadOnly: boolean
  profiles: string[]
  image: string
}

/** Reads a service of compose.yaml, with the values that a file .env would give. */
export function readService(text: string, name: string, given: Record<string, string>): Service {
  const { services } = parse(text) as { services: Record<string, Record<string, unknown>> }
  const service = services[name]
  if (!service) throw new Error(`There is no service "${name}".`)
  const environment = (service['environment'] ?? {}) as Record<string, string>
  return {
    environment: Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, withValues(value, given)]),
    ),
    isReadOnly: service['read_only'] === true,
    profiles: (service['profiles'] ?? []) as string[],
    image: String(service['image']),
  }
}

/** Replaces `${NAME:-default}` and `${NAME:?message}` as Compose does. */
export function withValues(text: string, given: Record<string, string>): string {
  const filled = text.replaceAll(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_, name: string, sort: string, words: string) => {
      const value = given[name]
      if (value) return value
      if (sort === '?') throw new Error(words)
      return words
    },
  )
  if (filled.includes('${')) throw new Error(`Not understood: ${text}`)
  return filled
}
