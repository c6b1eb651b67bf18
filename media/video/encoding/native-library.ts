import { createRequire } from 'node:module'

/** The used part of `@node-webcodecs/static-*`, an optional package without types. */
export interface NativeLibrary {
  createVideoFrame(data: Buffer, format: 'I420', width: number, height: number): { close(): void }
  VideoEncoderAsync: new (
    onPacket: (data: Uint8Array, isKey: boolean, atUs: number) => void,
    onError: (message: string) => void,
  ) => NativeVideoEncoder
  VideoDecoderAsync: new (
    onFrame: (frame: { close(): void }) => void,
    onError: (message: string) => void,
  ) => NativeDecoder
  AudioDecoderNative: new (
    onSound: (data: Uint8Array, format: string, rate: number, frames: number) => void,
    onError: (message: string) => void,
  ) => NativeDecoder
  AudioEncoderNative: new (
    onPacket: (data: Uint8Array, atUs: number, durationUs: number, extra?: Uint8Array) => void,
    onError: (message: string) => void,
  ) => NativeAudioEncoder
}

interface NativeVideoEncoder {
  configure(settings: Record<string, unknown>): void
  encode(frame: unknown, atUs: number, isKey: boolean): void
  flush(done: (error?: Error | null) => void): void
  close(): void
}

export interface NativeDecoder {
  configure(settings: Record<string, unknown>): void
  decode(data: Buffer, isKey: boolean, atUs: number, durationUs: number): void
  flush(done: (error?: Error | null) => void): void
  close(): void
}

interface NativeAudioEncoder {
  configure(settings: Record<string, unknown>): void
  encode(
    data: Float32Array,
    format: 'f32',
    rate: number,
    frames: number,
    channels: number,
    atUs: number,
  ): void
  flush(done: (error?: Error | null) => void): void
  close(): void
}

const require = createRequire(import.meta.url)
let library: NativeLibrary | null | undefined

/** Returns the library, or null if the optional package is not installed. */
export function nativeLibrary(): NativeLibrary | null {
  if (library === undefined) {
    try {
      library = require(
        `@node-webcodecs/static-${process.platform}-${process.arch}`,
      ) as NativeLibrary
    } catch {
      library = null
    }
  }
  return library
}

export function flushed(coder: {
  flush(done: (error?: Error | null) => void): void
}): Promise<void> {
  return new Promise((resolve, reject) => {
    coder.flush((error) => (error ? reject(error) : resolve()))
  })
}
