import type { Script } from '#engine/scripts/script.ts'
import type { Attempt } from '../stages/attempt.ts'
import type { Narration } from '../sound/narration.ts'

const videoFormats = ['presentation', 'talking-head', 'animated'] as const
export type VideoFormat = (typeof videoFormats)[number]

/**
 * Says if a format of scripts is also one of videos. Briefings are only a format of scripts; as
 * videos they are slides.
 */
export function isVideoFormat(format: string): format is VideoFormat {
  return (videoFormats as readonly string[]).includes(format)
}

export interface FrameSize {
  width: number
  height: number
}

/** The material and the properties of a video. */
export interface VideoWishes {
  script: Script
  narration: Narration
  format: VideoFormat
  /** The size of the frames; 1280 by 720 by default. */
  size?: FrameSize
  container?: 'mp4' | 'webm'
  /** Files with the pictures of entries, by entry id. */
  pictures: ReadonlyMap<number, string>
  /** The path at which the video appears once it is complete. */
  path: string
  attempt: Attempt
  /** The encoder; by default the fastest one of this machine. */
  encoder?: EncoderName
}

export type EncoderName = 'native' | 'wasm'

export interface MadeVideo {
  seconds: number
  encoder: EncoderName
}
