import type { Article } from '#areas/articles/contract.ts'
import { timeWords } from '../../time-words.ts'

/** How long it takes to hear or watch what was published with an article. */
export function RecordingLength({ article: { recordingSeconds } }: { article: Article }) {
  return recordingSeconds ? <span>{timeWords(recordingSeconds)}</span> : null
}
