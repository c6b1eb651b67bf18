import { subjectKey } from './subject-values.ts'

const GENERATE = '/ai-content/generate'

/** The address of the form for a text about a subject, which `subjectOf` reads from the address. */
export function writeAbout(subject: Parameters<typeof subjectKey>[0]): string {
  return `${GENERATE}?subject=${encodeURIComponent(subjectKey(subject))}`
}

/** The address of the form for a text that is made from a note. */
export function writeAboutNote(note: string): string {
  return `${GENERATE}?note=${encodeURIComponent(note)}`
}
