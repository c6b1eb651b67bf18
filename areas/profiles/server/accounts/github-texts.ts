import * as z from 'zod/mini'
import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'

const WORDS_AT_MOST = 300
const HEADINGS_AT_MOST = 40

const Repositories = z.array(
  z.object({
    full_name: z.string(),
    name: z.string(),
    description: z.optional(z.nullable(z.string())),
    language: z.optional(z.nullable(z.string())),
    topics: z.optional(z.array(z.string())),
  }),
)

export interface Repository {
  /** The "owner/name" of the repository. */
  path: string
  /** The name, languages, topics and description of the repository, in one line. */
  words: string
}

/** The repositories that a response of GitHub lists. */
export function repositoriesIn(body: Uint8Array): Repository[] {
  const read = Repositories.safeParse(jsonOf(body))
  if (!read.success)
    throw new Problem(
      'invalid',
      'GitHub answered with something other than a list of repositories.',
    )
  return read.data.map(({ full_name: path, name, description, language, topics = [] }) => ({
    path,
    words: [name.replaceAll(/[-_.]+/g, ' '), description, language, topics.join(', ')]
      .filter(Boolean)
      .join('. ')
      .slice(0, WORDS_AT_MOST)
      .toWellFormed(),
  }))
}

/** The headings of a README in Markdown, without code blocks. */
export function headingsIn(body: Uint8Array): string[] {
  const headings: string[] = []
  let isCode = false
  for (const line of new TextDecoder().decode(body).split('\n')) {
    if (line.startsWith('```') || line.startsWith('~~~')) isCode = !isCode
    if (isCode || !/^#{1,3} /.test(line)) continue
    headings.push(line.replace(/^#+ /, '').slice(0, WORDS_AT_MOST).trim().toWellFormed())
    if (headings.length === HEADINGS_AT_MOST) break
  }
  return headings
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(body))
  } catch (error) {
    if (error instanceof Problem) throw error
    return null
  }
}
