/** Limits of archives that a server is restored from. A server with ten million entries is within them. */
export const ARCHIVE = {
  packedBytes: 20_000_000_000,
  unpackedBytes: 200_000_000_000,
  /**
   * The highest ratio between the size of any stretch of `stretchBytes` and its packed form. Zeros
   * reach a ratio of 1,000, news 15.
   */
  ratio: 200,
  stretchBytes: 32_000_000,
  manifestBytes: 1_000_000,
  /** A part of a table ends with the row that fills it, so it may exceed the usual size by one large row. */
  partBytes: 128_000_000,
  /** The least size of each part except the last of its table. */
  leastPartBytes: 1_000_000,
  parts: 100_000,
  rowBytes: 64_000_000,
  rows: 300_000_000,
  files: 150_000,
  fileBytes: 10_000_000,
  /** The most zeros after the last file: tar fills up its blocks with zeros. */
  paddingBytes: 1_000_000,
  textCharacters: 20_000_000,
  listItems: 100_000,
  jsonDepth: 32,
} as const
