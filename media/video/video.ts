import type { Script } from '#engine/scripts/script.ts'
import type { Attempt } from '../stages/attempt.ts'
import type { Narration } from '../sound/narration.ts'

const videoFormats = ['presentation', 'talking-head', 'animated'] as const
export type VideoFormat = (typeof videoFormats)[number]

/** Briefings name a form of what is said; they are shown as slides. */
export function isVideoFormat(format: string): format is VideoFormat {
  return (videoFormats as readonly string[]).includes(format)
}

export interface FrameSize {
  width: number
  height: number
}

/** The material of a video, and what it is to be. */
export interface VideoWishes {
  script: Script
  narration: Narration
  format: VideoFormat
  /** 1280 by 720 where nothing else is asked. */
  size?: FrameSize
  container?: 'mp4' | 'webm'
  /** Files with the pictures of entries, by the ids of those. */
  pictures: ReadonlyMap<number, string>
  /** The finished video; nothing stands there before it is whole. */
  path: string
  attempt: Attempt
  /** The fastest that this machine has, where nothing else is asked. */
  encoder?: EncoderName
}

export type EncoderName = 'native' | 'wasm'

export interface MadeVideo {
  seconds: number
  encoder: EncoderName
}
