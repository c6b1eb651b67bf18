import type { Article } from '#areas/articles/contract.ts'
import { timeWords } from '../../time-words.ts'

/** The time it takes to hear or watch the recording of an article. */
export function RecordingLength({ article: { recordingSeconds } }: { article: Article }) {
  return recordingSeconds ? <span>{timeWords(recordingSeconds)}</span> : null
}
