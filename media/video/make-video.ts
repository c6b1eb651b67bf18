import { createCanvas } from '@napi-rs/canvas'
import { setImmediate } from 'node:timers/promises'
import { Problem } from '#core/problem.ts'
import { SHEET_WIDTH } from './drawing/look.ts'
import type { Box } from './drawing/pen.ts'
import { preparedScript } from './drawing/prepared-script.ts'
import { blankFrame, pixelsOf, takeIn } from './encoding/i420.ts'
import { nativeEncoder } from './encoding/native-encoder.ts'
import { nativeLibrary } from './encoding/native-library.ts'
import { opusTrack } from './encoding/opus-track.ts'
import { aacTrack } from './encoding/sound-track.ts'
import type { EncoderSettings, VideoEncoder } from './encoding/video-encoder.ts'
import { videoFile } from './encoding/video-file.ts'
import { wasmEncoder } from './encoding/wasm-encoder.ts'
import { filmOf, MOUTH_FPS } from './formats/films.ts'
import { momentsOf, type Film } from './formats/film.ts'
import { mouthLevels } from './formats/mouth-levels.ts'
import { picturesFor } from './formats/reel.ts'
import { planSlides } from './slides/plan-slides.ts'
import type { EncoderName, FrameSize, MadeVideo, VideoWishes } from './video.ts'

const DEFAULT_SIZE: FrameSize = { width: 1280, height: 720 }
/** The bit rate at 720 lines; larger videos get more. */
const BITS_PER_SECOND = 2_000_000
/** Sound is written this many seconds ahead of its pictures. */
const SOUND_AHEAD_SECONDS = 1

/** Draws a narration and writes it as a video, which appears at its path once it is complete. */
export async function makeVideo(wishes: VideoWishes): Promise<MadeVideo> {
  const { narration: told, format, size = DEFAULT_SIZE, attempt, path } = wishes
  const { script, narration } = preparedScript(wishes.script, told)
  const slides = planSlides(script, narration)
  const pictures = await picturesFor(script, slides, wishes.pictures, size)
  const hasHosts = new Set(narration.cues.map(({ speaker }) => speaker)).size > 1
  const levels = await mouthLevels(narration.path, MOUTH_FPS)
  const film = filmOf(format, { script, narration, slides, pictures, hasHosts }, levels)
  const moments = momentsOf(film, narration.seconds)

  const isWebm = wishes.container === 'webm'
  const encoder = encoderFor(isWebm ? 'native' : wishes.encoder, {
    codec: isWebm ? 'vp9' : 'avc',
    ...size,
    framesPerSecond: film.framesPerSecond,
    bitsPerSecond: (BITS_PER_SECOND * size.height) / DEFAULT_SIZE.height,
  })
  const sound = isWebm
    ? await opusTrack(nativeLibrary()!, narration.path)
    : await aacTrack(narration.path)
  const file = await videoFile(path, {
    size,
    seconds: narration.seconds,
    frames: moments.length,
    title: script.title,
    sound: sound.source,
    container: wishes.container ?? 'mp4',
  })
  let written = 0
  const write = async () => {
    for (const packet of encoder.take()) {
      const { at } = moments[written]!
      const end = moments[++written]?.at ?? narration.seconds
      await sound.addUntil(at + SOUND_AHEAD_SECONDS)
      await file.add(packet, { at, seconds: end - at })
    }
  }
  try {
    const stage = openStage(film, size)
    for (const [count, { at, isKey }] of moments.entries()) {
      attempt.signal.throwIfAborted()
      await encoder.encode(stage.paint(at), isKey)
      await write()
      attempt.report(count / moments.length)
      // The event loop has to turn, because only then buffers outside the heap are freed.
      await setImmediate()
    }
    await encoder.finish()
    await write()
    if (written !== moments.length)
      throw new Error(`${written} packets of ${moments.length} frames`)
    await sound.addUntil(narration.seconds)
    await sound.finish()
    await file.finish()
  } catch (error) {
    await file.discard()
    throw error
  } finally {
    encoder.close()
    await sound.close()
  }
  attempt.report(1)
  return { seconds: narration.seconds, encoder: encoder.name }
}

function encoderFor(wish: EncoderName | undefined, settings: EncoderSettings): VideoEncoder {
  const library = wish === 'wasm' ? null : nativeLibrary()
  if (library) return nativeEncoder(library, settings)
  if (wish === 'native')
    throw new Problem(
      'unavailable',
      'This server cannot encode that: the optional package with its native video encoder is not installed. Choose mp4.',
    )
  return wasmEncoder(settings)
}

/** A canvas of which only the changed parts are redrawn. */
function openStage(film: Film, size: FrameSize) {
  const canvas = createCanvas(size.width, size.height)
  const pen = canvas.getContext('2d')
  const scale = size.width / SHEET_WIDTH
  pen.scale(scale, scale)
  const frame = blankFrame(size.width, size.height)
  const shown = film.layers.map(() => '')
  return {
    paint(at: number) {
      const changed: Box[] = []
      for (const [n, layer] of film.layers.entries()) {
        const key = layer.keyAt(at)
        if (key === shown[n] && !changed.some((box) => overlap(box, layer.box))) continue
        pen.save()
        layer.draw(pen, at)
        pen.restore()
        shown[n] = key
        changed.push(layer.box)
      }
      for (const { x, y, width, height } of changed) {
        const box = pixelsOf(frame, {
          x: x * scale,
          y: y * scale,
          width: width * scale,
          height: height * scale,
        })
        const { data } = pen.getImageData(box.x, box.y, box.width, box.height)
        takeIn(frame, new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4), box)
      }
      return frame
    },
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
