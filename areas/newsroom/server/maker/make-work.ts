import type { Script } from '#engine/scripts/script.ts'
import type { VoiceSettings } from '../../contracts/voices.ts'
import type { Timing } from '../pieces/piece-rows.ts'

/** The input of the maker process, which is all that the process knows. */
export interface MakeWork {
  /** The folder of the job. Stages that are already finished in it are not repeated. */
  folder: string
  script: Script
  type: 'audio' | 'video'
  format: string
  settings: VoiceSettings
  /** The paths of pictures on this machine, by their entries. */
  pictures: readonly (readonly [entry: number, path: string])[]
  /** The time at which the piece is made, in ISO 8601. */
  at: string
}

/** A finished piece in the folder of its job. */
export interface MadePiece {
  /** The path of the piece; `cover` is that of its cover. */
  file: string
  cover: string | null
  mediaType: string
  /** The length of the decoded sound in seconds. */
  seconds: number
  timing: Timing
  /** The voices that speak, in words. */
  voices: string
}

export const makerStages = ['speaking', 'drawing', 'encoding', 'checking'] as const
export type MakerStage = (typeof makerStages)[number]

/** The work for a maker process. */
export type MakerWork = { kind: 'make'; work: MakeWork } | { kind: 'sample'; work: SampleWork }

/** A sample of a voice with one sentence. */
export interface SampleWork {
  folder: string
  text: string
  language: string
  speaker: 'a' | 'b'
  settings: VoiceSettings
}

/** The progress that the process reports. */
export interface MakerNews {
  stage: MakerStage
  share: number
}

/**
 * A sentence that the reader's endpoint has to speak. The parent process asks the endpoint, because
 * the maker process does not know its key.
 */
export interface SentenceToSpeak {
  text: string
  voice: string
}
