import type { Script } from '#engine/scripts/script.ts'
import type { VoiceSettings } from '../../contracts/voices.ts'
import type { Timing } from '../pieces/piece-rows.ts'

/** The input of the process that makes pieces: all that it may know. */
export interface MakeWork {
  /** The folder of this job; finished stages in it are not repeated. */
  folder: string
  script: Script
  type: 'audio' | 'video'
  format: string
  settings: VoiceSettings
  /** Paths of the pictures of entries on this machine. */
  pictures: readonly (readonly [entry: number, path: string])[]
  /** The time at which it is made, ISO 8601. */
  at: string
}

/** A finished piece in the folder of its job. */
export interface MadePiece {
  /** Paths of the piece and of its cover. */
  file: string
  cover: string | null
  mediaType: string
  /** The length of its decoded sound. */
  seconds: number
  timing: Timing
  /** The voices that speak, in words. */
  voices: string
}

export const makerStages = ['speaking', 'drawing', 'encoding', 'checking'] as const
export type MakerStage = (typeof makerStages)[number]

/** Work that the process is given. */
export type MakerWork = { kind: 'make'; work: MakeWork } | { kind: 'sample'; work: SampleWork }

/** A sample of one sentence for a voice. */
export interface SampleWork {
  folder: string
  text: string
  language: string
  speaker: 'a' | 'b'
  settings: VoiceSettings
}

/** News of the process while it works. */
export interface MakerNews {
  stage: MakerStage
  share: number
}

/** A sentence that the reader's endpoint is to speak; the process does not know the endpoint's key. */
export interface SentenceToSpeak {
  text: string
  voice: string
}
