import { subjectKey } from './subject-values.ts'

const GENERATE = '/ai-content/generate'

/** The form for a text about a subject, from anywhere; `subjectOf` reads its `subject`. */
export function writeAbout(subject: Parameters<typeof subjectKey>[0]): string {
  return `${GENERATE}?subject=${encodeURIComponent(subjectKey(subject))}`
}

/** The form for a text from a note of the reader. */
export function writeAboutNote(note: string): string {
  return `${GENERATE}?note=${encodeURIComponent(note)}`
}
