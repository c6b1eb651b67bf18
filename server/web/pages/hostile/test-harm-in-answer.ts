import { harmIn } from '#engine/markup/test-answers.ts'

/**
 * Matches names of fields that a screen uses as links or for requests. A field `logo` is not among
 * them, because it is letters, drawn as text.
 */
const ADDRESS = /(link|url|address|site|page|href)$/i
const PICTURE = /(image|picture|icon|avatar)$/i

/** Finds markup that would run, and addresses that would be fetched, in an answer. */
export function* harmInAnswer(value: unknown, path: string, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (name === 'html') for (const harm of harmIn(value)) yield `${path} html: ${harm}`
    if (ADDRESS.test(name) && /^[\s\p{Cc}]*(javascript|data|vbscript|file|blob):/iu.test(value))
      yield `${path} ${name}: ${value}`
    if (PICTURE.test(name) && /[:/]/.test(value) && !/^\/(images|pictures)\//.test(value))
      yield `${path} ${name}: ${value}`
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield* harmInAnswer(inner, path, Array.isArray(value) ? name : key)
  }
}
