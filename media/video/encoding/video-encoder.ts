import type { EncoderName } from '../video.ts'
import type { Frame } from './i420.ts'

export interface VideoPacket {
  data: Uint8Array
  isKey: boolean
}

/** Encodes frame by frame; packets come in the order of the frames, with a delay. */
export interface VideoEncoder {
  name: EncoderName
  encode(frame: Frame, isKey: boolean): Promise<void>
  /** Takes the packets that are ready. */
  take(): VideoPacket[]
  finish(): Promise<void>
  /** Frees its memory, also if a job ends before its video does. */
  close(): void
}

export interface EncoderSettings {
  codec: 'avc' | 'vp9'
  width: number
  height: number
  framesPerSecond: number
  bitsPerSecond: number
}
