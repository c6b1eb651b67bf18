import type { VoiceWords } from '#engine/scripts/connectives/voice-words.ts'
import type { Speaker } from '#engine/scripts/script.ts'
import { look, outletHues } from './look.ts'
import { fillBox, setType, type Box, type Pen } from './pen.ts'
import { clipped } from './text.ts'

/** The pose of a presenter at a moment. */
export interface Pose {
  isSpeaking: boolean
  /** The opening of the mouth, from 0 (closed) to MOUTH_STEPS. */
  mouth: number
  areEyesOpen: boolean
}

export const MOUTH_STEPS = 4

/**
 * The height of a row of strokes. A presenter is printed like the wire photos, so that nobody takes
 * it for a real person.
 */
const ROW = 7
const CELL = 2
type Ink = 'hair' | 'skin' | 'coat' | 'line' | 'back'
const WEIGHTS: Record<Ink, number> = { hair: 6.2, skin: 1.7, coat: 5.4, line: 5.6, back: 0.9 }
const hosts = {
  a: { coat: look.pencil, ground: '#e5edf9' },
  b: { coat: outletHues.science.solid, ground: outletHues.science.wash },
} as const

/** Draws a host in a box, with a caption. */
export function drawPresenter(
  pen: Pen,
  speaker: Speaker,
  { names, synthetic }: VoiceWords,
  box: Box,
  pose: Pose,
): void {
  const host = hosts[speaker]
  const portrait = { ...box, height: box.height - 36 }
  fillBox(pen, portrait, pose.isSpeaking ? host.ground : look.well)
  const inks: Record<Ink, string> = {
    hair: look.ink,
    skin: look.ink2,
    coat: pose.isSpeaking ? host.coat : look.ink3,
    line: look.ink,
    back: look.hair2,
  }
  // Portraits have 200 units in each direction, and stand on the lower edge of their box.
  const unit = Math.min(portrait.width, portrait.height) / 200
  const left = portrait.x + portrait.width / 2 - 100 * unit
  const top = portrait.y + portrait.height - 200 * unit
  const rows = Math.floor(portrait.height / ROW)
  for (let row = 0; row < rows; row++) {
    const y = portrait.y + portrait.height - (row + 0.5) * ROW
    let from = portrait.x
    let ink: Ink | null = null
    for (let x = portrait.x; x <= portrait.x + portrait.width; x += CELL) {
      const isEnd = x + CELL > portrait.x + portrait.width
      const next = isEnd ? null : inkAt(speaker, (x - left) / unit, (y - top) / unit, pose)
      if (next === ink && !isEnd) continue
      if (ink)
        fillBox(
          pen,
          { x: from, y: y - WEIGHTS[ink] / 2, width: x - from, height: WEIGHTS[ink] },
          inks[ink],
        )
      from = x
      ink = next
    }
  }
  drawName(pen, `${names[speaker]} — ${synthetic}`, box, pose.isSpeaking ? host.coat : look.ink3)
}

function drawName(pen: Pen, name: string, box: Box, color: string): void {
  setType(pen, { family: 'sans', size: 18, weight: 600 })
  pen.fillStyle = color
  pen.textAlign = 'left'
  pen.direction = 'ltr'
  pen.fillText(clipped(pen, name, box.width), box.x, box.y + box.height - 10)
}

const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

/** Finds the ink at a place of a portrait. */
function inkAt(speaker: Speaker, x: number, y: number, pose: Pose): Ink | null {
  const face = within(x, y, 100, 84, 40, 52)
  if (face) {
    if (isHairOver(speaker, x, y)) return 'hair'
    if (isFeature(speaker, x, y, pose)) return 'line'
    return isPaper(speaker, x, y, pose) ? null : 'skin'
  }
  if (isHairBehind(speaker, x, y)) return 'hair'
  if (x > 84 && x < 116 && y > 120 && y < 152) return 'skin'
  const collar = Math.abs(x - 100) < (178 - y) * 0.42
  if (within(x, y, 100, 212, 84, 68)) return collar && y < 178 ? null : 'coat'
  return 'back'
}

function isHairOver(speaker: Speaker, x: number, y: number): boolean {
  return speaker === 'a' ? y < 56 + (x - 70) * 0.22 : y < 52 - Math.abs(x - 112) * 0.14
}

function isHairBehind(speaker: Speaker, x: number, y: number): boolean {
  if (speaker === 'a') return within(x, y, 100, 80, 54, 60) && y < 128
  return within(x, y, 100, 70, 47, 46) && y < 88
}

/** Says if a point belongs to the eyes, the glasses or the mouth. */
function isFeature(speaker: Speaker, x: number, y: number, { mouth, areEyesOpen }: Pose): boolean {
  for (const eye of [83, 117]) {
    if (areEyesOpen && within(x, y, eye, 82, 4.5, 6)) return true
    if (!areEyesOpen && Math.abs(x - eye) < 8 && Math.abs(y - 84) < 2.4) return true
    if (speaker === 'b') {
      const isRim = within(x, y, eye, 82, 15, 15) && !within(x, y, eye, 82, 12.5, 12.5)
      if (isRim) return true
    }
  }
  return isMouth(x, y, mouth)
}

const MOUTH_Y = 111
/**
 * Half the height of a closed mouth, which is still a stroke in the smaller portraits of two hosts.
 */
const CLOSED = 3.75

/**
 * Says if a point belongs to the mouth. A wide open mouth leaves room for a chin, and its first and
 * last strokes are a little shorter.
 */
function isMouth(x: number, y: number, mouth: number): boolean {
  const height = CLOSED + mouth * 2.1
  const away = Math.abs(y - MOUTH_Y)
  const rounded = mouth > 0 && away > height - 5 ? 4 : 0
  return away < height && Math.abs(x - 100) < 17 - mouth - rounded
}

/** Says if a point is left bare: the light around the eyes. */
function isPaper(_speaker: Speaker, x: number, y: number, _pose: Pose): boolean {
  return within(x, y, 83, 82, 11, 9) || within(x, y, 117, 82, 11, 9)
}
