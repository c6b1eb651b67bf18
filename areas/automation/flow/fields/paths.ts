import { FLOW } from '../../limits.ts'

/** A path of names and positions: `["steps", "read", "items", 0, "title"]`. */
export type Path = (string | number)[]

/** The names with which a reference can begin. */
export const roots = ['trigger', 'steps', 'item', 'index', 'run'] as const
export interface Scope {
  trigger: unknown
  steps: Record<string, unknown>
  run?: unknown
  item?: unknown
  index?: number
}

const part = /^(?:\.?([\p{L}_$][\p{L}\p{N}_$-]*)|\[(\d{1,9})\]|\["([^"\\]{1,200})"\])/u

/** Reads `steps.read.items[0].title` or `steps.read["Full name"]`; null for any other text. */
export function readPath(text: string): Path | null {
  const path: Path = []
  let rest = text.trim()
  // A path begins with a name; a dot only separates two parts.
  if (rest.startsWith('.')) return null
  while (rest !== '') {
    const [whole, name, position, quoted] = part.exec(rest) ?? []
    if (whole === undefined || path.length === FLOW.pathParts) return null
    if (path.length > 0 && name !== undefined && !whole.startsWith('.')) return null
    path.push(position === undefined ? (name ?? quoted!) : Number(position))
    rest = rest.slice(whole.length)
  }
  return typeof path[0] === 'string' ? path : null
}

/** Writes a path as text that `readPath` can read. */
export function writePath(path: Path): string {
  return path
    .map((name, index) => {
      if (typeof name === 'number') return `[${name}]`
      if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(name)) return `["${name}"]`
      return index === 0 ? name : `.${name}`
    })
    .join('')
}

/**
 * Follows a path through own properties only, because answers of strangers may contain any names.
 * Lists have positions and `length`. Undefined if the path leads nowhere.
 */
export function follow(scope: unknown, path: Path): unknown {
  let value = scope
  for (const name of path) {
    if (Array.isArray(value)) {
      if (name === 'length') value = value.length
      else if (typeof name === 'number') value = value[name]
      else return undefined
    } else {
      if (name === '__proto__' || value === null || typeof value !== 'object') return undefined
      if (!Object.hasOwn(value, name)) return undefined
      value = (value as Record<string, unknown>)[name]
    }
  }
  return value
}

/** Explains why a path cannot lead anywhere; null if it may lead somewhere. */
export function rootProblem(path: Path): string | null {
  const root = path[0]
  if (root === 'account' || root === 'accounts' || root === 'secrets')
    return 'Passwords and keys of accounts cannot be read. Choose the account at the step instead.'
  if (path.includes('__proto__')) return 'Fields cannot be called "__proto__".'
  if (roots.some((known) => known === root)) return null
  return `Fields begin with "trigger", "steps", "item", "index" or "run", not with "${String(root)}".`
}
