import type { Box } from '../drawing/pen.ts'

/** A frame as encoders take it: light, and the two colours at half the size (BT.601, 16 to 235). */
export interface Frame {
  width: number
  height: number
  data: Uint8Array<ArrayBuffer>
}

export function blankFrame(width: number, height: number): Frame {
  return { width, height, data: new Uint8Array((width * height * 3) / 2) }
}

/**
 * Takes in what changed of a picture, of which `pixels` are all (RGBA, opaque). Most frames change a small
 * part, and converting all of each would take longer than encoding them.
 */
export function takeIn(frame: Frame, pixels: Uint8Array, changed: Box): void {
  const { width, height, data } = frame
  const left = Math.max(0, Math.floor(changed.x) & ~1)
  const top = Math.max(0, Math.floor(changed.y) & ~1)
  const right = Math.min(width, (Math.ceil(changed.x + changed.width) + 1) & ~1)
  const bottom = Math.min(height, (Math.ceil(changed.y + changed.height) + 1) & ~1)
  const half = width / 2
  const blue = width * height
  const red = blue + blue / 4
  for (let y = top; y < bottom; y += 2) {
    let at = y * width + left
    let below = at + width
    let color = (y / 2) * half + left / 2
    for (let x = left; x < right; x += 2, at += 2, below += 2, color++) {
      let r = 0
      let g = 0
      let b = 0
      for (const place of [at, at + 1, below, below + 1]) {
        const p = place * 4
        const [pr, pg, pb] = [pixels[p]!, pixels[p + 1]!, pixels[p + 2]!]
        data[place] = (66 * pr + 129 * pg + 25 * pb + 4224) >> 8
        r += pr
        g += pg
        b += pb
      }
      data[blue + color] = (-38 * r - 74 * g + 112 * b + 131_584) >> 10
      data[red + color] = (112 * r - 94 * g - 18 * b + 131_584) >> 10
    }
  }
}
