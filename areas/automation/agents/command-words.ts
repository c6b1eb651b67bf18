import * as z from 'zod/mini'
import { lookUps } from '#areas/assistant/contracts/look-ups.ts'
import type { AgentAnswer } from '../contracts/conversations.ts'

const { output: Found } = lookUps.search
const SHOWN = 8
const SHOWN_CHARACTERS = 1200

/**
 * Describes the result of a command: the passages that a look-up found, a text as it is, or a
 * remark that the action above shows the data.
 */
export function commandWords(result: string): Pick<AgentAnswer, 'text' | 'sources'> {
  const value = readJson(result)
  const found = z.safeParse(Found, value).data
  if (!found) {
    const isData = /^[[{]/.test(result)
    if (isData) return { text: 'Done. The action above shows the result.', sources: [] }
    return { text: value === undefined && result !== '' ? result : 'Done.', sources: [] }
  }
  const sources = found.material.slice(0, SHOWN).map((one, nth) => ({
    ...{ number: nth + 1, name: one.outlet, title: one.title, article: one.article },
    text: shownOf(one.text),
  }))
  const text = found.lines.length > 0 ? found.lines.join('\n') : 'The sources say:'
  return { text, sources }
}

/** The beginning of a long text, up to the end of a word where its script has spaces. */
function shownOf(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text
  const room = text.slice(0, SHOWN_CHARACTERS)
  const end = Math.max(room.lastIndexOf(' '), SHOWN_CHARACTERS / 2)
  return `${room.slice(0, end).toWellFormed()}…`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The result is plain text, or JSON that was cut off.
    return undefined
  }
}
