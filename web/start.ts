import type { StoredAnswers } from './asking/answers.ts'
import type { DemoPlace } from './place/doors.ts'

/** The state of the rendered document, with which the browser program begins. */
export interface Start {
  /** The address for which the document was rendered. */
  address: string
  /** The time of the rendering, in ISO 8601. */
  now: string
  /** The answers that the rendering needed. */
  answers: StoredAnswers
  /** The place of a demo that is not at its usual path on a server. */
  place?: DemoPlace
}

export const startElementId = 'start'

/** Reads the state in the document; null if the server could only send an empty page. */
export function readStart(): Start | null {
  const text = document.getElementById(startElementId)?.textContent
  return text ? (JSON.parse(text) as Start) : null
}
