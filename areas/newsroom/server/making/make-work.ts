import type { Script } from '#engine/scripts/script.ts'
import type { VoiceSettings } from '../../contracts/voices.ts'
import type { Timing } from '../pieces/piece-rows.ts'

/** What the process that makes pieces is given: all that it may know. */
export interface MakeWork {
  /** Of this job alone; what was finished there before is not made again. */
  folder: string
  script: Script
  type: 'audio' | 'video'
  format: string
  settings: VoiceSettings
  /** Where the pictures of entries lie on this machine. */
  pictures: readonly (readonly [entry: number, path: string])[]
  /** When it is made, ISO 8601. */
  at: string
}

/** A finished piece in the folder of its job. */
export interface MadePiece {
  /** Paths of the piece and of its cover. */
  file: string
  cover: string | null
  mediaType: string
  /** As its decoded sound lasts. */
  seconds: number
  timing: Timing
  /** Who speaks, in words. */
  voices: string
}

export const makingStages = ['speaking', 'drawing', 'encoding', 'checking'] as const
export type MakingStage = (typeof makingStages)[number]

/** What travels to the process. */
export type ToMaker =
  | { kind: 'make'; work: MakeWork }
  | { kind: 'sample'; work: SampleWork }
  | { kind: 'spoken'; id: number; sound: Uint8Array }
  | { kind: 'unspoken'; id: number; problem: string }

/** One sentence, to hear who speaks. */
export interface SampleWork {
  folder: string
  text: string
  language: string
  speaker: 'a' | 'b'
  settings: VoiceSettings
}

/** What it says. */
export type FromMaker =
  | { kind: 'progress'; stage: MakingStage; share: number }
  /** Has a sentence spoken by the endpoint of the reader, whose key it does not know. */
  | { kind: 'speak'; id: number; text: string; voice: string }
  | { kind: 'made'; piece: MadePiece }
  | { kind: 'problem'; problem: string }
  | { kind: 'failed'; error: string; code: string | null }
