import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import { plainText, upTo } from '../../markup/plain-text.ts'
import { secondsStated } from './seconds-stated.ts'

export interface StatedChapter {
  title: string
  /** Its beginning in seconds. */
  start: number
}

const MOST_CHAPTERS = 300
const TITLE_CHARACTERS = 300

/**
 * The chapters in a file of Podcasting 2.0 (JSON), in the order of time. Chapters that are marked
 * as hidden from lists are left out.
 */
export function readChapters(file: Uint8Array): StatedChapter[] {
  const stated = chaptersIn(new TextDecoder().decode(file).replace(/^\ufeff/, ''))
  const chapters = stated.slice(0, MOST_CHAPTERS).flatMap((chapter) => {
    const { title, startTime, toc } = chapter as Record<string, unknown>
    const start = secondsStated(startTime)
    const name = typeof title === 'string' ? plainText(upTo(title, TITLE_CHARACTERS)) : ''
    return start === undefined || name === '' || toc === false ? [] : [{ title: name, start }]
  })
  return chapters.toSorted((a, b) => a.start - b.start)
}

function chaptersIn(source: string): object[] {
  let document: unknown
  try {
    document = parseJson(source)
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError) return []
    throw error
  }
  const list = (document as { chapters?: unknown } | null)?.chapters
  if (!Array.isArray(list)) return []
  return list.filter((one): one is object => typeof one === 'object' && one !== null)
}
