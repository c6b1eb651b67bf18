import type { EncoderName } from '../video.ts'
import type { Frame } from './i420.ts'

export interface VideoPacket {
  data: Uint8Array
  isKey: boolean
}

/** Encodes frame by frame. Packets come out in the order of the frames, with a delay. */
export interface VideoEncoder {
  name: EncoderName
  encode(frame: Frame, isKey: boolean): Promise<void>
  /** Returns the packets that are ready, once each. */
  take(): VideoPacket[]
  finish(): Promise<void>
  /** Frees the encoder's memory; to be called even if a job ends early. */
  close(): void
}

export interface EncoderSettings {
  codec: 'avc' | 'vp9'
  width: number
  height: number
  framesPerSecond: number
  bitsPerSecond: number
}
