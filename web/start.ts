import type { StoredAnswers } from './asking/answers.ts'
import type { DemoPlace } from './place/doors.ts'

/** The state that the document already shows, so that the browser program begins where the server left off. */
export interface Start {
  /** The address that was rendered. */
  address: string
  /** The time of the rendering; ISO 8601. */
  now: string
  /** The answers that the rendering asked for. */
  answers: StoredAnswers
  /** The location of a demo that is not at its usual path on a server. */
  place?: DemoPlace
}

export const startElementId = 'start'

/** Null when the server could send no more than an empty page. */
export function readStart(): Start | null {
  const text = document.getElementById(startElementId)?.textContent
  return text ? (JSON.parse(text) as Start) : null
}
