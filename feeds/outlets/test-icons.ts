/**
 * An icon file with one bitmap, all of whose pixels have this color: red, green, blue and alpha.
 */
export function icoOf(width: number, height: number, pixel: readonly number[], bits = 32): Buffer {
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixel
  const colors = bits <= 8 ? 1 << bits : 0
  const stride = Math.ceil((width * bits) / 32) * 4
  const maskStride = Math.ceil(width / 32) * 4
  const dib = Buffer.alloc(40 + colors * 4 + (stride + maskStride) * height)
  dib.writeUInt32LE(40, 0)
  dib.writeInt32LE(width, 4)
  dib.writeInt32LE(height * 2, 8)
  dib.writeUInt16LE(1, 12)
  dib.writeUInt16LE(bits, 14)
  const bgr = [blue, green, red]
  if (colors > 0) Buffer.from(bgr).copy(dib, 40)
  for (let y = 0; y < height && bits > 8; y++)
    for (let x = 0; x < width; x++)
      Buffer.from([...bgr, alpha]).copy(dib, 40 + y * stride + (x * bits) / 8, 0, bits / 8)
  return icoWith(dib, width, bits)
}

export function icoWith(content: Buffer, width: number, bits = 32): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head[6] = width & 255
  head[7] = width & 255
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(bits, 12)
  head.writeUInt32LE(content.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, content])
}
