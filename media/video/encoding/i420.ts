/**
 * A frame in the form that encoders take: brightness at full resolution, and the two color planes
 * at half resolution (I420; BT.601, 16 to 235).
 */
export interface Frame {
  width: number
  height: number
  data: Uint8Array<ArrayBuffer>
}

/**
 * A box in pixels. All its numbers are even, because each block of 2 by 2 pixels shares a color.
 */
export interface PixelBox {
  x: number
  y: number
  width: number
  height: number
}

export function blankFrame(width: number, height: number): Frame {
  return { width, height, data: new Uint8Array((width * height * 3) / 2) }
}

/** The smallest pixel box that contains a box. */
export function pixelsOf({ width, height }: Frame, box: PixelBox): PixelBox {
  const x = Math.max(0, Math.floor(box.x) & ~1)
  const y = Math.max(0, Math.floor(box.y) & ~1)
  const right = Math.min(width, (Math.ceil(box.x + box.width) + 1) & ~1)
  const bottom = Math.min(height, (Math.ceil(box.y + box.height) + 1) & ~1)
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * Updates the changed part of a frame; `pixels` are those of the box (RGBA, opaque). Most frames
 * change little, and converting whole frames would take longer than encoding them.
 */
export function takeIn(frame: Frame, pixels: Uint32Array, box: PixelBox): void {
  const { data } = frame
  const stride = frame.width
  const blue = stride * frame.height
  const red = blue + (blue >> 2)
  const half = stride >> 1
  const { width, height } = box
  for (let y = 0; y < height; y += 2) {
    let from = y * width
    let to = (box.y + y) * stride + box.x
    let color = ((box.y + y) >> 1) * half + (box.x >> 1)
    for (let x = 0; x < width; x += 2) {
      // The colors are unpacked without helper functions, because this runs for every pixel.
      const a = pixels[from]!
      const b = pixels[from + 1]!
      const c = pixels[from + width]!
      const d = pixels[from + width + 1]!
      data[to] = lightOf(a)
      data[to + 1] = lightOf(b)
      data[to + stride] = lightOf(c)
      data[to + stride + 1] = lightOf(d)
      const r = (a & 255) + (b & 255) + (c & 255) + (d & 255)
      const g = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255)
      const l = ((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255)
      data[blue + color] = (-38 * r - 74 * g + 112 * l + 131_584) >> 10
      data[red + color] = (112 * r - 94 * g - 18 * l + 131_584) >> 10
      from += 2
      to += 2
      color++
    }
    from += width
  }
}

/** The brightness of a pixel, whose lowest byte is red. */
function lightOf(pixel: number): number {
  return (66 * (pixel & 255) + 129 * ((pixel >> 8) & 255) + 25 * ((pixel >> 16) & 255) + 4224) >> 8
}
