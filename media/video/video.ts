import type { Script } from '#engine/scripts/script.ts'
import type { Attempt } from '../stages/attempt.ts'
import type { Narration } from '../sound/narration.ts'

const videoFormats = ['presentation', 'talking-head', 'animated'] as const
export type VideoFormat = (typeof videoFormats)[number]

/** Briefings are a format of scripts; as videos they are slides. */
export function isVideoFormat(format: string): format is VideoFormat {
  return (videoFormats as readonly string[]).includes(format)
}

export interface FrameSize {
  width: number
  height: number
}

/** The material of a video, and its properties. */
export interface VideoWishes {
  script: Script
  narration: Narration
  format: VideoFormat
  /** 1280 by 720 by default. */
  size?: FrameSize
  container?: 'mp4' | 'webm'
  /** Files with the pictures of entries, by the ids of those. */
  pictures: ReadonlyMap<number, string>
  /** The path of the finished video; nothing appears there before it is complete. */
  path: string
  attempt: Attempt
  /** The encoder; by default the fastest of this machine. */
  encoder?: EncoderName
}

export type EncoderName = 'native' | 'wasm'

export interface MadeVideo {
  seconds: number
  encoder: EncoderName
}
