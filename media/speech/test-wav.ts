/** A WAV file with one channel of 16 bits; `said` is the length that its header states. */
export function wavOf(samples: Float32Array, rate: number, said = samples.length * 2): Uint8Array {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(said === samples.length * 2 ? 36 + said : said, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(said, 40)
  samples.forEach((sample, i) => file.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * i))
  return new Uint8Array(file)
}
